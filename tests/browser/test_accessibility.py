"""axe finds nothing on any page, in either theme."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.player import Person, make_match, settle
from tests.server.process import ServerProcess

SIZES = pytest.mark.parametrize("size", [(360, 740), (1440, 900)], ids=["phone", "desktop"])


@pytest.fixture(autouse=True)
def calm(page: Page) -> None:
    """Nothing moves while axe looks: colours in the middle of a fade are nobody's choice."""
    page.emulate_media(reduced_motion="reduce")


def assert_accessible(page: Page) -> None:
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        page.wait_for_timeout(250)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{scheme}\n{found.generate_report()}"


@SIZES
@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/table/nothing"])
def test_pages_before_a_match(page: Page, server: ServerProcess, size: tuple[int, int], path: str) -> None:
    settle(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    make_match(page, server)
    page.goto(server.address + path)
    expect(page.locator("main, h1").first).to_be_visible()
    assert_accessible(page)


@SIZES
def test_the_table_the_summary_and_the_podium(page: Page, server: ServerProcess, size: tuple[int, int]) -> None:
    settle(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.address + make_match(page, server, end={"kind": "open", "value": None}))
    person = Person(page)
    looked_at: set[str] = set()
    while (due := person.wait()) != "round-over":
        if due not in looked_at:
            looked_at.add(due)
            if due == "play":
                person.hand.first.click()
            assert_accessible(page)
        if due == "play":
            person.play_by_key()
        else:
            person.take_by_click()
    assert_accessible(page)
    page.get_by_test_id("finish").filter(visible=True).click()
    assert person.wait() == "match-over"
    assert_accessible(page)


def test_the_dialogs(page: Page, server: ServerProcess) -> None:
    settle(page)
    page.goto(server.address + make_match(page, server))
    Person(page).wait()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert_accessible(page)
    page.get_by_test_id("resign").click()
    expect(page.get_by_test_id("resign-confirm")).to_be_visible()
    assert_accessible(page)
