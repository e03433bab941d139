"""What a player can answer when the rules ask."""

from dataclasses import dataclass

from oxrow.rules.cards import Card


@dataclass(frozen=True, slots=True)
class PlayCards:
    """Play *cards* from the hand; where a question is about cards that lie open, name them."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the face-down cards back into the hand (AMB-03)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take *row*, counted from 0; the card starts it anew."""

    row: int


@dataclass(frozen=True, slots=True)
class Attach:
    """Lay the card at the end of *row*, counted from 0."""

    row: int


@dataclass(frozen=True, slots=True)
class Target:
    """What a special card is used on; what it does not need is None."""

    row: int | None = None
    card: Card | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class UseSpecial:
    """Use a special card at the moment it was offered."""

    card: Card
    target: Target = Target()


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not use what was offered."""


Action = PlayCards | TakeBack | Take | Attach | UseSpecial | Decline
