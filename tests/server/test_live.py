"""Tables in play: what a page hears, and what it is refused."""

import random

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from oxrow.notation import parse_record, replay
from oxrow.rules.catalogue import CATALOGUE
from oxrow.server.app import make_app
from oxrow.server.settings import Settings
from tests.server.talk import ONE_ROUND, Page, make_table, sit_down


def test_a_whole_match_is_played(client: TestClient) -> None:
    match = make_table(client, end={"kind": "more-than", "value": 20})
    with sit_down(client, match) as page:
        page.play(random.Random(1))
        assert page.view["winners"]
        assert max(page.view["sheet"]["totals"]) > 20
    record = parse_record(client.get(f"/api/matches/{match}/record").text)
    replay(record)
    assert [list(played.heads or ()) for played in record.rounds] == page.view["sheet"]["rounds"]


@pytest.mark.parametrize("ruleset", CATALOGUE)
def test_every_ruleset_is_played_to_its_end(client: TestClient, ruleset: str) -> None:
    match = make_table(client, ruleset=ruleset, end=ONE_ROUND)
    with sit_down(client, match) as page:
        page.play(random.Random(1))
        assert page.view["ruleset"] == ruleset
        assert page.view["winners"]
    replay(parse_record(client.get(f"/api/matches/{match}/record").text))


def test_an_answer_is_accepted_and_can_be_taken_back(client: TestClient) -> None:
    # The other player is slow on purpose: an ox needs a moment even for its first card.
    with sit_down(client, make_table(client, bots=["ox"] * 5)) as page:
        page.hear_until("start")
        page.hear_until_asked()
        hand, decision = page.view["hand"], page.view["decision"]
        page.play_card()
        assert page.view["decision"]["question"] == "take-back", "five oxen are not that quick"
        page.play_card("back")
        assert page.view["hand"] == hand
        assert page.view["decision"] == decision


def test_an_answer_to_an_old_screen_is_refused_and_changes_nothing(client: TestClient) -> None:
    with sit_down(client, make_table(client)) as page:
        page.hear_until("start")
        page.hear_until_asked()
        page.answer(number=page.view["decision"]["number"] - 1)
        assert page.hear_until("refused")["code"] == "stale"
        assert len(page.view["hand"]) == 10


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-message"),
        ("null", "bad-message"),
        ("{", "bad-message"),
        ('{"type": "nonsense"}', "bad-message"),
        ('{"type": "answer"}', "bad-message"),
        ('{"type": "answer", "decision": "one", "word": "5"}', "bad-message"),
        ('{"type": "answer", "decision": 1, "word": "5", "more": 1}', "bad-message"),
        ('{"type": "answer", "decision": 1, "word": "105"}', "not-an-option"),
        ('{"type": "answer", "decision": 1, "word": "\\u0000"}', "not-an-option"),
        ('{"type": "answer", "decision": 1, "word": "t1"}', "not-an-option"),
        ('{"type": "answer", "decision": 1, "word": "back"}', "not-an-option"),
        ('{"type": "resume"}', "not-now"),
        ('{"type": "next-round", "round": 1}', "not-now"),
        ('{"type": "finish", "round": 1}', "not-now"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(client: TestClient, text: str, code: str) -> None:
    with sit_down(client, make_table(client)) as page:
        page.hear_until("start")
        page.hear_until_asked()
        page.socket.send_text(text)
        refused = page.hear_until("refused")
        assert refused["code"] == code
        assert refused["detail"]
        page.answer()
        page.hear_until("accepted")


def test_a_page_that_comes_back_hears_exactly_what_it_missed(client: TestClient) -> None:
    match = make_table(client, end=ONE_ROUND)
    with sit_down(client, match) as page:
        page.play(random.Random(2))
        updates = [message for message in page.heard if message["type"] == "update"]
    newest = updates[-1]["n"]
    with sit_down(client, match, after=newest - 3) as back:
        back.n = newest - 3
        assert [back.hear() for _ in range(3)] == updates[-3:]


@pytest.mark.parametrize("after", [None, 100_000])
def test_a_page_that_cannot_catch_up_starts_anew(client: TestClient, after: int | None) -> None:
    match = make_table(client, end=ONE_ROUND)
    with sit_down(client, match) as page:
        page.play(random.Random(2))
    with sit_down(client, match, after=after) as back:
        start = back.hear()
    assert start["type"] == "start"
    assert start["view"] == page.view
    told = [event for message in page.heard if message["type"] == "update" for event in message["events"]]
    assert start["log"][-len(told) :] == told[-len(start["log"]) :]


def test_two_tabs_of_one_seat_agree(client: TestClient) -> None:
    match = make_table(client)
    with sit_down(client, match) as one, sit_down(client, match) as other:
        for page in (one, other):
            page.hear_until("start")
            page.hear_until_asked()
        number = one.view["decision"]["number"]
        one.play_card()
        other.answer(number=number)
        assert other.hear_until("refused")["code"] in {"stale", "not-an-option"}
        one.hear_until_asked()
        other.hear_until_asked()
        assert one.view == other.view


def test_a_spectator_sees_no_hand_and_cannot_play(client: TestClient, settings: Settings) -> None:
    match = make_table(client)
    client.cookies.clear()
    with sit_down(client, match) as page:
        page.hear_until("start")
        while not page.view["rows"]:
            page.hear()
        assert page.view["you"] is None
        assert page.view["hand"] == page.view["chosen"] == []
        assert page.view["decision"] is None
        page.say(type="pause")
        assert page.hear_until("refused")["code"] == "not-your-seat"


def test_a_forged_token_is_a_stranger(client: TestClient) -> None:
    match = make_table(client)
    client.cookies.clear()
    client.cookies.set("oxrow_guest", "ImZvcmdlZCI.AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    with sit_down(client, match) as page:
        page.hear_until("start")
        assert page.view["you"] is None
    assert client.get("/api/matches").json() == {"matches": []}


def test_a_page_of_another_site_cannot_connect(client: TestClient) -> None:
    match = make_table(client)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/matches/{match}/live", headers={"origin": "https://elsewhere.example"}),
    ):
        pass
    assert closed.value.code == 4403


def test_an_unknown_match_closes_the_socket(client: TestClient) -> None:
    with sit_down(client, "nothing") as page, pytest.raises(WebSocketDisconnect) as closed:
        page.hear()
    assert closed.value.code == 4404


def test_a_paused_table_waits_and_goes_on(client: TestClient) -> None:
    with sit_down(client, make_table(client, end=ONE_ROUND)) as page:
        page.hear_until("start")
        page.hear_until_asked()
        page.say(type="pause")
        while not page.view["paused"]:
            page.hear()
        assert page.view["decision"] is None
        page.say(type="resume")
        page.hear_until_asked()
        page.play(random.Random(3))


def test_after_a_resignation_a_bot_plays_the_match_to_its_end(client: TestClient) -> None:
    with sit_down(client, make_table(client, end=ONE_ROUND)) as page:
        page.hear_until("start")
        page.hear_until_asked()
        page.say(type="resign")
        while page.view["phase"] != "match-over":
            page.hear()
        assert page.view["players"][0]["bot"] == "ox"
        kinds = [event["what"]["kind"] for message in page.heard for event in message.get("events", [])]
        assert "resigned" in kinds


def test_an_open_match_is_ended_by_its_player(client: TestClient) -> None:
    with sit_down(client, make_table(client, end={"kind": "open", "value": None})) as page:
        page.play(random.Random(4), until="round-over")
        while not page.view["sheet"]["rounds"]:
            page.play(random.Random(4), until="playing")
            page.play(random.Random(4), until="round-over")
        assert page.view["may_finish"]
        page.say(type="finish", round=page.view["round"])
        while page.view["phase"] != "match-over":
            page.hear()
        assert page.view["winners"]


def at_rest(page: Page) -> None:
    """Hear everything until the table waits for this page alone."""
    while [player["seat"] for player in page.view["players"] if player["asked"]] != ["s1"]:
        page.hear()


def test_a_match_goes_on_after_a_restart_where_it_stood(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        match = make_table(client, end=ONE_ROUND)
        token = client.cookies["oxrow_guest"]
        with sit_down(client, match) as page:
            page.hear_until("start")
            for _ in range(3):
                page.hear_until_asked()
                page.play_card()
            page.hear_until_asked()
            at_rest(page)
    with TestClient(make_app(settings), cookies={"oxrow_guest": token}) as client:
        assert client.get("/api/matches").json()["matches"][0]["id"] == match
        with sit_down(client, match) as back:
            back.hear_until("start")
            assert back.view == page.view
            assert back.n == page.n
            back.play(random.Random(5))
