"""What holds in every ruleset, at every decision of a round. Each check plays one round and fails where it does not."""

import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from itertools import islice
from typing import Final

import pytest

from oxrow.notation import (
    NotationError,
    Record,
    Resolution,
    RoundRecord,
    Turn,
    moments,
    parse_record,
    record_text,
    replay,
    resolve,
    rows_text,
    turn_text,
    turns_of,
)
from oxrow.notation.settings import settings_of
from oxrow.rules import (
    Deal,
    GameState,
    IllegalActionError,
    Ruleset,
    apply,
    legal_actions,
    observe,
    preview,
    start_round,
    to_act,
)
from oxrow.rules.actions import Action, Attach, Decline, PlayCards, Take, TakeBack, UseSpecial
from oxrow.rules.agenda import AskForCards, NameRow, Pick, PlayOpenly, Question, SelectCards
from oxrow.rules.cards import Card
from oxrow.rules.catalogue import ruleset_named
from oxrow.rules.engine import answer, open_state
from oxrow.rules.errors import Illegal
from oxrow.rules.events import CardLaidAside, CardPlaced, CardsRevealed, Event, RowsStarted, RowTaken, seen_by
from oxrow.rules.scoring import round_points
from oxrow.rules.state import Table
from oxrow.rules.workspace import Happened
from tests.support import Decision, decisions, turns

Check = Callable[[Ruleset, Deal, int], None]

ENOUGH: Final = 12
"""Of the ways to play two cards of fifteen, so many are looked at."""

OF_THE_TABLE: Final = frozenset({"seat", "row", "count", "reason", "target"})
"""Fields of events that hold no card."""


def all_cards(state: GameState) -> list[Card]:
    return sorted(card for zone in state.zones() for card in zone)


def redealt(state: GameState, viewer: int | None, rng: random.Random) -> GameState:
    """Exchange everything in *state* that the viewer cannot know."""
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    hidden = {seat: unknown(state, seat) for seat in others}
    pool = [card for seat in others for card in hidden[seat]] + list(state.undealt)
    specials = [card for seat in others for card in state.hands[seat].specials] + list(state.draw)
    rng.shuffle(pool)
    rng.shuffle(specials)
    hands = list(state.hands)
    for seat in others:
        # Which of the cards that everybody knows lies face down, nobody knows.
        held = [*state.table.places[seat].known, *(pool.pop() for _ in hidden[seat])]
        rng.shuffle(held)
        count = len(hands[seat].chosen)
        hands[seat] = replace(
            hands[seat],
            cards=tuple(sorted(held[count:])),
            specials=tuple(specials.pop() for _ in hands[seat].specials),
            chosen=tuple(sorted(held[:count])),
        )
    return replace(state, hands=tuple(hands), undealt=tuple(pool), draw=tuple(specials))


def unknown(state: GameState, seat: int) -> list[Card]:
    """Cards that *seat* holds or has chosen and that nobody else has seen."""
    left = [*state.hands[seat].cards, *state.hands[seat].chosen]
    for card in state.table.places[seat].known:
        left.remove(card)
    return left


def secrets_of(state: GameState, viewer: int | None) -> Counter[Card]:
    """Cards that the viewer must not see, each as often as it is hidden."""
    secret = Counter((*state.undealt, *state.draw))
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            secret.update((*unknown(state, seat), *hand.specials))
    return secret


def cards_of(event: Event) -> Iterator[Card]:
    for field in fields(event):
        value = getattr(event, field.name)
        match field.name:
            case "card":
                yield value
            case "cards":
                yield from value
            case "order":
                yield from (card for _, card in value)
            case name:
                assert name in OF_THE_TABLE, f"say in this test whether {name} of {type(event).__name__} holds cards"


def some(actions: tuple[Action, ...], rng: random.Random) -> list[Action]:
    return rng.sample(actions, min(ENOUGH, len(actions)))


def turn_events(events: tuple[Happened, ...]) -> list[Event]:
    """Leave out what happened before the reveal: the order in which seats chose."""
    seen: list[Event] = [happened.event for happened in events]
    start = next((at for at, event in enumerate(seen) if isinstance(event, CardsRevealed)), 0)
    return seen[start:]


def record_of(ruleset: Ruleset, deal: Deal, seed: int) -> tuple[Record, GameState]:
    """Play a round and write it down."""
    played = list(decisions(ruleset, deal, seed))
    end = played[-1].after
    written = turns_of(ruleset, deal, ((each.seat, each.action) for each in played))
    names = tuple(f"Player {seat}" for seat in range(len(deal.hands)))
    return Record(ruleset, names, (RoundRecord(deal, written, round_points(end)),)), end


# --- The checks -------------------------------------------------------------------------------------------------------


def no_card_is_lost_or_made(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    groups = (deal.rows, *deal.hands, deal.undealt, *deal.specials, deal.offer, deal.draw)
    dealt = sorted(card for group in groups for card in group)
    assert all_cards(start_round(ruleset, deal)) == dealt
    for decision in decisions(ruleset, deal, seed):
        assert all_cards(decision.after) == dealt


def what_is_hidden_changes_nothing_that_a_seat_sees(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    rng = random.Random(seed)
    viewers = [None, *range(len(deal.hands))]
    for decision in decisions(ruleset, deal, seed):
        state, viewer = decision.before, rng.choice(viewers)
        other = redealt(state, viewer, rng)
        assert all_cards(other) == all_cards(state)
        assert observe(other, viewer) == observe(state, viewer)
        assert to_act(other) == to_act(state)
        if viewer is None:
            continue
        assert legal_actions(other, viewer) == legal_actions(state, viewer)
        for action in some(legal_actions(state, viewer), rng):
            assert preview(observe(other, viewer), action) == preview(observe(state, viewer), action)


def a_state_can_be_stored_and_resumed(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    for decision in decisions(ruleset, deal, seed):
        stored: GameState = pickle.loads(pickle.dumps(decision.before))
        assert stored == decision.before
        assert hash(stored) == hash(decision.before)
        assert apply(stored, decision.seat, decision.action) == (decision.after, decision.events)


def a_record_replays_equal(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    record, end = record_of(ruleset, deal, seed)
    text = record_text(record)
    read = parse_record(text)
    assert read == record
    assert record_text(read) == text
    assert replay(read) == (end,)
    for moment in moments(read):
        assert moment.action in legal_actions(moment.state, moment.seat)


def playing_on_never_touches_a_state(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    played = list(decisions(ruleset, deal, seed))
    for at in (0, len(played) // 2):
        state = played[at].before
        before = pickle.dumps(state)
        work = open_state(state, log=False)
        for each in played[at:]:
            answer(work, each.seat, each.action)
        assert work.close() == played[-1].after
        assert pickle.dumps(state) == before


def options_are_distinct_and_no_others_are_taken(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    rng = random.Random(seed)
    rows, there = range(-1, ruleset.rows + 1), all_cards(start_round(ruleset, deal))
    words: list[Action] = [TakeBack(), Decline(), *map(Take, rows), *map(Attach, rows), PlayCards(())]
    words += [PlayCards((card,)) for card in there] + [PlayCards(tuple(rng.sample(there, 2))) for _ in range(30)]
    for decision in islice(decisions(ruleset, deal, seed), 0, None, 5):
        for seat in range(len(deal.hands)):
            options = legal_actions(decision.before, seat)
            assert len(set(options)) == len(options)
            assert bool(options) >= (seat in to_act(decision.before))
            expected = Illegal.NOT_AN_OPTION if options else Illegal.NOT_ASKED
            for action in set(rng.choices(words, k=8)) - set(options):
                with pytest.raises(IllegalActionError) as refused:
                    apply(decision.before, seat, action)
                assert refused.value.code is expected
            for action in some(options, rng):
                assert apply(decision.before, seat, action).state != decision.before


def the_round_asks_until_it_is_over(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    state = start_round(ruleset, deal)
    for decision in decisions(ruleset, deal, seed):
        state = decision.after
        asks = [step for step in state.table.agenda if isinstance(step, Question)]
        assert asks[-1:] == list(state.table.agenda[-1:])
        assert {type(step) for step in asks[:-1]} <= {PlayOpenly, Pick}
        assert set(to_act(state)) <= set(range(len(deal.hands)))
        assert bool(to_act(state)) == bool(asks)
    assert not state.table.agenda
    assert not any(hand.cards or hand.chosen for hand in state.hands)
    for seat in range(len(deal.hands)):
        assert legal_actions(state, seat) == ()
        with pytest.raises(IllegalActionError) as refused:
            apply(state, seat, Take(0))
        assert refused.value.code is Illegal.ROUND_OVER


def taking_back_restores_the_state(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    for before, seat, action, after, _ in decisions(ruleset, deal, seed, take_back=0):
        question = after.table.question
        still_choosing = isinstance(question, SelectCards) and seat in question.done
        if still_choosing and not ruleset.lock_choice:
            assert isinstance(action, PlayCards)
            assert apply(after, seat, TakeBack()).state == before
        else:
            assert TakeBack() not in legal_actions(after, seat)


def a_preview_comes_true_where_nothing_else_is_played(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    alone = replace(deal, hands=deal.hands[:1], specials=deal.specials[:1], starter=0)
    for before, seat, action, after, events in decisions(ruleset, alone, seed):
        foreseen = preview(observe(before, seat), action)
        # With the last pick of a draft, what nobody picked starts the rows, which is not what the pick does.
        assert foreseen.events == tuple(each for each in events if not isinstance(each.event, RowsStarted))
        question = after.table.question
        assert foreseen.asks == (None if isinstance(question, AskForCards | Pick) else question)


def the_first_card_lies_as_previewed(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    for played in turns(ruleset, deal, seed):
        chosen = {each.seat: each for each in played if isinstance(each.before.table.question, AskForCards)}
        happened = [happened.event for each in played for happened in each.events]
        revealed = next(event for event in happened if isinstance(event, CardsRevealed))
        first = next(filter(is_done, happened))
        seat = revealed.order[0][0]
        foreseen = preview(observe(played[0].before, seat), chosen[seat].action)
        if isinstance(foreseen.asks, NameRow) and not any(is_done(each.event) for each in foreseen.events):
            choice = next(each for each in played if isinstance(each.before.table.question, NameRow))
            assert choice.before.table.question == foreseen.asks
            foreseen = preview(observe(choice.before, seat), choice.action)
        assert first == next(each.event for each in foreseen.events if is_done(each.event))


def is_done(event: Event) -> bool:
    """Whether a card has found its place."""
    return isinstance(event, CardPlaced | RowTaken | CardLaidAside)


def one_turn_resolved_agrees_with_the_engine(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    for played in turns(ruleset, replace(deal, starter=0), seed):
        before, after = played[0].before.table, played[-1].after.table
        resolved = resolved_turn(ruleset, before, written(played))
        assert resolved.asks is None
        assert rows_text(resolved.rows) == rows_text(after.rows)
        taken = [new.pile[len(old.pile) :] for old, new in zip(before.places, after.places, strict=True)]
        assert resolved.taken == {seat: cards for seat, cards in enumerate(taken) if cards}
        happened = tuple(happened for each in played for happened in each.events)
        assert turn_events(resolved.events) == turn_events(happened)


def resolved_turn(ruleset: Ruleset, before: Table, line: Turn, *, and_then: str = "") -> Resolution:
    settings = settings_of(ruleset, ruleset_named(ruleset.name))
    return resolve(ruleset.name, rows_text(before.rows), turn_text(line) + and_then, settings=settings)


def written(played: list[Decision]) -> Turn:
    """Write one turn down, independently of `turns_of`."""
    plays: dict[int, tuple[Card, ...]] = {}
    answers = []
    for each in played:
        if isinstance(each.action, PlayCards):
            plays[each.seat] = each.action.cards
        elif isinstance(each.before.table.question, SelectCards):
            del plays[each.seat]
        else:
            answers.append((each.seat, each.action))
    return Turn(tuple(plays.get(seat, ()) for seat in range(len(played[0].before.hands))), tuple(answers))


def a_turn_without_its_answer_is_asked_for(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    for played in turns(ruleset, replace(deal, starter=0), seed):
        line, before = written(played), played[0].before.table
        if not line.answers:
            continue
        asked = next(each.before for each in played if not isinstance(each.before.table.question, AskForCards))
        seat, action = line.answers[0]
        resolved = resolved_turn(ruleset, before, Turn(line.plays))
        assert resolved.asks is not None
        assert resolved.asks[0] == seat
        assert len(resolved.asks[2]) == len(legal_actions(asked, seat))
        assert rows_text(resolved.rows) == rows_text(asked.table.rows)
        with pytest.raises(NotationError):
            resolved_turn(ruleset, before, line, and_then=f"; s{seat + 1} t1")
        assert action in legal_actions(asked, seat)


def no_event_shows_a_secret(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    viewers = [None, *range(len(deal.hands))]
    for decision in decisions(ruleset, deal, seed):
        copies = Counter(all_cards(decision.before))
        for viewer in viewers:
            secret = secrets_of(decision.before, viewer) | face_down(decision, viewer)
            if isinstance(decision.action, UseSpecial):
                secret[decision.action.card] -= 1
            for happened in decision.events:
                if isinstance(happened.event, CardsRevealed):
                    secret -= Counter(cards_of(happened.event))
                lying = Counter(card for row in happened.rows for card in row.cards + row.markers)
                lying.update(card for pile in happened.piles for card in pile)
                assert lying <= copies - secret
                assert Counter(cards_of(seen_by(happened.event, viewer))) <= copies - secret


def face_down(decision: Decision, viewer: int | None) -> Counter[Card]:
    """Cards that lie face down after *decision*; it is secret that it is these, even if everybody knows the hand."""
    others = [hand for seat, hand in enumerate(decision.before.hands) if seat != viewer]
    lying = Counter(card for hand in others for card in hand.chosen)
    choosing = isinstance(decision.before.table.question, SelectCards)
    if choosing and decision.seat != viewer and isinstance(decision.action, PlayCards):
        lying.update(decision.action.cards)
    return lying


def turns_of_shows_no_face_down_card(ruleset: Ruleset, deal: Deal, seed: int) -> None:
    played = list(decisions(ruleset, deal, seed))
    for at in random.Random(seed).sample(range(1, len(played)), k=min(6, len(played) - 1)):
        state = played[at].before
        shown = turns_of(ruleset, deal, ((each.seat, each.action) for each in played[:at]))
        copies = Counter(all_cards(state))
        secret = {card for hand in state.hands for card in hand.cards + hand.chosen if copies[card] == 1}
        assert not secret & {card for turn in shown for cards in turn.plays for card in cards}
        whole = turns_of(ruleset, deal, ((each.seat, each.action) for each in played))
        assert shown == whole[: len(shown)]


CHECKS: Final[dict[str, Check]] = {
    check.__name__: check
    for check in (
        no_card_is_lost_or_made,
        what_is_hidden_changes_nothing_that_a_seat_sees,
        a_state_can_be_stored_and_resumed,
        a_record_replays_equal,
        playing_on_never_touches_a_state,
        options_are_distinct_and_no_others_are_taken,
        the_round_asks_until_it_is_over,
        taking_back_restores_the_state,
        a_preview_comes_true_where_nothing_else_is_played,
        the_first_card_lies_as_previewed,
        one_turn_resolved_agrees_with_the_engine,
        a_turn_without_its_answer_is_asked_for,
        no_event_shows_a_secret,
        turns_of_shows_no_face_down_card,
    )
}
