"""Keys, and both focuses of an app, in a page: what has the page's focus hears of keys, and the app hears what has it."""
import pytest
from playwright.sync_api import expect

import outline
from conftest import PROBE, served
from screens import PHONE

FOCUSED = "document.activeElement.ariaLabel || document.activeElement.textContent.trim()"
RING = "getComputedStyle(document.activeElement).outlineStyle"


@pytest.fixture(scope="module")
def app():
    with served("--preview", "Keys", program=PROBE) as address:
        yield address


def says(person, words):
    expect(person.page.get_by_text(words, exact=True)).to_be_visible()


def press(person, name):
    person.page.get_by_role("button", name=name, exact=True).tap()


def test_tab_comes_to_a_view_that_can_have_the_focus_and_it_hears_of_keys(visit):
    person = visit(PHONE)
    person.page.keyboard.press("Tab")
    assert person.page.evaluate(FOCUSED) == "Square 0"
    assert person.page.evaluate(RING) == "solid"
    says(person, "Playing")
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowLeft")
    says(person, "Square 1")
    person.page.keyboard.press("Shift+K")
    says(person, "Heard k with shift")
    person.page.keyboard.press("Tab")
    says(person, "Not playing")


def test_a_finger_brings_the_focus_to_what_is_written_to_and_not_to_what_does_one_thing(visit):
    person = visit(PHONE)
    person.page.get_by_text("Square 0").click()
    says(person, "Playing")
    person.page.get_by_text("Button-like").click()
    assert person.page.evaluate(FOCUSED) != "Button-like"


def test_the_focus_is_not_shown_where_that_is_not_wished(visit):
    person = visit(PHONE)
    for _ in range(3):
        person.page.keyboard.press("Tab")
    assert person.page.evaluate(FOCUSED) == "Unmarked"
    assert person.page.evaluate(RING) == "none"


def test_the_app_moves_the_focus(visit):
    person = visit(PHONE)
    press(person, "Play")
    says(person, "Playing")
    assert person.page.evaluate(FOCUSED) == "Square 0"
    person.page.keyboard.press("ArrowRight")
    says(person, "Square 1")


def test_the_app_takes_whoever_listens_to_a_view_and_hears_where_they_go(visit):
    person = visit(PHONE)
    press(person, "Read the notice")
    says(person, "At the notice")
    assert person.page.evaluate(FOCUSED) == "Sold out"
    assert person.page.evaluate("document.activeElement.tabIndex") == -1
    press(person, "Read the group")
    says(person, "At the group")
    assert person.page.evaluate(FOCUSED) == "Tea, Four cups"
    person.page.get_by_label("Message").focus()
    says(person, "Elsewhere")


def test_return_in_a_field_is_the_views_and_what_it_ignores_submits(visit):
    person = visit(PHONE)
    field = person.page.get_by_label("Message")
    field.press_sequentially("hello")
    person.page.keyboard.press("Enter")
    says(person, "Lines (sent hello)")
    expect(field).to_have_value("")
    person.page.keyboard.press("Enter")
    says(person, "Lines (sent hello, submitted)")


def test_a_press_pastes_what_was_copied(visit):
    person = visit(PHONE, permissions=["clipboard-read", "clipboard-write"])
    person.page.evaluate("navigator.clipboard.writeText('twelve eggs')")
    press(person, "Paste")
    says(person, "Lines (twelve eggs)")


def test_a_page_that_may_not_read_what_was_copied_says_so(visit):
    person = visit(PHONE)
    person.page.evaluate("() => { navigator.clipboard.readText = () => Promise.reject(new Error('no')) }")
    press(person, "Paste")
    says(person, "This page may not read what was copied.")
    says(person, "Lines ()")


def test_what_is_read_first_stands_where_it_stood(visit):
    person = visit(PHONE)
    lines = outline.of(person.page).splitlines()
    assert lines.index('  text "first"') < lines.index('  text "second"')
    boxes = [person.page.get_by_text(words, exact=True).bounding_box() for words in ("second", "first")]
    assert boxes[0]["x"] < boxes[1]["x"]
