"""How a command says that it cannot do what it was asked."""


class CommandError(Exception):
    """One sentence for the person at the keyboard; *status* is the exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status
