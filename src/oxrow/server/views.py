"""What one viewer may know of a match, as the protocol says it."""

from oxrow.match.commands import may_finish
from oxrow.match.history import History, Moment
from oxrow.match.match import Match, Phase
from oxrow.notation.words import seat_text
from oxrow.rules.agenda import NameRow, PlaceCard
from oxrow.rules.observation import Observation, observe
from oxrow.rules.ruleset import End, Piles, Starter
from oxrow.rules.scoring import places, to_end, totals
from oxrow.rules.state import GameState
from oxrow.server import describe, messages


def start(identity: str, history: History, viewer: int | None) -> messages.Start:
    """How things stand, and what has happened in this round."""
    log = [event for moment in history.this_round() for event in describe.events(moment, viewer)]
    return messages.Start(n=len(history.moments), view=view(identity, history.match, viewer), log=log)


def update(identity: str, number: int, moment: Moment, viewer: int | None) -> messages.Update:
    """Message *number* of the stream of *viewer*."""
    return messages.Update(n=number, events=describe.events(moment, viewer), view=view(identity, moment.after, viewer))


def view(identity: str, match: Match, viewer: int | None) -> messages.View:
    """Everything that *viewer* may know now, made from its observation: hidden cards never come near it."""
    observed = observe(match.state, viewer) if match.state else None
    return messages.View(
        match=identity,
        ruleset=match.ruleset.name,
        you=None if viewer is None else seat_text(viewer),
        end=match_end(match.ruleset.end),
        phase=match.phase.value,
        paused=match.paused,
        round=len(match.played),
        turn=match.turn,
        turns=match.ruleset.hand if match.ruleset.most_cards == 1 else None,
        starter=_starter(match),
        heads_are="good" if match.ruleset.heads_are_good else "bad",
        players=_players(match, viewer),
        rows=describe.rows(match.ruleset, observed.table.rows) if observed else [],
        offer=describe.cards(match.ruleset, observed.table.offer) if observed else [],
        lane=_lane(observed),
        hand=describe.cards(match.ruleset, observed.hand.cards) if observed else [],
        chosen=describe.cards(match.ruleset, observed.hand.chosen) if observed else [],
        decision=describe.decision(match, observed) if observed and not match.paused else None,
        piles=_piles(match, match.state),
        sheet=_sheet(match),
        winners=[seat_text(seat) for seat in match.winners],
        ready=[seat_text(seat) for seat in sorted(match.ready)],
        may_finish=may_finish(match) and viewer in match.people,
    )


def _starter(match: Match) -> str | None:
    if match.state is None or match.ruleset.starter is Starter.NOBODY:
        return None
    return seat_text(match.state.table.starter)


def match_end(end: End) -> messages.MatchEnd:
    """When a match ends."""
    return messages.MatchEnd(kind=end.kind.value, value=end.value)


def _players(match: Match, viewer: int | None) -> list[messages.Player]:
    table = match.state.table if match.state else None
    piles = [place.pile for place in table.places] if table else [()] * len(match.players)
    heads = describe.pile_heads(match.ruleset, piles, viewer)
    return [
        messages.Player(
            seat=seat_text(seat),
            name=player.name,
            bot=player.bot,
            hand=table.places[seat].hand_size if table else 0,
            chosen=table.places[seat].chosen_count if table else 0,
            heads=heads[seat],
            total=match.totals[seat],
            asked=seat in match.asked,
            known=describe.cards(match.ruleset, table.places[seat].known) if table else [],
        )
        for seat, player in enumerate(match.players)
    ]


def _lane(observed: Observation | None) -> list[messages.Play]:
    """The card that somebody is asked about, and those that wait behind it."""
    if observed is None:
        return []
    return [
        messages.Play(seat=seat_text(step.seat), card=describe.card(observed.ruleset, step.card))
        for step in reversed(observed.table.agenda)
        if isinstance(step, PlaceCard | NameRow)
    ]


def _piles(match: Match, state: GameState | None) -> list[list[messages.Card]]:
    if state is None or (match.phase is Phase.PLAYING and match.ruleset.piles is not Piles.OPEN):
        return [[] for _ in match.players]
    return [describe.cards(match.ruleset, place.pile) for place in state.table.places]


def _sheet(match: Match) -> messages.Sheet:
    seats = len(match.players)
    return messages.Sheet(
        rounds=[list(points) for points in match.points],
        running=[list(totals(match.points[:count], seats)) for count in range(1, len(match.points) + 1)],
        totals=list(match.totals),
        last_places=list(places(match.ruleset, match.points[-1])) if match.points else [],
        to_end=[to_end(match.ruleset, total) for total in match.totals],
        places=list(places(match.ruleset, match.totals)),
    )
