"""What the plain page says: in four languages, readable without looking, with nothing but text from outside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import coven
from coven import Rng
from coven.library import rules_paragraphs
from coven.server.markup import blocks, guarded, lines_html, rules_html
from coven.server.sheet import UNITS, gathered
from coven.server.wording import worded
from coven.table.table import ORDERS, PHRASES
from coven.words import LANGUAGES, words
from tests.server.reader import Page, Reader
from tests.server.site import Site

SERVER = Path(coven.__file__).parent / "server"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(f"sqlite:///{tmp_path}/coven.db") as made:
        yield made


@pytest.fixture
def anna(site: Site) -> Reader:
    return Reader(site.browser())


def test_the_language_is_chosen_and_remembered(site: Site) -> None:
    reader = Reader(site.browser())
    assert reader.get("/").lang == "en"
    page = reader.follow("Русский")
    assert (page.lang, page.ids["mine"]) == ("ru", "Мои игры")
    reader.open("witchs_brew", people=["Аня"], fill="all")
    assert reader.page.lang == "ru"
    assert "Все сидят" in reader.page.ids["status"]
    assert "Ведьмин отвар" in reader.page.title
    reader.do("start")
    assert reader.page.title.startswith("Ваш ход")
    assert reader.get("/table/nowhere").lang == "ru"
    assert reader.get("/?lang=xx").lang == "ru"
    other = site.browser().get("/", headers={"Accept": "text/html", "Accept-Language": "de, it;q=0.8"})
    assert Page(200, other.text, "/").lang == "it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_can_be_read_without_looking(anna: Reader, lang: str) -> None:
    """One heading of the first rank, a label for every field, a way past the top; nothing unworded."""
    anna.get(f"/?lang={lang}")
    pages = [anna.page, anna.get("/join"), anna.get("/new/ankh_morpork"), anna.get("/rules/the_witches")]
    anna.get("/new/ankh_morpork")
    pages.append(anna.send(anna.page.form(to="/new/ankh_morpork"), people=["Anna", "Boris"], fill="all"))
    pages.append(anna.do("start"))
    pages.append(anna.get(f"/table/{anna.table}?seat=red"))
    pages.append(anna.send(anna.page.form(to="/take")))
    pages.append(anna.do("say", text=""))
    for page in pages:
        assert page.lang == lang
        assert page.raw.count("<h1") == 1
        assert 'href="#main"' in page.raw
        assert "page-" not in page.said
        assert page.scripts == [f"/static/coven.js?v={coven.__version__}"]
        for field in page.inputs:
            named = field.get("id") in page.labels or field["labelled"]
            assert named or field.get("type") == "hidden", field


def test_every_key_of_the_pages_has_words_and_every_word_is_used() -> None:
    sources = [*sorted((SERVER / "templates").iterdir()), *sorted(SERVER.glob("*.py"))]
    used = {key for path in sources for key in re.findall(r"page-[a-z-]+", path.read_text("utf-8"))}
    known = {line.partition(" =")[0] for line in
             (SERVER.parent / "locale" / "en.ftl").read_text("utf-8").splitlines() if line.startswith("page-")}
    begun = [key for key in used if key.endswith("-")] + [f"page-{unit}" for unit, _ in UNITS]
    assert sorted(key for key in used - known if not key.endswith("-")) == []
    assert sorted(key for key in known - used if not key.startswith((*begun, "page-undo-"))) == []
    for phrase in PHRASES:
        assert f"page-phrase-{phrase}" in known
    for order in ORDERS:
        assert f"page-order-{order}" in known


def test_every_option_of_every_game_can_be_chosen(anna: Reader) -> None:
    for game_id in coven.games():
        page = anna.get(f"/new/{game_id}")
        form = page.form(to=f"/new/{game_id}")
        for option in coven.game(game_id).option_list:
            assert f"option-{option.name}" in {**form.fields, **form.boxes}
            assert words("en", game_id)(f"option-{option.name}.why") in page.said


# Texts

@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", coven.games())
def test_every_paragraph_of_the_rules_has_its_anchor(game_id: str, lang: str) -> None:
    text = rules_html(game_id, lang)
    numbers = list(rules_paragraphs(game_id, lang))
    assert [number for number in numbers if f'id="p{number}"' not in text] == []
    assert 'id="c1"' in text


def test_a_question_leads_to_its_paragraph(anna: Reader) -> None:
    anna.open("witchs_brew", people=["Anna"], fill="all")
    page = anna.do("start")
    link = page.link("All rules")
    assert link == "/rules/witchs_brew#p3.1"
    assert "p3.1" in anna.get(link).ids


def test_markup_becomes_html_and_nothing_else_does() -> None:
    assert lines_html(["[bold]A & B[/bold] <i>", "[dim]x[/dim] [red]"]) == \
        "<strong>A &amp; B</strong> &lt;i&gt;\n<span class=\"dim\">x</span> [red]"
    assert lines_html(["[bold]never closed"]) == "<strong>never closed</strong>"
    assert lines_html(["closed[/dim] [bold]twice[/bold][/bold]"]) == "closed <strong>twice</strong>"
    assert lines_html([guarded({"red": "[bold]me[/bold]"})["red"]]) == "[bold]me[/bold]"


def test_tables_are_kept_apart_from_running_text() -> None:
    screen = ["[bold]T[/bold]  one", "", "[bold]a[/bold]  [bold]b[/bold]  [bold]c[/bold]", "1  2  3",
              "[dim]why[/dim]", "", "end"]
    assert [(block.is_wide, block.text.count("\n")) for block in blocks(screen)] == [(False, 0), (True, 1), (False, 2)]


def test_what_is_said_again_is_said_once() -> None:
    assert gathered(["a", "a", "b", "a"]) == ["a (×2)", "b", "a"]


@pytest.mark.parametrize(("game_id", "move", "text"), [
    ("ankh_morpork", "player blue", "Olga"),
    ("ankh_morpork", "remove the-shades blue", "Remove a minion: Olga, The Shades"),
    ("the_witches", "take-from blue", "From Olga"),
    ("the_witches", "take-from red", "From Red"),
])
def test_answers_name_the_players(game_id: str, move: str, text: str) -> None:
    """People know each other by name; an empty seat goes by its colour."""
    game = coven.game(game_id)
    state, luck = game.setup(2), Rng(3)
    while (decision := state.decision()) is not None and decision.seat < 0:
        state.play(state.sample(luck), -1)
    option = {"move": move}
    worded(game, {"seats": [{"seat": "red", "name": "", "kind": "person", "bot": ""},
                            {"seat": "blue", "name": "Olga", "kind": "person", "bot": ""}],
                  "view": state.view(0), "log": [], "pending": [], "question": {"options": [option]}}, "en")
    assert option["text"] == text
