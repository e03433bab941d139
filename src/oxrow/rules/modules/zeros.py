"""Zeros: never placed; the number beside one comes first (rules 4.1, 6)."""

from oxrow.rules.agenda import PlaceCard
from oxrow.rules.cards import Card, is_zero
from oxrow.rules.events import CardLaidAside
from oxrow.rules.workspace import Rules, Workspace


def zeros(inner: Rules) -> Rules:
    """A zero goes to its owner's pile; AMB-10 and AMB-13 say when it may be played."""

    def rank(rules: Rules, card: Card, together: tuple[Card, ...]) -> tuple[int, int]:
        """Zeros come off first, then the numbers beside one, then all others."""
        _, place = inner.rank(rules, card, together)
        if is_zero(card):
            return (-1, place)
        return (0 if any(map(is_zero, together)) else 1, place)

    def place_card(work: Workspace, step: PlaceCard) -> None:
        if is_zero(step.card):
            work.seats[step.seat].pile += (step.card,)
            work.emit(CardLaidAside(step.seat, step.card))
        else:
            inner.resolve[PlaceCard](work, step)

    def playable(work: Workspace, seat: int, cards: tuple[Card, ...]) -> bool:
        count, hand = sum(map(is_zero, cards)), work.seats[seat].hand
        if count > 1 and not work.ruleset.two_zeros:
            return False
        if count and work.ruleset.zero_at_risk:
            others = [card for card in hand if not is_zero(card)]
            if not all(_takes(work, seat, card) for card in others):
                return False
        return inner.playable(work, seat, cards)

    return inner._replace(
        resolve={**inner.resolve, PlaceCard: place_card},
        rank=rank,
        playable=playable,
    )


def _takes(work: Workspace, seat: int, card: Card) -> bool:
    """Whether *card*, placed now by the rules in force, would take a row or have to choose one."""
    trial = Workspace(work.close(), work.rules, log=False)
    trial.agenda = [PlaceCard(seat, card)]
    while trial.agenda and trial.question() is None:
        step = trial.agenda.pop()
        trial.rules.resolve[type(step)](trial, step)
    return bool(trial.agenda) or trial.seats[seat].pile != work.seats[seat].pile
