"""Text fields: what a person writes is never lost, and the app may change it on the way."""
import subprocess

import pytest
from playwright.sync_api import expect

import outline
from conftest import PROBE, served
from screens import PHONE, TABLET
from wire import Wire


@pytest.fixture(scope="module")
def app():
    with served("--preview", "Fields", program=PROBE) as address:
        yield address


def field(person, name):
    return person.page.get_by_label(name, exact=True)


def says(person, words):
    expect(person.page.get_by_text(words, exact=True)).to_be_visible()


def caret(person):
    return person.page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]")


def test_what_is_written_reaches_the_app(visit):
    person = visit(PHONE)
    field(person, "Name").press_sequentially("Ada")
    says(person, "Hello, Ada")
    field(person, "Name").fill("Grace")
    says(person, "Hello, Grace")


def test_an_app_that_writes_capitals_leaves_the_caret_where_it_is(visit):
    person = visit(PHONE)
    capitals = field(person, "Capitals")
    capitals.press_sequentially("abcd")
    expect(capitals).to_have_value("ABCD")
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.type("xy")
    expect(capitals).to_have_value("ABXYCD")
    assert caret(person) == [4, 4]


def test_an_app_that_takes_five_characters_refuses_the_sixth(visit):
    person = visit(PHONE)
    code = field(person, "Code")
    code.press_sequentially("1234567")
    expect(code).to_have_value("12345")
    assert caret(person) == [5, 5]
    person.page.keyboard.press("Home")
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.type("9")
    expect(code).to_have_value("19234")
    assert caret(person) == [2, 2]


def test_a_composition_is_not_disturbed_and_the_app_has_its_say_at_the_end(visit):
    person = visit(PHONE)
    capitals = field(person, "Capitals")
    capitals.focus()
    keyboard = person.page.context.new_cdp_session(person.page)
    for text in ["k", "ka", "kaf"]:
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    says(person, "Capitals are (KAF)")
    expect(capitals).to_have_value("kaf")
    keyboard.send("Input.insertText", {"text": "kafé"})
    expect(capitals).to_have_value("KAFÉ")
    says(person, "Capitals are (KAFÉ)")


def test_the_return_key_moves_on_where_the_app_says_and_ends_otherwise(visit):
    person = visit(PHONE)
    field(person, "Name").press_sequentially("Ada")
    says(person, "Writing the name")
    person.page.keyboard.press("Enter")
    expect(field(person, "Code")).to_be_focused()
    says(person, "Writing the code")
    person.page.keyboard.type("42")
    expect(field(person, "Code")).to_have_value("42")
    person.page.keyboard.press("Enter")
    says(person, "Writing nothing")
    expect(field(person, "Code")).not_to_be_focused()


def test_the_app_hears_where_the_person_puts_the_focus(visit):
    person = visit(TABLET)
    field(person, "Code").click()
    says(person, "Writing the code")
    field(person, "Name").click()
    says(person, "Writing the name")
    person.page.keyboard.press("Tab")
    says(person, "Writing nothing")


def test_an_editor_keeps_its_lines(visit):
    person = visit(PHONE)
    note = field(person, "Note")
    low = note.bounding_box()["height"]
    note.press_sequentially("one\ntwo")
    expect(note).to_have_value("one\ntwo")
    person.wait_for(lambda: note.bounding_box()["height"] > low + 15)


def test_a_slow_app_loses_no_key_and_still_has_its_say(visit):
    wires = []
    person = visit(PHONE, before=lambda page: wires.append(Wire(page)))
    capitals = field(person, "Capitals")
    capitals.focus()
    wires[0].hold()
    person.page.keyboard.type("slow and steady", delay=5)
    assert capitals.input_value() == "slow and steady"
    wires[0].release()
    expect(capitals).to_have_value("SLOW AND STEADY")
    assert caret(person) == [15, 15]


def test_what_is_written_without_a_connection_arrives_when_there_is_one(visit):
    wires = []
    person = visit(PHONE, before=lambda page: wires.append(Wire(page)))
    name = field(person, "Name")
    name.press_sequentially("Ad")
    says(person, "Hello, Ad")
    wires[0].close(1012)
    name.press_sequentially("a L")
    says(person, "Hello, Ada L")
    assert name.input_value() == "Ada L"


def test_the_app_hears_when_its_page_is_hidden(visit):
    person = visit(PHONE)
    for state in ["hidden", "visible"]:
        person.page.evaluate(
            """(state) => {
                Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
                document.dispatchEvent(new Event("visibilitychange"));
            }""",
            state,
        )
    says(person, "Phases (inactive background inactive active)")


def test_fields_are_read_out_as_the_app_means_them(visit):
    person = visit(PHONE)
    field(person, "Name").press_sequentially("Ada")
    field(person, "Password").press_sequentially("geheim")
    says(person, "Hello, Ada")
    steps = 'type "Ada" into "Name"; type "geheim" into "Password"'
    command = [PROBE, "--preview", "Fields", "--outline", "--device", PHONE.device, "--steps", steps]
    expected = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.rstrip("\n")
    person.wait_for(
        lambda: outline.of(person.page) == expected,
        otherwise=lambda: f"In the browser:\n{outline.of(person.page)}\nexpected:\n{expected}",
    )
