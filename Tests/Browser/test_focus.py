"""Every kind of screen by keyboard alone: all of it is reached, the focus is to be seen, and no cover hides it."""
import pytest
from playwright.sync_api import expect

import conftest
from screens import PHONE

BUILT = conftest.ROOT / ".build/debug"
SCREENS = ("--preview", "Screens")
CONTROLS = """() => [...document.querySelectorAll(
        "button:enabled, [role='button'][tabindex='0'], [role='slider'], [role='spinbutton'], .field:enabled")]
    .filter((control) => !control.closest("[inert], [aria-hidden], [aria-disabled]"))
    .filter((control) => control.tabIndex >= 0 || !control.closest("li, [role='spinbutton']")).map((control) => control.id)"""
# Of a list's rows one can be reached by Tab, the others by arrows from there; what the buttons of a stepper do, arrows do on it.
FOCUS = """() => {
    const { activeElement: element } = document;
    const isShown = element.matches(".field") || getComputedStyle(element).outlineStyle === "solid";
    return { id: element.id, isShown, isCovered: element.closest("[inert]") !== null };
}"""
KINDS = [
    ("controls", [BUILT / "ControlPages"], []),
    ("fields", [conftest.PROBE, "--preview", "Fields"], []),
    ("list", [conftest.PROBE, *SCREENS], []),
    ("pushed screen", [conftest.PROBE, *SCREENS], ["Deck"]),
    ("sheet", [BUILT / "SheetProbe"], ["Berths"]),
    ("cover", [BUILT / "SheetProbe"], ["Storm"]),
]


@pytest.fixture
def app(request, address_of):
    return address_of(*getattr(request, "param", [conftest.PROBE, *SCREENS]))


def focus_by_tab(person, name):
    for _ in range(10):
        person.page.keyboard.press("Tab")
        if person.focused() == name:
            return
    raise AssertionError(f"Tab does not reach {name}.")


def focused_on_a_round(person):
    """What Tab comes to until it has been everywhere; where the browser's own controls would follow, nothing has the focus."""
    stops = []
    for _ in range(100):
        person.page.keyboard.press("Tab")
        stop = person.page.evaluate(FOCUS)
        if stop in stops:
            return stops
        if stop["id"]:
            stops.append(stop)
    raise AssertionError("Tab finds no end.")


@pytest.mark.parametrize("app, presses", [kind[1:] for kind in KINDS], ids=[kind[0] for kind in KINDS], indirect=["app"])
def test_tab_reaches_every_control_and_each_shows_the_focus(visit, presses):
    person = visit(PHONE)
    for words in presses:
        person.press(words)
        expect(person.page.locator("[inert]").first).to_be_attached()
    controls = set(person.page.evaluate(CONTROLS))
    assert controls
    stops = focused_on_a_round(person)
    assert controls <= {stop["id"] for stop in stops}
    assert [stop for stop in stops if stop["isCovered"] or not stop["isShown"]] == []


def test_the_focus_goes_along_a_stack_and_comes_back_to_the_link(visit):
    person = visit(PHONE)
    focus_by_tab(person, "Deck")
    person.page.keyboard.press("Enter")
    expect(person.heading("Deck").first).to_be_visible()
    assert person.focused() == "Harbour"
    person.page.keyboard.press("Enter")
    expect(person.heading("Deck")).to_have_count(0)
    assert person.focused() == "Deck"


def test_what_a_screen_covers_is_not_found_and_the_screen_is(visit):
    person = visit(PHONE)
    person.press("Deck")
    expect(person.heading("Deck").first).to_be_visible()
    assert person.page.evaluate("find('Plank 3')")
    assert person.page.evaluate("getSelection().toString()") == "Plank 3"
    assert not person.page.evaluate("find('Line 3', false, false, true)")


@pytest.mark.parametrize("app", [[BUILT / "SheetProbe"]], ids=["sheet"], indirect=True)
def test_the_text_of_a_sheet_is_marked_and_copied(visit):
    person = visit(PHONE, permissions=["clipboard-read", "clipboard-write"])
    person.press("Log")
    words = person.page.get_by_text("Wind from the west")
    expect(words).to_be_visible()
    words.click(click_count=3)
    person.page.keyboard.press("ControlOrMeta+c")
    assert person.page.evaluate("navigator.clipboard.readText()").strip() == "Wind from the west"
