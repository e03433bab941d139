"""Every way to play, in a real browser."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from oxrow.rules.catalogue import CATALOGUE
from tests.browser.player import Person, make_match, settle
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_play import fits
from tests.server.process import ServerProcess

ONE_ROUND = {"kind": "rounds", "value": 1}
OPEN = {"kind": "open", "value": None}
FINGER = 44
ENOUGH = 4
"""Turns that a table is watched for: its hand is the longest at the beginning."""


@pytest.fixture(autouse=True)
def complaints(page: Page) -> list[str]:
    """What the page complains of."""
    told: list[str] = []
    page.on("pageerror", lambda error: told.append(str(error)))
    return told


def smallest(cards: Locator) -> float:
    """The least width or height of *cards*: whether a finger hits each of them."""
    found = cards.evaluate_all(
        "cards => Math.min(...cards.map(card => card.getBoundingClientRect()).flatMap(box => [box.width, box.height]))"
    )
    return float(found)


def lowest(cards: Locator) -> float:
    """How far down *cards* reach."""
    return float(cards.evaluate_all("cards => Math.max(...cards.map(card => card.getBoundingClientRect().bottom))"))


@pytest.mark.parametrize("ruleset", CATALOGUE)
def test_a_round_of_every_ruleset_is_played_by_clicking(
    page: Page, server: ServerProcess, complaints: list[str], ruleset: str
) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server, ruleset=ruleset, end=ONE_ROUND))
    person = Person(page)
    pairs = CATALOGUE[ruleset].most_cards > 1
    turns = 0
    while (due := person.wait()) != "match-over":
        turns += due == "play"
        if due == "play" and pairs and turns % 2 and person.hand.count() > 1:
            person.play_two_by_click()
        else:
            person.act(due)
    expect(page.get_by_test_id("podium")).to_be_visible()
    assert turns <= CATALOGUE[ruleset].hand
    assert not complaints


@pytest.mark.parametrize(("ruleset", "bots"), [("plus", 6), ("pro", 9), ("jokers", 9), ("simplified", 7)])
def test_the_largest_tables_fit_a_small_phone(page: Page, server: ServerProcess, ruleset: str, bots: int) -> None:
    settle(page)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(server.address + make_match(page, server, ruleset=ruleset, bots=["calf"] * bots, end=ONE_ROUND))
    person = Person(page)
    turns = 0
    while turns < ENOUGH and (due := person.wait()) != "match-over":
        turns += due == "play"
        assert fits(page), due
        if due == "play":
            assert smallest(person.hand) >= FINGER
            assert lowest(person.hand) <= 640
        if due == "pick":
            assert smallest(person.offer) >= FINGER
        person.act(due)
        assert fits(page), due
    assert turns


def test_two_cards_are_chosen_and_let_go(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server, ruleset="plus", end=ONE_ROUND))
    person = Person(page)
    person.wait()
    play = page.get_by_test_id("play-card")
    first, second, third = (person.hand.nth(index) for index in (0, 1, 2))
    first.click()
    second.click()
    words = [each.get_attribute("data-word") for each in (first, second)]
    expect(play).to_have_text(f"Play {words[0]} + {words[1]}")
    expect(page.get_by_test_id("caption")).to_contain_text(str(words[1]))
    expect(person.hand.and_(page.locator("[aria-pressed=true]"))).to_have_count(2)
    expect(page.locator(".hand li.out")).to_have_count(13)
    page.wait_for_timeout(400)
    second.click()
    expect(play).to_have_text(f"Play {words[0]}")
    page.keyboard.press("3")
    expect(play).to_have_text(f"Play {words[0]} + {third.get_attribute('data-word')}")
    page.keyboard.press("Shift+Digit5")
    expect(play).to_have_text(f"Play {person.hand.last.get_attribute('data-word')}")
    page.keyboard.press("Enter")
    expect(person.phase).not_to_have_attribute("data-question", "play")
    person.wait()
    assert person.hand.count() == 14


def test_two_quick_taps_play(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server, ruleset="negative", end=ONE_ROUND))
    person = Person(page)
    person.wait()
    person.hand.first.dblclick()
    expect(person.phase).not_to_have_attribute("data-question", "play")


def test_a_joker_joins_or_takes_by_keyboard(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server, ruleset="jokers", end=ONE_ROUND))
    person = Person(page)
    person.wait()
    person.hand.and_(page.locator("[data-word^='0.']")).first.click()
    page.get_by_test_id("play-card").click()
    while (due := person.wait()) != "joker":
        person.act(due)
    rows = page.get_by_test_id("row")
    expect(rows.locator(".take-btn")).to_have_count(4)
    number = next(index for index in range(4) if rows.nth(index).get_by_test_id("join-row").count())
    page.keyboard.press("j")
    page.keyboard.press(str(number + 1))
    expect(person.phase).not_to_have_attribute("data-question", "joker")
    expect(page.get_by_test_id("log-line").filter(has_text=re.compile(r"^0\.\d"))).not_to_have_count(0)


def test_what_others_have_picked_can_be_looked_at(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server, ruleset="pro", end=ONE_ROUND))
    person = Person(page)
    person.wait()
    page.keyboard.press("1")
    page.keyboard.press("7")
    expect(page.get_by_test_id("caption")).to_contain_text("17")
    page.keyboard.press("Enter")
    expect(person.phase).not_to_have_attribute("data-question", "pick")
    person.wait()
    page.get_by_test_id("look").first.click()
    expect(page.get_by_test_id("known").locator(".card")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("known")).to_have_count(0)


def test_a_new_table_offers_what_so_many_can_play(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(f"{server.address}/new")
    page.get_by_test_id("ruleset-plus").click()
    expect(page.get_by_test_id("end-each-seat")).to_be_checked()
    for _ in range(3):
        page.get_by_test_id("more-bots").click()
    expect(page.get_by_test_id("more-bots")).to_be_disabled()
    page.get_by_test_id("ruleset-simplified").click()
    page.get_by_test_id("more-bots").click()
    expect(page.get_by_test_id("ruleset-plus").locator("input")).to_be_disabled()
    page.get_by_test_id("start-table").click()
    Person(page).wait()
    expect(page.locator("h1.where")).to_contain_text("Simplified")
    page.goto(f"{server.address}/new")
    expect(page.get_by_test_id("ruleset-simplified").locator("input")).to_be_checked()
    page.goto(server.address)
    expect(page.get_by_test_id("play-now")).to_contain_text("Simplified")


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_other_tables(page: Page, server: ServerProcess, size: tuple[int, int]) -> None:
    page.emulate_media(reduced_motion="reduce")
    settle(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person = Person(page)
    page.goto(server.address + make_match(page, server, ruleset="pro", end=ONE_ROUND))
    person.wait()
    person.pick_by_click()
    person.wait()
    person.offer.nth(3).click()
    assert_accessible(page)
    page.goto(server.address + make_match(page, server, ruleset="jokers", end=ONE_ROUND))
    person.wait()
    person.hand.and_(page.locator("[data-word^='0.']")).first.click()
    page.get_by_test_id("play-card").click()
    while (due := person.wait()) != "joker":
        person.act(due)
    assert_accessible(page)
    page.goto(f"{server.address}/new")
    if size[0] < 900:
        page.get_by_test_id("more-rulesets").click()
    expect(page.get_by_test_id("ruleset-plus")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)], ids=["phone", "desktop"])
def test_axe_finds_nothing_where_heads_are_good(page: Page, server: ServerProcess, size: tuple[int, int]) -> None:
    page.emulate_media(reduced_motion="reduce")
    settle(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person = Person(page)
    page.goto(server.address + make_match(page, server, ruleset="plus", end=OPEN))
    person.wait()
    person.hand.first.click()
    person.hand.last.click()
    assert_accessible(page)
    page.get_by_test_id("play-card").click()
    while (due := person.wait()) != "round-over":
        if person.hand.count() > 1:
            person.play_two_by_click()
        else:
            person.act(due)
    assert_accessible(page)
    page.get_by_test_id("finish").filter(visible=True).click()
    assert person.wait() == "match-over"
    assert_accessible(page)
