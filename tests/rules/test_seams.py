"""Rule modules are functions from rules to rules: toys change the play, and no line of the engine knows of them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from oxrow.rules import (
    Deal,
    GameState,
    IllegalActionError,
    Ruleset,
    RulesetError,
    apply,
    legal_actions,
    observe,
    start_round,
    to_act,
)
from oxrow.rules.actions import Decline, PlayCards, Take, Target, UseSpecial
from oxrow.rules.agenda import Collect, FitsNowhere, JoinRow, Moment, NextCard, Offer, Reason, TakeRow
from oxrow.rules.cards import Card
from oxrow.rules.engine import answer, open_state, rules_of, run
from oxrow.rules.events import CardPlaced, RowTaken, SpecialUsed
from oxrow.rules.handlers import BASE
from oxrow.rules.modules import MODULES
from oxrow.rules.state import Row
from oxrow.rules.workspace import RuleModule, Rules, Special, Workspace
from tests.properties.checks import (
    a_state_can_be_stored_and_resumed,
    no_card_is_lost_or_made,
    no_event_shows_a_secret,
    playing_on_never_touches_a_state,
    what_is_hidden_changes_nothing_that_a_seat_sees,
)
from tests.support import Played, cards, decisions, hand_deal, play, table

STOP = Card(901)
ROOMY = Card(902)


# --- Toys -------------------------------------------------------------------------------------------------------------


def highest_first(rules: Rules) -> Rules:
    """The highest card is placed first."""

    def rank(inside: Rules, card: Card, together: tuple[Card, ...]) -> tuple[int, int]:
        low, second = rules.rank(inside, card, together)
        return (low, -second)

    return rules._replace(rank=rank)


def low_joins_highest(rules: Rules) -> Rules:
    """A low card goes behind the highest row end; nobody is asked."""

    def fits_nowhere(work: Workspace, step: FitsNowhere) -> None:
        ends = [work.rules.row_end(work.rules, row) for row in work.rows]
        work.then(JoinRow(step.seat, step.card, ends.index(max(ends))))

    return rules._replace(resolve={**rules.resolve, FitsNowhere: fits_nowhere})


def stop(rules: Rules) -> Rules:
    """Whoever has a Stop may close a row before a card is placed; any take removes all of them."""

    def next_card(work: Workspace, step: NextCard) -> None:
        waiting = work.waiting()
        rules.resolve[NextCard](work, step)
        able = tuple(seat for seat, owner in enumerate(work.seats) if owner.specials)
        if waiting and able:
            work.then(Offer(Moment.BEFORE_CARD, able, able))

    def targets(work: Workspace, _offer: Offer) -> Iterator[Target]:
        return (Target(row=row) for row, laid in enumerate(work.rows) if STOP not in laid.markers)

    def use(work: Workspace, _seat: int, target: Target) -> None:
        assert target.row is not None
        work.rows[target.row] = work.rows[target.row].with_marker(STOP)

    def take_row(work: Workspace, step: TakeRow) -> None:
        for at, row in enumerate(work.rows):
            if STOP in row.markers:
                work.rows[at] = row.without_marker(STOP)
                work.discard += (STOP,) * row.markers.count(STOP)
        rules.resolve[TakeRow](work, step)

    return rules._replace(
        resolve={**rules.resolve, NextCard: next_card, TakeRow: take_row},
        closed=lambda inside, row: STOP in row.markers or rules.closed(inside, row),
        specials={**rules.specials, STOP: Special(Moment.BEFORE_CARD, targets, use, stays=True)},
    )


def roomy(rules: Rules) -> Rules:
    """A row with the marker has room for one card more."""
    return rules._replace(
        room=lambda inside, row, capacity: rules.room(inside, row, capacity) + row.markers.count(ROOMY)
    )


def takes_cost_the_starter(rules: Rules) -> Rules:
    """What is taken goes to the first seat."""

    def collect(work: Workspace, step: Collect) -> None:
        rules.resolve[Collect](work, replace(step, seat=0))

    return rules._replace(resolve={**rules.resolve, Collect: collect})


def resolve_with(rules: Rules, state: GameState, *plays: int) -> Workspace:
    """Play a turn under *rules*, without any ruleset that names them."""
    work = Workspace(state, rules)
    run(work)
    for seat, card in enumerate(plays):
        answer(work, seat, PlayCards(cards(card)))
    return work


def ends(work: Workspace) -> list[list[int]]:
    return [list(map(int, row.cards)) for row in work.rows]


# --- On the base rules ------------------------------------------------------------------------------------------------


def test_rank_changes_the_order() -> None:
    state = table("1 | 20 | 40 | 60", [61], [62])
    assert ends(resolve_with(BASE, state, 61, 62))[3] == [60, 61, 62]
    work = resolve_with(highest_first(BASE), state, 61, 62)
    assert ends(work)[2:] == [[40, 61], [60, 62]]
    assert [each.event.card for each in work.events or () if isinstance(each.event, CardPlaced)] == [62, 61]


def test_a_step_is_replaced() -> None:
    work = resolve_with(low_joins_highest(BASE), table("10 | 20 | 30 | 40", [5], [50]), 5, 50)
    assert ends(work) == [[10], [20], [30, 50], [40, 5]]
    assert work.question() is None


def test_a_replaced_step_still_leads_to_what_follows() -> None:
    work = resolve_with(low_joins_highest(BASE), table("10 | 20 | 30 | 40 41 42 43 44", [5]), 5)
    assert ends(work) == [[10], [20], [30], [5]]
    assert work.seats[0].pile == (40, 41, 42, 43, 44)


def test_room_is_computed_from_the_markers() -> None:
    state = table("10 11 12 13 14 | 20 | 30 | 40", [15], [16])
    laid = replace(state.table.rows[0], markers=(ROOMY,))
    state = replace(state, table=replace(state.table, rows=(laid, *state.table.rows[1:])))
    work = resolve_with(roomy(BASE), state, 15, 16)
    assert ends(work)[0] == [16]
    assert work.seats[0].pile == ()
    assert work.seats[1].pile == (10, 11, 12, 13, 14, 15)


def test_a_closed_row_is_no_row_for_anybody() -> None:
    work = resolve_with(stop(BASE), stopped([50], [5]), 50, 5)
    question = work.question()
    assert question is not None
    assert work.rules.options[type(question)](work, question, 1) == (Take(0), Take(1), Take(2))
    answer(work, 1, Take(2))
    # The take has opened the row again.
    assert ends(work) == [[10], [20], [5], [40, 50]]
    assert work.discard == (STOP,)
    # Without a take it stays closed.
    assert ends(resolve_with(stop(BASE), stopped([50], [35]), 50, 35)) == [[10], [20], [30, 35, 50], [40]]


def stopped(*hands: list[int]) -> GameState:
    """A table on which the last row is closed."""
    state = table("10 | 20 | 30 | 40", *hands)
    laid = replace(state.table.rows[3], markers=(STOP,))
    return replace(state, table=replace(state.table, rows=(*state.table.rows[:3], laid)))


@pytest.mark.parametrize("order", [*permutations([highest_first, low_joins_highest, roomy, takes_cost_the_starter])])
def test_modules_that_touch_different_things_may_wrap_in_any_order(order: tuple[RuleModule, ...]) -> None:
    rules = BASE
    for module in order:
        rules = module(rules)
    state = table("10 | 20 | 30 | 40 41 42 43 44", [5], [7], [45])
    work = resolve_with(rules, state, 5, 7, 45)
    # 45 comes first and takes; then 7 joins 45, the highest end, and 5 joins 30.
    assert ends(work) == [[10], [20], [30, 5], [45, 7]]
    assert work.seats[0].pile == (40, 41, 42, 43, 44)


def test_the_base_rules_are_left_as_they_were() -> None:
    before = BASE
    for module in (highest_first, low_joins_highest, stop, roomy, takes_cost_the_starter):
        module(BASE)
    assert before == BASE
    assert BASE.specials == {}
    assert ends(resolve_with(BASE, table("1 | 20 | 40 | 60", [61], [62]), 61, 62))[3] == [60, 61, 62]


def test_the_same_module_twice_wraps_twice() -> None:
    state = table("1 | 20 | 40 | 60", [61], [62])
    twice = highest_first(highest_first(BASE))
    assert ends(resolve_with(twice, state, 61, 62)) == ends(resolve_with(BASE, state, 61, 62))


# --- Through a ruleset that names them --------------------------------------------------------------------------------


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ruleset]:
    named: dict[str, RuleModule] = {"toy-low": low_joins_highest, "toy-stop": stop, "toy-first": highest_first}
    for name, module in named.items():
        monkeypatch.setitem(MODULES, name, module)
    return lambda *modules: Ruleset(name=f"toy {modules}", modules=modules)


def stop_deal(ruleset: Ruleset) -> Deal:
    dealt = hand_deal([20, 40, 60, 80], [5, 50, 90], [19, 61, 95], [3, 99, 100], ruleset=ruleset)
    return replace(dealt, specials=(cards(STOP), cards(STOP, STOP), ()))


def test_a_ruleset_is_data_that_names_its_modules(toys: Callable[..., Ruleset]) -> None:
    played = play(table("10 | 20 | 30 | 40", [5], [50], ruleset=toys("toy-low")), 5, 50)
    assert played.rows == "10 | 20 | 30 50 | 40 5"


def test_a_module_that_is_not_there(toys: Callable[..., Ruleset]) -> None:
    with pytest.raises(RulesetError, match="no rule module is called 'toy-none'"):
        rules_of(toys("toy-none"))


def test_a_special_card_is_offered_used_and_lifted(toys: Callable[..., Ruleset]) -> None:
    ruleset = toys("toy-stop")
    state = play(start_round(ruleset, stop_deal(ruleset)), 50, 61, 99).state
    assert to_act(state) == (0, 1)
    assert legal_actions(state, 2) == ()
    assert legal_actions(state, 0) == (Decline(), *(UseSpecial(STOP, Target(row=row)) for row in range(4)))
    state, _ = apply(state, 0, Decline())
    assert to_act(state) == (1,)
    with pytest.raises(IllegalActionError):
        apply(state, 0, UseSpecial(STOP, Target(row=1)))
    state, events = apply(state, 1, UseSpecial(STOP, Target(row=1)))
    assert events[0].event == SpecialUsed(1, STOP, Target(row=1))
    assert state.table.rows[1] == Row(cards(40), cards(STOP))
    assert state.table.places[1].special_count == 1
    # 50 went behind 20, since 40 is closed; now 61 is offered to both again.
    assert state.table.rows[0] == Row(cards(20, 50))
    assert to_act(state) == (0, 1)


def test_a_take_lifts_the_stops_into_the_discard(toys: Callable[..., Ruleset]) -> None:
    ruleset = toys("toy-stop")
    state = play(start_round(ruleset, stop_deal(ruleset)), 5, 61, 99).state
    state, _ = apply(state, 1, UseSpecial(STOP, Target(row=0)))
    assert to_act(state) == (0,)
    assert legal_actions(state, 0) == (Take(1), Take(2), Take(3))
    after = Played(*apply(state, 0, Take(1)))
    assert after.state.table.discard == (STOP,)
    assert not any(row.markers for row in after.state.table.rows)
    assert after.events[0].event == RowTaken(0, Card(5), 1, cards(40), Reason.LOW_CARD)


@pytest.mark.parametrize(
    "check",
    [
        no_card_is_lost_or_made,
        a_state_can_be_stored_and_resumed,
        no_event_shows_a_secret,
        playing_on_never_touches_a_state,
        what_is_hidden_changes_nothing_that_a_seat_sees,
    ],
)
def test_a_toy_holds_what_every_ruleset_holds(
    toys: Callable[..., Ruleset], check: Callable[[Ruleset, Deal, int], None]
) -> None:
    ruleset = toys("toy-stop", "toy-first", "toy-low")
    for seed in range(10):
        check(ruleset, stop_deal(ruleset), seed)


def test_an_offer_depends_on_public_facts_only(toys: Callable[..., Ruleset]) -> None:
    ruleset = toys("toy-stop")
    for decision in decisions(ruleset, stop_deal(ruleset), 3):
        question = decision.before.table.question
        if isinstance(question, Offer):
            places = observe(decision.before, None).table.places
            assert set(question.offered) <= {seat for seat, place in enumerate(places) if place.special_count}


def test_the_rest_of_the_engine_needs_no_log() -> None:
    work = open_state(table("10 | 20 | 30 | 40", [50]), log=False)
    answer(work, 0, PlayCards(cards(50)))
    assert work.events is None
    assert ends(work)[3] == [40, 50]
