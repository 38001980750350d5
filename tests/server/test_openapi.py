"""The description at /openapi.json: complete, and true of whatever is sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from tests.server.course import play_out
from tests.server.site import Site

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIBED: dict[str, Any] = Site("sqlite://").app.openapi()
SCHEMAS: dict[str, Any] = DESCRIBED["components"]["schemas"]
OPERATIONS = [(method, path) for path, methods in DESCRIBED["paths"].items() for method in methods]


class House:
    """A site with a table at each stage, and all kinds of people."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.tables = [site.open(people=["Anna"], start=False), site.open(), site.open("ankh_morpork", 2)]
        play_out(site, self.tables[2])
        self.browser = site.browser()
        # A table, and the headers of somebody who is there, or is not.
        self.visits: list[tuple[str | None, dict[str, str]]] = []
        for table in self.tables:
            watch = table.host.post("/links", role="watch").json()["token"]
            tokens = [table.opened["host"], table.opened["seats"]["red"], table.opened["invite"], watch]
            for token in tokens[:2]:
                assert self.browser.post("/api/enter", json={"token": token}).status_code == 200
            headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
            self.visits += [(table.id, who) for who in headers]
            self.visits += [(other.id, headers[1]) for other in self.tables if other is not table]
            self.visits += [(table.id, {}), (table.id, {"Authorization": "Bearer nonsense"})]
        self.visits += [(None, {}), (None, {"Authorization": "Basic eDp5"})]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Site(f"sqlite:///{tmp_path_factory.mktemp('openapi')}/coven.db") as site:
        yield House(site)


def bodies() -> list[tuple[str, str]]:
    """Every path that takes a body, with each form that the body may have."""
    out: list[tuple[str, str]] = []
    for method, path in OPERATIONS:
        if body := DESCRIBED["paths"][path][method].get("requestBody"):
            schema = body["content"]["application/json"]["schema"]
            out += [(path, form["$ref"].rpartition("/")[2]) for form in schema.get("oneOf", [schema])]
    return out


def examples(name: str) -> list[dict[str, Any]]:
    """The examples of a body: its own, or one put together from those of its fields."""
    schema = SCHEMAS[name]
    if "examples" in schema:
        return list(schema["examples"])
    made = {field: value(facts) for field, facts in schema["properties"].items()
            if field in schema["required"] or "examples" in facts}
    return [made]


def value(facts: dict[str, Any]) -> Any:
    if "const" in facts:
        return facts["const"]
    return facts["enum"][0] if "enum" in facts else facts["examples"][0]


def as_sent(kwargs: dict[str, Any]) -> dict[str, Any]:
    """A request in the words of the test client; cookies are its own."""
    del kwargs["cookies"]
    if isinstance(kwargs.get("data"), str | bytes):
        kwargs["content"] = kwargs.pop("data")
    return kwargs


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_whatever_is_sent_the_answer_is_one_that_is_described(tmp_path: Path, method: str, path: str) -> None:
    """Everybody sends the examples; then anybody sends anything."""
    operation = schemathesis.openapi.from_dict(DESCRIBED)[path][method.upper()]
    bodies_here = [body for where, name in bodies() if where == path for body in examples(name)]
    with Site(f"sqlite:///{tmp_path}/coven.db") as site:
        house = House(site)
        reached: set[int] = set()

        def send(case: schemathesis.Case[Any], client: TestClient, who: dict[str, str]) -> None:
            sent = as_sent(case.as_transport_kwargs(base_url="http://testserver", headers=who))
            response = client.request(**sent)
            site.client.cookies.clear()
            reached.add(response.status_code)
            case.validate_response(response, checks=CHECKS)

        good: dict[str, dict[str, Any]] = {"moment": {"moves": 3}, "why-not": {"thing": "role:witch"}}
        query = good.get(path.rpartition("/")[2], {})
        given_bodies: list[dict[str, Any]] = [{"body": body, "media_type": "application/json"} for body in bodies_here]
        for form in given_bodies or [{}]:
            for table_id, who in house.visits:
                case = operation.Case(path_parameters={"table_id": table_id or "nothing", "game_id": "witchs_brew",
                                                       "lang": "it"}, query=query, **form)
                send(case, site.client, who)

        @settings(max_examples=40, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
                  suppress_health_check=list(HealthCheck))
        @given(data=st.data())
        def check(data: st.DataObject) -> None:
            table_id, who = data.draw(st.sampled_from(house.visits))
            fixed = {"table_id": table_id} if table_id and "{table_id}" in path else None
            mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
            case = data.draw(operation.as_strategy(generation_mode=mode, path_parameters=fixed))
            send(case, data.draw(st.sampled_from([site.client, house.browser])), who)

        check()
        # The example of a token is none.
        # Nobody here has a link to enter, or a lesson to be given hints in.
        assert reached & {200, 201} or path.endswith(("/enter", "/hint")), reached


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_path_says_what_it_does_and_what_it_answers(method: str, path: str) -> None:
    operation = DESCRIBED["paths"][path][method]
    assert operation["summary"]
    assert operation["description"].endswith(".")
    good = [status for status in operation["responses"] if status.startswith("2")]
    assert len(good) == 1
    for status, answer in operation["responses"].items():
        (schema,) = (body["schema"] for body in answer["content"].values())
        assert schema.keys() & {"$ref", "items", "type"}, status
        if not status.startswith("2"):
            assert schema == {"$ref": "#/components/schemas/Refusal"}


@pytest.mark.parametrize(("path", "name"), bodies())
def test_every_body_has_an_example_that_is_understood(house: House, path: str, name: str) -> None:
    """Whether it can be done or not: nobody is told that the form is wrong."""
    for body in examples(name):
        for table in house.tables[:2]:
            answer = house.site.client.post(path.replace("{table_id}", table.id), json=body,
                                            headers=table.host.headers)
            house.site.client.cookies.clear()
            assert answer.status_code not in (422, 500), answer.text


def test_the_description_is_served_as_it_is_made(house: House) -> None:
    assert house.site.client.get("/openapi.json").json() == DESCRIBED
