"""A person at the page: sees what is there, and clicks or types."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.server.process import ServerProcess

PATIENCE = 20_000
"""Milliseconds that anything on the page may take."""


def make_match(page: Page, server: ServerProcess, **wanted: object) -> str:
    """Make a table for the guest of this browser; gives its path."""
    made = {"name": "Ana", "bots": ["calf", "cow"], "end": {"kind": "rounds", "value": 1}, **wanted}
    answer = page.request.post(f"{server.address}/api/matches", data=made)
    assert answer.status == 201, answer.text()
    return f"/table/{answer.json()['id']}"


def settle(page: Page, **settings: object) -> None:
    """Choose settings before the page is opened."""
    usual = {"language": None, "theme": "system", "speed": 3, "sound": False, "hints": True}
    chosen = json.dumps(json.dumps({**usual, **settings}))
    page.add_init_script(f"localStorage['oxrow.settings'] ||= {chosen}")


class Person:
    """Plays at the open page."""

    def __init__(self, page: Page, *, hurried: bool = True) -> None:
        self.page = page
        self.phase = page.get_by_test_id("phase")
        self._hurried = hurried

    def wait(self) -> str:
        """Wait until something is to be done here; says what: a question, `round-over` or `match-over`.

        A hurried person skips whatever walks.
        """
        self.page.wait_for_function(
            """hurried => {
                const phase = document.querySelector('[data-testid=phase]');
                if (!phase) return false;
                if (hurried) document.querySelector('[data-testid=skip]')?.click();
                if (phase.dataset.busy === 'true') return false;
                return ['play', 'pick', 'low-card', 'joker'].includes(phase.dataset.question) ||
                    ['round-over', 'match-over'].includes(phase.dataset.phase);
            }""",
            arg=self._hurried,
            timeout=PATIENCE,
        )
        state = self.phase.get_attribute("data-phase") or ""
        return state if state != "playing" else self.phase.get_attribute("data-question") or ""

    def next_round(self) -> None:
        """Deal the next round."""
        self.page.get_by_test_id("next-round").filter(visible=True).click()
        expect(self.phase).not_to_have_attribute("data-phase", "round-over", timeout=PATIENCE)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_test_id("hand").locator("[data-word]")

    @property
    def offer(self) -> Locator:
        return self.page.get_by_test_id("offer").locator("[data-word]")

    def play_by_click(self) -> None:
        """Raise the first card, then play it."""
        self.hand.first.click()
        self.page.get_by_test_id("play-card").click()
        expect(self.phase).not_to_have_attribute("data-question", "play", timeout=PATIENCE)

    def take_by_click(self) -> None:
        """Take the first row."""
        self.page.get_by_test_id("take-row").first.click()
        expect(self.phase).not_to_have_attribute("data-question", re.compile("low-card|joker"), timeout=PATIENCE)

    def join_by_click(self) -> None:
        """Lay the card behind the first row that it may join, if there is one."""
        join = self.page.get_by_test_id("join-row")
        if not join.count():
            self.take_by_click()
            return
        join.first.click()
        expect(self.phase).not_to_have_attribute("data-question", "joker", timeout=PATIENCE)

    def pick_by_click(self) -> None:
        """Raise the first open card, then pick it."""
        self.offer.first.click()
        self.page.get_by_test_id("play-card").click()
        expect(self.phase).not_to_have_attribute("data-question", "pick", timeout=PATIENCE)

    def play_two_by_click(self) -> None:
        """Choose the first card and the last one, and play them together."""
        self.hand.first.click()
        self.hand.last.click()
        self.page.get_by_test_id("play-card").click()
        expect(self.phase).not_to_have_attribute("data-question", "play", timeout=PATIENCE)

    def act(self, due: str) -> None:
        """Do what is due, whatever it is, by clicking."""
        match due:
            case "play":
                self.play_by_click()
            case "pick":
                self.pick_by_click()
            case "joker":
                self.join_by_click()
            case "low-card":
                self.take_by_click()
            case "round-over":
                self.next_round()
            case _:
                msg = f"nothing is to be done at {due}"
                raise AssertionError(msg)

    def play_by_key(self) -> None:
        """Pick the first card and play it, without a pointer."""
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")
        expect(self.phase).not_to_have_attribute("data-question", "play", timeout=PATIENCE)

    def take_by_key(self) -> None:
        """Take the first row, without a pointer."""
        self.page.keyboard.press("r")
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")
        expect(self.phase).not_to_have_attribute("data-question", "low-card", timeout=PATIENCE)
