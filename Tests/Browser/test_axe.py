"""What axe-core, the checker of web accessibility, finds on our screens: nothing."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import conftest
from hosting import GALLERY, running
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


@pytest.fixture
def app(request, address_of):
    return address_of(*request.param)


def findings(page):
    """What a person can act on: the rule, and each element that breaks it."""
    result = Axe().run(page).response
    return [
        f"{rule['id']} ({rule['help']}): {element['html'][:200]}\n{element['failureSummary']}"
        for rule in result["violations"]
        for element in rule["nodes"]
    ]


@pytest.mark.parametrize("screen, scheme", LOOKS, ids=lambda look: getattr(look, "name", look))
@pytest.mark.parametrize("app, presses", [walk[1:] for walk in WALKS], ids=[walk[0] for walk in WALKS], indirect=["app"])
def test_nothing_is_found_on_an_apps_screen(visit, presses, screen, scheme):
    person = visit(screen, color_scheme=scheme)
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
