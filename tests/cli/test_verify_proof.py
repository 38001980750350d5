"""`coven verify` on the proof of a finished table: a true one is proved, whatever is wrong with another is named."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from coven import Rng
from coven.table import Dice, Event, commitment
from coven.table import chain as chains
from coven.table.proof import check_proof
from coven.table.proof import proof_of as written
from tests.cli.command import Command, refused, standard
from tests.server.site import Site, Table
from tests.table.log import Log, take_back

Proof = dict[str, Any]
Change = Callable[[Proof], None]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("proofs")
    (folder / "mine.yaml").write_text(standard(), "utf-8")
    with Site(f"sqlite:///{folder}/coven.db", editions=(str(folder / "mine.yaml"),)) as made:
        yield made


def proof_of(table: Table) -> Proof:
    answer = table["red"].get("/proof")
    assert answer.status_code == 200, answer.text
    proof: Proof = answer.json()
    return proof


@pytest.fixture(scope="module")
def played(site: Site) -> Proof:
    """A whole game of two people who added to the seed and took something back together."""
    table = site.open("ankh_morpork", 2, start=False, options={"max_turns": 12})
    table["red"].do("luck", value="black cat")
    table["blue"].do("luck", value="ladder")
    table.host.do("start")
    who = table["red"].look()["waiting"][0]
    for _ in range(3):
        table[who].play()
        who = table["red"].look()["waiting"][0]
    mover = next(seat for seat in ("red", "blue") if table[seat].do("propose", what="undo").status_code == 200)
    table["blue" if mover == "red" else "red"].do("answer", agrees=True)
    assert table["red"].look()["undone"] == 1
    table.play_to_the_end()
    return proof_of(table)


@pytest.fixture
def proof(played: Proof) -> Proof:
    return copy.deepcopy(played)


def sealed(proof: Proof) -> Proof:
    """With numbers and hashes that fit: what a forger would write."""
    for number, row in enumerate(proof["events"], 1):
        row["number"] = number
    links = chains.links(chains.first(proof["header"]), [Event.of(row) for row in proof["events"]])
    for row, link in zip(proof["events"], links, strict=True):
        row["chain"] = link
    return proof


def verified(coven: Command, proof: Proof) -> str:
    """What is said of a proof that does not hold."""
    Path("proof.json").write_text(json.dumps(proof), "utf-8")
    return refused(coven("verify", "proof.json"))


def rows(proof: Proof, kind: str, seat: bool | None = None) -> list[dict[str, Any]]:
    """The events of a kind: of chance (False), of seats (True), or all."""
    return [row for row in proof["events"] if row["kind"] == kind
            and (seat is None or (row["seat"] is not None) == seat)]


# A true proof

def test_a_true_proof_is_proved(coven: Command, proof: Proof) -> None:
    Path("proof.json").write_text(json.dumps(proof, indent=1), "utf-8")
    run = coven("verify", "proof.json", "--json")
    assert run.code == 0, run.err
    taken_back = len(rows(proof, "undone"))
    assert taken_back
    assert run.json["good"]
    assert run.json["table"] == proof["header"]["table"]
    assert run.json["events"] == len(proof["events"])
    assert run.json["draws"] == len(rows(proof, "move", False)) > 10
    assert 0 < run.json["moves"] < len(rows(proof, "move"))
    told = coven("verify", "proof.json")
    assert told.code == 0
    for number in (run.json["events"], run.json["moves"], run.json["draws"]):
        assert f"{number} " in told.out
    assert proof["header"]["commitment"] in told.out
    assert "Person 0" in told.out
    assert "Person 1" in told.out


def test_a_table_of_an_edition_of_its_own_carries_its_facts(coven: Command, site: Site) -> None:
    table = site.open("witchs_brew", 3, edition="mine", options={"max_sets": 1})
    table.play_to_the_end()
    proof = proof_of(table)
    assert proof["header"]["facts"]
    Path("proof.json").write_text(json.dumps(proof), "utf-8")
    assert coven("verify", "proof.json").code == 0
    proof["header"]["facts"] = None
    assert "mine" in verified(coven, sealed(proof))


# What was changed without new hashes

def change_draw(proof: Proof) -> None:
    first, *others = rows(proof, "move", False)
    move = first["facts"]["move"]
    first["facts"]["move"] = next(row["facts"]["move"] for row in others if row["facts"]["move"] != move)


def change_move(proof: Proof) -> None:
    rows(proof, "move", True)[-1]["facts"]["move"] = rows(proof, "move", True)[0]["facts"]["move"]


def change_luck(proof: Proof) -> None:
    rows(proof, "luck")[0]["facts"]["value"] = "white cat"


def change_hash(proof: Proof) -> None:
    proof["events"][7]["chain"] = proof["events"][8]["chain"]


def change_header(proof: Proof) -> None:
    proof["header"]["options"] = {**proof["header"]["options"], "max_turns": 399}


def change_time(proof: Proof) -> None:
    proof["events"][3]["at"] += 1


def drop_one(proof: Proof) -> None:
    del proof["events"][5]


def swap_two(proof: Proof) -> None:
    proof["events"][5:7] = proof["events"][6:4:-1]


@pytest.mark.parametrize("change", [change_draw, change_move, change_luck, change_hash, change_header, change_time,
                                    drop_one, swap_two])
def test_whatever_is_changed_does_not_fit_its_hash(coven: Command, proof: Proof, change: Change) -> None:
    before = copy.deepcopy(proof)
    change(proof)
    assert proof != before
    first = next((i for i, (old, new) in enumerate(zip(before["events"], proof["events"], strict=False))
                  if old != new), 0)
    said = verified(coven, proof)
    assert "damaged" in said
    assert str(proof["events"][first]["number"]) in said


def test_another_secret_is_not_the_one_that_was_committed_to(coven: Command, proof: Proof) -> None:
    proof["secret"] = proof["secret"][2:] + proof["secret"][:2]
    assert "committed" in verified(coven, proof)


def test_a_cut_file(coven: Command, proof: Proof) -> None:
    text = json.dumps(proof)
    Path("proof.json").write_text(text[:len(text) // 2], "utf-8")
    assert "line 1" in refused(coven("verify", "proof.json"))


@pytest.mark.parametrize("kept", [0, 1, 30, -1])
def test_a_log_that_ends_too_early(coven: Command, proof: Proof, kept: int) -> None:
    """Its hashes are right, but the game is not over."""
    proof["events"] = proof["events"][:kept]
    assert f"after event {len(proof['events'])} " in verified(coven, proof)


# What a forger would write, with new hashes

def change_secret(proof: Proof) -> None:
    proof["secret"] = "00" * 32
    proof["header"]["commitment"] = commitment(bytes(32))


@pytest.mark.parametrize("change", [change_draw, change_luck, change_secret])
def test_dice_that_were_not_thrown_are_found(coven: Command, proof: Proof, change: Change) -> None:
    """The first draw that differs is named, with what it should have been."""
    true = rows(copy.deepcopy(proof), "move", False)
    change(proof)
    said = verified(coven, sealed(proof))
    assert said.startswith("Event ")
    assert "the dice say" in said
    if change is change_draw:
        assert true[0]["facts"]["move"] in said
        assert rows(proof, "move", False)[0]["facts"]["move"] in said


def add_luck_later(proof: Proof) -> None:
    proof["events"].insert(-20, {"kind": "luck", "seat": 0, "at": 1.0, "facts": {"value": "x"}})


def speak_for_the_next(proof: Proof) -> None:
    """A value of two lines would stand for two seats."""
    for row in rows(proof, "luck"):
        row["facts"]["value"] = "black cat\nladder" if row["seat"] == 0 else ""


def skip_a_draw(proof: Proof) -> None:
    rows(proof, "move", False)[3]["facts"]["draw"] += 1


def take_back_alone(proof: Proof) -> None:
    """As if all had agreed to throw the dice again."""
    at = proof["events"].index(rows(proof, "move", False)[-1]) + 1
    proof["events"].insert(at, {"kind": "undone", "seat": 0, "at": 1.0, "facts": {"keep": 2}})


def take_back_too_much(proof: Proof) -> None:
    at = proof["events"].index(rows(proof, "move", False)[-1]) + 1
    proof["events"].insert(at, {"kind": "undone", "seat": 0, "at": 1.0, "facts": {"removed": [20, 21, 22]}})


def leave_out_consent(proof: Proof) -> None:
    proof["events"].remove(rows(proof, "agrees")[0])


@pytest.mark.parametrize("change", [change_move, add_luck_later, speak_for_the_next, take_back_alone,
                                    take_back_too_much, leave_out_consent, skip_a_draw])
def test_what_cannot_have_happened_is_found(coven: Command, proof: Proof, change: Change) -> None:
    change(proof)
    assert verified(coven, sealed(proof)).startswith("Event ")


def test_what_a_seat_may_take_back_is_proved_too() -> None:
    """Undo alone and by consent, as the table makes them."""
    secret = bytes(range(32))
    log = Log("witchs_brew", 3, 3, options={"max_sets": 1})
    log.draw = Dice(secret, log.table.luck).draw
    log.start()
    log.pick(0, "wolf-keeper", "witch")
    log.do(log.table.undo(0, log.now))
    log.wander(Rng(4), 20)
    take_back(log, next(seat for seat in range(3) if _has_chosen(log, seat)))
    log.nature().wander(Rng(5), 10_000)
    header = {"commitment": commitment(secret), "seats": 3, "options": log.table.options, "start": None}
    links = chains.links(chains.first(header), log.events)
    table = check_proof(written(header, secret, list(zip(log.events, links, strict=True))), log.game)
    assert table.stage == "finished"
    assert table.undone == 1


def _has_chosen(log: Log, seat: int) -> bool:
    assert log.table.record is not None
    return any(entry.seat == seat for entry in log.table.record.entries[:len(log.table.log)])


# What is no proof

def test_other_rules_or_another_edition(coven: Command, proof: Proof) -> None:
    proof["header"]["rules"] = 99
    assert "99" in verified(coven, sealed(proof))
    proof["header"].update(rules=1, digest="0123456789abcdef")
    assert "0123456789abcdef" in verified(coven, sealed(proof))
    proof["header"]["game"] = "chess"
    assert "chess" in verified(coven, sealed(proof))


@pytest.mark.parametrize("found", ["coven proof 2", None, 7])
def test_a_form_that_is_not_known(coven: Command, proof: Proof, found: object) -> None:
    proof["proof"] = found
    said = verified(coven, proof)
    assert str(found) in said
    assert "coven proof 1" in said


@pytest.mark.parametrize("path", ["header", "secret", "events", "header.game", "header.seats", "header.facts",
                                  "events.0.kind", "events.4.facts", "events.4.chain", "events.2"])
@pytest.mark.parametrize("value", [..., 3.5, ["x"]], ids=["missing", "number", "list"])
def test_a_field_that_is_missing_or_wrong_is_named(coven: Command, proof: Proof, path: str, value: object) -> None:
    *above, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    inside: Any = proof
    for part in above:
        inside = inside[part]
    if value is ... and not isinstance(last, int):
        del inside[last]
    elif path == "events" and value == ["x"]:
        inside[last] = value
        path = "events.0"
    else:
        inside[last] = None if value is ... else value
    if path == "header.facts" and value is ...:
        inside.pop("facts", None)
    named = path.replace("events.", "events[", 1).replace(".", "].", 1) if path.startswith("events.") else path
    assert named.rstrip("]") in verified(coven, proof)


@pytest.mark.parametrize("value", [None, -1, 99, 1.5, "x", [], {}, True, "9" * 30])
def test_whatever_stands_in_an_event_there_is_a_message(coven: Command, proof: Proof, value: object) -> None:
    """Sealed anew, so that nothing but the event itself can be refused; never a traceback."""
    events = proof["events"][:12]
    for at, row in enumerate(events):
        for name in row["facts"]:
            changed = copy.deepcopy(proof)
            changed["events"] = copy.deepcopy(events)
            changed["events"][at]["facts"][name] = value
            Path("proof.json").write_text(json.dumps(sealed(changed)), "utf-8")
            refused(coven("verify", "proof.json"))


@pytest.mark.parametrize("text", ["{}", '{"a": [}', '{"proof": "coven proof 1"}', '{"a":' * 100_000,
                                  '{"proof": "coven proof 1", "header": 1}', '{"a": ' + "9" * 5000 + "}"],
                         ids=["empty", "broken", "bare", "deep", "header", "long"])
def test_json_that_is_something_else(coven: Command, text: str) -> None:
    Path("proof.json").write_text(text, "utf-8")
    refused(coven("verify", "proof.json"))


@pytest.mark.parametrize("secret", ["", "zz", "00"])
def test_secrets_that_are_none(coven: Command, proof: Proof, secret: str) -> None:
    verified(coven, {**proof, "secret": secret})
