"""What may be asked of /api, written down for other programs: /api/openapi.json, from the handlers and structs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from arcanarium import __version__

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.openapi.spec import Schema

ABOUT: Final = (
    "Whoever asks without a cookie becomes a new guest and is given one; it says who asks from then on. What changes "
    "something is JSON and comes from the server's own address. A refusal is an `ErrorAnswer`. "
    "Playing itself goes over a socket."
)

# No page to look at it: those of the framework fetch their scripts elsewhere.
OPENAPI: Final = OpenAPIConfig(
    "Arcanarium",
    __version__,
    description=ABOUT,
    path="/api/openapi.json",  # below it the framework answers in its own way
    render_plugins=[JsonRenderPlugin(path="/")],
    use_handler_docstrings=True,
)


class Structs(OpenAPISchemaPlugin):
    """The framework's own has msgspec look at every type, also at those that are only sent and that it cannot read."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and bool(field_definition.is_subclass_of(msgspec.Struct))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        struct = field_definition.type_
        hints = field_definition.get_type_hints(include_extras=True, resolve_generics=True)
        fields = msgspec.structs.fields(struct)
        properties = {
            field.encode_name: FieldDefinition.from_annotation(hints[field.name], name=field.encode_name)
            for field in fields
        }
        required = [field.encode_name for field in fields if field.required]
        config = struct.__struct_config__
        if config.tag_field is not None:
            properties[config.tag_field] = FieldDefinition.from_annotation(Literal[config.tag])
            required.append(config.tag_field)
        return schema_creator.create_component_schema(field_definition, required=required, property_fields=properties)
