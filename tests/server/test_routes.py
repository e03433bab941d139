"""What the server answers over HTTP."""

import pytest
from starlette.testclient import TestClient

from oxrow.bots.levels import LEVELS
from oxrow.rules.catalogue import CATALOGUE
from tests.server.talk import make_table


def test_the_catalogue_names_every_ruleset_and_level(client: TestClient) -> None:
    catalogue = client.get("/api/catalogue").json()
    assert [ruleset["name"] for ruleset in catalogue["rulesets"]] == list(CATALOGUE)
    assert [level["name"] for level in catalogue["levels"]] == list(LEVELS)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"name": ""}, "bad-request"),
        ({"name": "   "}, "bad-name"),
        ({"name": "A\u0000"}, "bad-name"),
        ({"name": "x" * 21}, "bad-request"),
        ({"name": 5}, "bad-request"),
        ({"bots": []}, "bad-request"),
        ({"bots": ["calf"] * 10}, "bad-request"),
        ({"bots": ["nobody"]}, "unknown-level"),
        ({"bots": ["old-ox"]}, "unknown-level"),
        ({"ruleset": "chess"}, "unknown-ruleset"),
        ({"end": {"kind": "open", "value": 3}}, "bad-end"),
        ({"end": {"kind": "rounds", "value": None}}, "bad-end"),
        ({"end": {"kind": "rounds", "value": 0}}, "bad-request"),
        ({"end": {"kind": "never", "value": 3}}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    client: TestClient, wanted: dict[str, object], code: str
) -> None:
    answer = client.post("/api/matches", json={"name": "Ana", "bots": ["calf"], **wanted})
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"] == code
    assert problem["detail"].endswith(".")


def test_a_body_that_is_no_json_is_refused_in_a_sentence(client: TestClient) -> None:
    answer = client.post("/api/matches", content=b"{", headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-request"


def test_a_guest_finds_its_own_matches_the_last_one_first(client: TestClient) -> None:
    first, second = make_table(client), make_table(client)
    assert [match["id"] for match in client.get("/api/matches").json()["matches"]] == [second, first]
    client.cookies.clear()
    assert client.get("/api/matches").json() == {"matches": []}


def test_names_at_a_table_are_all_different(client: TestClient) -> None:
    make_table(client, name="Clover", bots=["calf"] * 9)
    names = client.get("/api/matches").json()["matches"][0]["names"]
    assert len(set(names)) == 10


def test_the_record_of_an_unknown_match_is_not_there(client: TestClient) -> None:
    answer = client.get("/api/matches/nothing/record")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown-match"


def test_the_record_of_a_round_under_way_gives_no_hand_away(client: TestClient) -> None:
    assert "hands" not in client.get(f"/api/matches/{make_table(client)}/record").text


def test_nothing_is_fetched_from_elsewhere(client: TestClient) -> None:
    policy = client.get("/api/catalogue").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "http" not in policy


@pytest.mark.parametrize("path", ["/", "/new", "/table/abc", "/settings"])
def test_the_page_starts_at_every_address_of_its_own(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/assets/nothing.js"])
def test_what_is_not_there_is_not_the_page(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py"])
def test_no_address_leads_out_of_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert "make_app" not in answer.text
