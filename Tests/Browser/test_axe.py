"""What axe-core, the checker of web accessibility, finds on our screens: nothing."""
import contextlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import conftest
from hosting import GALLERY, running
from person import Person
from screens import PHONE, TABLET

BUILT = conftest.ROOT / ".build/debug"
LOOKS = [(PHONE, "light"), (PHONE, "dark"), (PHONE.turned(), "light"), (TABLET, "light"), (TABLET.turned(), "dark")]
# Name, program with its arguments, what is pressed on the way to the screen.
WALKS = [
    ("categories", [conftest.APP], []),
    ("category", [conftest.APP], ["Camp Kitchen"]),
    ("list behind a sheet", [BUILT / "SheetProbe"], []),
    ("sheet", [BUILT / "SheetProbe"], ["Berths"]),
    ("sheet of the whole height", [BUILT / "SheetProbe"], ["Log"]),
    ("cover", [BUILT / "SheetProbe"], ["Storm"]),
    ("controls", [BUILT / "ControlPages"], []),
    ("fields", [conftest.PROBE, "--preview", "Fields"], []),
]


@pytest.fixture(scope="module")
def address_of():
    """Starts each program once."""
    with contextlib.ExitStack() as programs:
        addresses = {}

        def address_of(program, *arguments):
            if (program, arguments) not in addresses:
                running = conftest.served(*arguments, program=program)
                addresses[program, arguments] = programs.enter_context(running)
            return addresses[program, arguments]

        yield address_of


@pytest.fixture
def person_on(browser):
    with contextlib.ExitStack() as contexts:

        def person_on(screen, scheme):
            context = browser.new_context(**screen.context(), color_scheme=scheme, reduced_motion="reduce")
            contexts.callback(context.close)
            context.set_default_timeout(10_000)
            return Person(context.new_page(), screen)

        yield person_on


def findings(page):
    """What a person can act on: the rule, and each element that breaks it."""
    result = Axe().run(page).response
    return [
        f"{rule['id']} ({rule['help']}): {element['html'][:200]}\n{element['failureSummary']}"
        for rule in result["violations"]
        for element in rule["nodes"]
    ]


@pytest.mark.parametrize("screen, scheme", LOOKS, ids=lambda look: getattr(look, "name", look))
@pytest.mark.parametrize("program, presses", [walk[1:] for walk in WALKS], ids=[walk[0] for walk in WALKS])
def test_nothing_is_found_on_an_apps_screen(address_of, person_on, program, presses, screen, scheme):
    person = person_on(screen, scheme)
    person.open(address_of(*program))
    for words in presses:
        person.press(words)
        expect(person.page.locator("[aria-current]").first).to_be_attached()
    assert findings(person.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1200, 900), (390, 844)], ids=["wide", "narrow"])
def test_nothing_is_found_in_the_gallery(browser, size, scheme):
    with running(GALLERY, "--app", conftest.APP) as address:
        page = browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
        page.goto(address)
        expect(page.frame_locator("iframe").get_by_role("heading").first).to_be_visible()
        found = findings(page)
        page.close()
    assert found == []
