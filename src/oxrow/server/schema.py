"""Prints the protocol as one JSON Schema document: `python -m oxrow.server.schema`.

The page's types are made from it.

Needs only pydantic, so that the page can be checked without the server.
"""

import json
import sys
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, models_json_schema
from pydantic_core import core_schema

from oxrow.server import messages

OVER_HTTP: tuple[type[BaseModel], ...] = (
    messages.Catalogue,
    messages.NewMatch,
    messages.Created,
    messages.Matches,
    messages.Problem,
)


class WithTags(GenerateJsonSchema):
    """Says of the tags (`type`, `kind`) that they are always there: messages are told apart by them."""

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,  # noqa: FBT001 - the signature is pydantic's
    ) -> bool:
        """Whether *field* is always there."""
        schema = field["schema"]
        tag = schema["type"] == "default" and schema["schema"]["type"] == "literal"
        return tag or super().field_is_required(field, total)


def schema() -> dict[str, Any]:
    """Return one document: every message is a definition, `FromServer` and `FromPage` among them."""
    _, document = models_json_schema(
        [(model, "serialization") for model in OVER_HTTP], title="Oxrow protocol", schema_generator=WithTags
    )
    definitions: dict[str, Any] = document["$defs"]
    from_server: TypeAdapter[messages.FromServer] = TypeAdapter(messages.FromServer)
    for name, adapter in (("FromServer", from_server), ("FromPage", messages.from_page)):
        part = adapter.json_schema(mode="serialization", schema_generator=WithTags)
        definitions |= part.pop("$defs")
        definitions[name] = part
    return {"title": document["title"], "$defs": dict(sorted(definitions.items()))}


def main() -> None:
    """Print the document."""
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")


if __name__ == "__main__":
    main()
