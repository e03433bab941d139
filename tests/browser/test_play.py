"""Whole matches in a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from oxrow.notation import parse_record, replay
from tests.browser.player import PATIENCE, Person, make_match, settle
from tests.server.process import ServerProcess


@pytest.fixture(autouse=True)
def no_complaints(page: Page) -> Iterator[None]:
    """A page that throws, or complains to the console, fails its test."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    yield
    # A browser always reports a connection that it has lost; the page deals with that.
    lost = ("WebSocket", "ERR_CONNECTION_REFUSED")
    assert not [complaint for complaint in complaints if not any(word in complaint for word in lost)]


def test_a_newcomer_plays_a_whole_match_by_clicking(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    settle(page)
    page.goto(server.address)
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("name").fill("Ana")
    page.get_by_test_id("end-other").click()
    page.get_by_test_id("end-value").fill("12")
    page.get_by_test_id("start-table").click()
    person = Person(page, hurried=False)
    rounds = 0
    while (due := person.wait()) != "match-over":
        if due == "play":
            person.play_by_click()
        elif due == "low-card":
            person.take_by_click()
        else:
            rounds += 1
            person.next_round()
    expect(page.get_by_test_id("podium")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_test_id("save-record").click()
    path = tmp_path / "saved.oxrow"
    saved.value.save_as(path)
    record = parse_record(path.read_text("utf-8"))
    replay(record)
    assert record.players[0] == "Ana"
    assert len(record.rounds) == rounds + 1


def test_one_tap_leads_to_a_table(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address)
    page.get_by_test_id("play-now").click()
    assert Person(page).wait() == "play"
    expect(page.get_by_test_id("row")).to_have_count(4)
    expect(page.get_by_test_id("seat")).to_have_count(3)


def test_a_whole_match_is_played_by_keyboard_only(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address)
    page.get_by_test_id("play-now").focus()
    page.keyboard.press("Enter")
    person = Person(page)
    person.wait()
    page.goto(server.address + make_match(page, server))
    while (due := person.wait()) != "match-over":
        if due == "play":
            person.play_by_key()
        else:
            person.take_by_key()
    expect(page.get_by_test_id("podium")).to_be_visible()


def fits(page: Page) -> bool:
    """Whether the page can be seen whole."""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollHeight <= innerHeight &&
                     document.documentElement.scrollWidth <= innerWidth &&
                     document.body.scrollHeight <= innerHeight && document.body.scrollWidth <= innerWidth"""
        )
    )


def test_a_match_on_a_small_phone_needs_no_scrolling(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(server.address + make_match(page, server, bots=["calf"] * 3))
    person = Person(page)
    while (due := person.wait()) != "match-over":
        assert fits(page)
        if due == "play":
            for box in (person.hand.nth(index).bounding_box() for index in range(person.hand.count())):
                assert box
                assert min(box["width"], box["height"]) >= 44
                assert box["y"] + box["height"] <= 640
            person.play_by_click()
        else:
            person.take_by_click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("seats", [2, 6, 10])
@pytest.mark.parametrize("size", [(360, 640), (360, 740), (1440, 900)])
def test_any_number_of_seats_fits(page: Page, server: ServerProcess, seats: int, size: tuple[int, int]) -> None:
    settle(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.address + make_match(page, server, bots=["calf"] * (seats - 1)))
    person = Person(page)
    assert person.wait() == "play"
    expect(page.get_by_test_id("seat")).to_have_count(seats - 1)
    assert fits(page)
    person.play_by_click()
    assert fits(page)


def test_a_match_goes_on_after_a_reload_and_a_killed_server(page: Page, tmp_path: Path) -> None:
    page.add_init_script("")
    settle(page)
    with ServerProcess(tmp_path) as server:
        path = make_match(page, server, bots=["cow", "cow"])
        port = server.address.rsplit(":", 1)[1]
        page.goto(server.address + path)
        person = Person(page)
        for _ in range(3):
            if person.wait() == "low-card":
                person.take_by_click()
                person.wait()
            person.play_by_click()
        person.wait()
        rows = page.get_by_test_id("row").all_inner_texts()
        hand = person.hand.count()
        page.reload()
        person.wait()
        assert page.get_by_test_id("row").all_inner_texts() == rows
        assert person.hand.count() == hand
        server.kill()
        expect(page.get_by_test_id("lost")).to_be_visible(timeout=PATIENCE)
    with ServerProcess(tmp_path, "--port", port):
        expect(page.get_by_test_id("lost")).to_be_hidden(timeout=PATIENCE)
        person.wait()
        assert page.get_by_test_id("row").all_inner_texts() == rows
        while (due := person.wait()) != "match-over":
            if due == "play":
                person.play_by_click()
            else:
                person.take_by_click()
        expect(page.get_by_test_id("podium")).to_be_visible()


def test_home_leads_back_to_the_table(page: Page, server: ServerProcess) -> None:
    settle(page)
    path = make_match(page, server)
    page.goto(server.address)
    page.get_by_test_id("back-to-table").click()
    assert Person(page).wait() == "play"
    assert page.url.endswith(path)


def test_a_raised_card_tells_what_it_would_do(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server))
    person = Person(page)
    person.wait()
    card = person.hand.last
    word = card.get_attribute("data-word")
    card.click()
    expect(page.get_by_test_id("caption")).to_contain_text(str(word))
    expect(page.get_by_test_id("play-card")).to_contain_text(str(word))


def test_pausing_and_resigning(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server))
    person = Person(page)
    person.wait()
    page.get_by_test_id("menu").first.click()
    page.get_by_test_id("pause").click()
    resume = page.get_by_test_id("resume")
    expect(resume.first).to_be_visible()
    resume.first.click()
    person.wait()
    page.get_by_test_id("menu").first.click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-confirm").click()
    expect(page.get_by_test_id("podium")).to_be_visible(timeout=60_000)


def test_a_line_of_the_log_shows_the_table_at_that_moment(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server))
    person = Person(page)
    person.wait()
    before = page.get_by_test_id("row").all_inner_texts()
    person.play_by_click()
    if person.wait() == "low-card":
        person.take_by_click()
        person.wait()
    after = page.get_by_test_id("row").all_inner_texts()
    assert after != before
    page.get_by_test_id("log-line").filter(has_text="dealt").first.click()
    expect(page.get_by_test_id("back-to-now")).to_be_visible()
    assert page.get_by_test_id("row").all_inner_texts() == before
    page.get_by_test_id("back-to-now").click()
    assert page.get_by_test_id("row").all_inner_texts() == after


def test_the_page_speaks_brazilian_portuguese(page: Page, server: ServerProcess) -> None:
    settle(page, language="pt-BR")
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    expect(page.get_by_test_id("play-now")).to_contain_text("Jogar")
    page.goto(server.address + make_match(page, server))
    Person(page).wait()
    expect(page.get_by_test_id("caption")).to_contain_text("Escolha")


def test_nothing_is_asked_of_any_other_server(page: Page, server: ServerProcess) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    settle(page)
    page.goto(server.address)
    page.get_by_test_id("play-now").click()
    Person(page).wait()
    assert asked
    assert not [url for url in asked if not url.startswith((server.address, "data:", "blob:"))]
