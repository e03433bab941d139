"""What can be set when the server starts."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_data() -> Path:
    """The folder of this user for Oxrow's data."""
    return user_data_path("oxrow", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the server keeps its data, and how long a bot may think."""

    data: Path = field(default_factory=default_data)
    think_seconds: float = 0.8
    """Most time for one decision of a bot; a table with many bots shares it out."""
    bot_workers: int = 2
    """Processes that bots think in."""

    @property
    def database(self) -> str:
        """The address of the store."""
        return f"sqlite+aiosqlite:///{self.data / 'oxrow.sqlite'}"
