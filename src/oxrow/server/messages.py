"""The protocol in one file: everything that the server and a page say to each other.

Cards, seats, rows and answers are words of the notation (`55`, `s1`, `r3`, `t2`). The page knows no rules: it draws
the `View` that it is sent, offers the options in it, and animates the `Event`s that led to it.

A page opens `GET /api/matches/{id}/live?after=N` as a web socket, where *N* is the last number that it has seen
(nothing at first). It gets either every `Update` after *N*, or one `Start` that replaces all it knows. The numbers
are the viewer's own and have no gaps. An `Answer` is `Accepted` only once it is stored.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Seat = Annotated[str, Field(pattern=r"^(s([1-9]|10)|b)$", examples=["s1"])]
RowWord = Annotated[str, Field(pattern=r"^r[1-9]$", examples=["r3"])]


class Message(BaseModel):
    """What every part of the protocol is: immutable, and nothing in it is unexpected."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# --- What lies on the table
# ---------------------------------------------------------------------------------------------


class Card(Message):
    """A card that this viewer may see."""

    word: str
    kind: Literal["number", "joker", "zero", "special", "marker"]
    heads: int


class Row(Message):
    """A row from left to right."""

    cards: list[Card]
    markers: list[Card]
    end: str
    """What a card has to beat, as it is written: `42`, `17.4`; empty for an empty row."""
    cost: int
    """Heads of its cards."""
    places: int
    """How many cards it holds before the next one takes it."""
    closed: bool


class Player(Message):
    """Who sits at a seat, and what everybody may know of it."""

    seat: Seat
    name: str
    bot: str | None
    """The level of the bot that plays, or None for a person."""
    hand: int
    """How many cards are in the hand."""
    chosen: int
    """How many cards lie face down."""
    heads: int | None
    """What the pile of this round is worth; None where this viewer must not know."""
    total: int
    """All finished rounds together."""
    asked: bool
    """The table waits for this seat."""
    known: list[Card]
    """Hand cards that everybody has seen: picked in an open draft."""


# --- What may be answered
# -----------------------------------------------------------------------------------------------


class Preview(Message):
    """What one card of an option would do if nothing else were played, worked out by the rules."""

    card: str
    outcome: Literal["joins", "takes", "asks", "aside"]
    """The card joins a row; takes one; makes the rules ask something else first; goes to no row."""
    row: RowWord | None
    place: int | None
    """The place in the row where the card would lie, from 1."""
    behind: str | None
    """The card it would lie behind."""
    taken: list[Card]
    cost: int
    """Heads of *taken*."""
    asks: str | None
    """What would be asked: `low-card`, `joker`."""


class Option(Message):
    """One answer that the rules allow now."""

    word: str
    does: Literal["play", "pick", "join", "take", "take-back"]
    """Play hand cards; pick a card of the offer; lay the card behind a row; take a row; change one's mind."""
    cards: list[Card]
    """The cards that it plays or picks."""
    row: RowWord | None
    """The row that it names."""
    previews: list[Preview]
    """One for each card, in the order in which the rules would place them; empty where nothing can be foreseen."""


class Decision(Message):
    """What this viewer is asked."""

    number: int
    """To be quoted with the answer."""
    question: Literal["play", "pick", "low-card", "joker", "take-back"]
    """`play`: choose from the hand, as many cards as some option has. `pick`: choose from the offer.

    `low-card`: name a row to take. `joker`: name a row to lay the joker behind, or to take. `take-back`: nothing is
    asked, but the choice may be undone.
    """
    card: Card | None
    """The card that the question is about."""
    options: list[Option]


# --- What happened
# ------------------------------------------------------------------------------------------------------


class Dealt(Message):
    """A round begins."""

    kind: Literal["dealt"] = "dealt"
    round: int


class Chosen(Message):
    """A seat laid cards face down; *cards* is empty unless they are the viewer's own."""

    kind: Literal["chosen"] = "chosen"
    seat: Seat
    count: int
    cards: list[Card]


class TakenBack(Message):
    """A seat took its face-down cards back into the hand."""

    kind: Literal["taken-back"] = "taken-back"
    seat: Seat


class Play(Message):
    """One card and whose it is."""

    seat: Seat
    card: Card


class Revealed(Message):
    """All cards are turned; *order* is the order in which they will be placed."""

    kind: Literal["revealed"] = "revealed"
    turn: int
    order: list[Play]


class Asked(Message):
    """In the middle of a turn the table waits for a choice."""

    kind: Literal["asked"] = "asked"
    seat: Seat
    question: Literal["low-card", "joker"]
    card: Card


class LaidAside(Message):
    """A zero went to its owner's pile, and to no row."""

    kind: Literal["laid-aside"] = "laid-aside"
    seat: Seat
    card: Card


class Picked(Message):
    """A seat took a card from the open offer into the hand."""

    kind: Literal["picked"] = "picked"
    seat: Seat
    card: Card


class RowsStarted(Message):
    """The cards that nobody picked start the rows."""

    kind: Literal["rows-started"] = "rows-started"
    cards: list[Card]


class Placed(Message):
    """A card joined a row."""

    kind: Literal["placed"] = "placed"
    seat: Seat
    card: Card
    row: RowWord
    place: int
    behind: str


class Took(Message):
    """A seat took a row, which *card* starts anew."""

    kind: Literal["took"] = "took"
    seat: Seat
    card: Card
    row: RowWord
    cards: list[Card]
    heads: int
    reason: Literal["low-card", "full-row", "joker"]


class RoundOver(Message):
    """All hands are empty; *points* of the round and *totals*, by seat."""

    kind: Literal["round-over"] = "round-over"
    round: int
    points: list[int]
    totals: list[int]


class MatchOver(Message):
    """The match has ended; *winners* share the victory."""

    kind: Literal["match-over"] = "match-over"
    winners: list[Seat]


class Paused(Message):
    """A player stopped the table."""

    kind: Literal["paused"] = "paused"
    seat: Seat


class Resumed(Message):
    """The table goes on."""

    kind: Literal["resumed"] = "resumed"
    seat: Seat


class Resigned(Message):
    """A player left for good; a bot of *level* plays on for the seat."""

    kind: Literal["resigned"] = "resigned"
    seat: Seat
    level: str


class Ready(Message):
    """A player wants the next round."""

    kind: Literal["ready"] = "ready"
    seat: Seat


Happening = Annotated[
    Dealt
    | Chosen
    | TakenBack
    | Revealed
    | Asked
    | LaidAside
    | Picked
    | RowsStarted
    | Placed
    | Took
    | RoundOver
    | MatchOver
    | Paused
    | Resumed
    | Resigned
    | Ready,
    Field(discriminator="kind"),
]


class Event(Message):
    """Something that happened, with the table as it lay right after it."""

    what: Happening
    round: int
    turn: int
    rows: list[Row]
    heads: list[int | None]
    """What each pile is worth, by seat; None where this viewer must not know."""


# --- The match
# ----------------------------------------------------------------------------------------------------------


class MatchEnd(Message):
    """When a match ends; looked at after complete rounds only.

    *value* is None for `each-seat` (as many rounds as seats) and `open`.
    """

    kind: Literal["more-than", "at-least", "rounds", "each-seat", "open"]
    value: Annotated[int, Field(ge=1, le=1000)] | None = None


class Sheet(Message):
    """The score sheet; every list is by seat."""

    rounds: list[list[int]]
    """Points of each finished round."""
    running: list[list[int]]
    """Totals after each finished round."""
    totals: list[int]
    last_places: list[int]
    """Places in the last finished round, 1 for the best; empty before."""
    to_end: list[int | None]
    """How many more heads would end the match; None where a number of rounds or nobody's total decides."""
    places: list[int]
    """1 for the best total; ties share a place."""


class View(Message):
    """Everything that this viewer may know now."""

    match: str
    ruleset: str
    you: Seat | None
    """None for a spectator."""
    end: MatchEnd
    phase: Literal["playing", "round-over", "match-over"]
    paused: bool
    round: int
    turn: int
    """From 1; 0 in a draft."""
    turns: int | None
    """How many turns the round has; None where the players decide it."""
    starter: Seat | None
    """Who begins the turns or the draft; None where everybody chooses together."""
    heads_are: Literal["bad", "good"]
    players: list[Player]
    rows: list[Row]
    offer: list[Card]
    """Cards that lie open to be picked."""
    lane: list[Play]
    """Cards face up and not yet placed, the next one first."""
    hand: list[Card]
    chosen: list[Card]
    """The viewer's own face-down cards."""
    decision: Decision | None
    piles: list[list[Card]]
    """By seat, once the round is over (before, only where piles lie open); empty lists before."""
    sheet: Sheet
    winners: list[Seat]
    ready: list[Seat]
    """Who waits for the next round already."""
    may_finish: bool
    """The viewer may end the match here, between two rounds."""


class Start(Message):
    """Forget what you know: this is how things stand at *n*."""

    type: Literal["start"] = "start"
    n: int
    view: View
    log: list[Event]
    """What has happened in this round."""


class Update(Message):
    """What happened, and how things stand after it."""

    type: Literal["update"] = "update"
    n: int
    events: list[Event]
    view: View


class Accepted(Message):
    """The answer is stored."""

    type: Literal["accepted"] = "accepted"
    decision: int
    word: str


class Refused(Message):
    """What was asked for was not done; *code* is stable, *detail* is one English sentence."""

    type: Literal["refused"] = "refused"
    code: Literal[
        "stale",
        "not-asked",
        "not-an-option",
        "paused",
        "match-over",
        "not-your-seat",
        "not-now",
        "bad-message",
        "not-stored",
    ]
    detail: str


FromServer = Annotated[Start | Update | Accepted | Refused, Field(discriminator="type")]


# --- What the page sends
# ------------------------------------------------------------------------------------------------


class Answer(Message):
    """The word of one option, with the number of the decision it answers."""

    type: Literal["answer"] = "answer"
    decision: int
    word: Annotated[str, Field(max_length=100)]


class NextRound(Message):
    """Ready for the next round; *round* is the one that is over."""

    type: Literal["next-round"] = "next-round"
    round: int


class Finish(Message):
    """End an open match after round *round*."""

    type: Literal["finish"] = "finish"
    round: int


class Pause(Message):
    """Stop the table."""

    type: Literal["pause"] = "pause"


class Resume(Message):
    """Go on."""

    type: Literal["resume"] = "resume"


class Resign(Message):
    """Leave the seat to a bot."""

    type: Literal["resign"] = "resign"


FromPage = Annotated[Answer | NextRound | Finish | Pause | Resume | Resign, Field(discriminator="type")]

from_page: TypeAdapter[FromPage] = TypeAdapter(FromPage)


# --- Over HTTP
# ----------------------------------------------------------------------------------------------------------


class RulesetInfo(Message):
    """A way to play that this server knows."""

    name: str
    min_seats: int
    max_seats: int
    printed_seats: int | None
    """The most seats that some booklet names, where it is fewer than can play."""
    hand: int
    cards_a_turn: int
    """The most cards that a seat plays in a turn."""
    heads_are: Literal["bad", "good"]
    default_end: MatchEnd


class LevelInfo(Message):
    """A level of bots, the weakest first."""

    name: str
    available: bool
    """False: announced, but not there yet."""


class Catalogue(Message):
    """What a new table can be made of: `GET /api/catalogue`."""

    rulesets: list[RulesetInfo]
    levels: list[LevelInfo]


class NewMatch(Message):
    """A table with bots: `POST /api/matches`. *bots* are levels; the player sits on s1."""

    ruleset: str = "base"
    name: Annotated[str, Field(min_length=1, max_length=20)]
    bots: Annotated[list[str], Field(min_length=1, max_length=9)]
    end: MatchEnd | None = None


class Created(Message):
    """The id of a new match."""

    id: str


class MatchInfo(Message):
    """One of the viewer's own matches."""

    id: str
    ruleset: str
    names: list[str]
    phase: Literal["playing", "round-over", "match-over"]
    round: int
    turn: int
    waiting_for: list[str]
    """Names of those the table waits for."""
    your_turn: bool
    """It waits for the viewer."""


class Matches(Message):
    """The viewer's own matches, the last touched first: `GET /api/matches`."""

    matches: list[MatchInfo]


class Problem(Message):
    """Why a request failed: *code* is stable, *detail* is one English sentence."""

    code: str
    detail: str
