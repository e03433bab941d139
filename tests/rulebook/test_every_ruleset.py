"""No ruleset without all that holds it: properties, leaves, a golden playthrough, and tests of its paragraphs."""

import ast
import tomllib

from tests.support import DOCS, TESTS, every_ruleset


@every_ruleset
def test_it_has_all_that_holds_a_ruleset(name: str) -> None:
    missing = []
    if name not in tomllib.loads((TESTS / "perft" / "deals.toml").read_text("utf-8")):
        missing.append(f"tests/perft/deals.toml: [[{name}]]")
    wanted = [
        TESTS / "playthroughs" / f"{name}.oxrow",
        TESTS / "playthroughs" / f"{name}.txt",
        TESTS / "rulebook" / f"test_{name.replace('-', '_')}.py",
    ]
    missing += [str(path.relative_to(TESTS.parent)) for path in wanted if not path.exists()]
    if f"| {name} |" not in (DOCS / "rules" / "12-at-the-table.md").read_text("utf-8"):
        missing.append(f"docs/rules, section 12: {name}")
    assert not missing


def test_properties_hold_for_the_whole_catalogue() -> None:
    tree = ast.parse((TESTS / "properties" / "test_properties.py").read_text("utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    assert tests
    for test in tests:
        assert "every_ruleset" in [ast.unparse(each) for each in test.decorator_list], test.name
