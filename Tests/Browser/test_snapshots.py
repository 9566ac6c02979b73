"""The picture that an app makes of its screen is what a browser shows of it.

`make test` compares some screens; MARTLET_SNAPSHOTS=all compares every one of them on every device in light and in dark, and
MARTLET_DIFFERENCES=FOLDER keeps both pictures and what differs of those that do not agree (or of all, with `all`).
"""
import base64
import dataclasses
import itertools
import os
import pathlib
import re
import urllib.parse
import xml.etree.ElementTree

import pytest
from playwright.sync_api import expect

from conftest import CHROMIUM, ROOT
from person import Person
from screens import Screen
from snapshots import difference, snapshot, text_lines

# Less than this part of a screen may differ, and the lightness of a piece of a line by less than this, of 255.
LIMIT = 0.02
LETTERS = 6

SMALL_PHONE = Screen("small phone", "iphone-se-3", 375, 667, 2)
BIG_PHONE = Screen("big phone", "iphone-15-pro-max", 430, 932, 3)
TABLET = Screen("tablet", "ipad-11", 820, 1180, 2)
# Top, left, bottom, right: what a browser does not know of the device that it plays.
SAFE_AREAS = {"iphone-se-3": (20, 0, 0, 0), "iphone-15-pro-max": (59, 0, 34, 0), "ipad-11": (32, 0, 25, 0)}
DEVICES = [SMALL_PHONE, BIG_PHONE, TABLET, TABLET.turned()]
SCHEMES = ["light", "dark"]



@dataclasses.dataclass(frozen=True)
class Shown:
    """A screen of an app, and what can be read when it is there."""

    app: str
    words: str | re.Pattern
    # Buttons that are pressed, each by a part of what is read out.
    buttons: tuple = ()
    link: str | None = None
    preview: str | None = None
    # Whether all that is written is the same in a page: an app may show that it was seen and left before.
    has_same_words: bool = True

    def arguments(self):
        return ("--preview", self.preview) if self.preview else ()

    def program(self):
        return ROOT / ".build/debug" / self.app


SCREENS = {
    "categories": Shown("EquipmentCatalogue", "Camp Kitchen"),
    "things": Shown("EquipmentCatalogue", "Kettle", ("Camp Kitchen",)),
    "thing": Shown("EquipmentCatalogue", "1.2 litres, whistles", ("Camp Kitchen", "Kettle")),
    "shop": Shown("DessertShop", "Pistachio"),
    "flavour": Shown("DessertShop", "Lemon", link="dessertshop://flavours/2"),
    "order": Shown("DessertShop", "1 × Night Tart", link="dessertshop://orders/1"),
    "restaurants": Shown("Restaurants", "High Tide"),
    "restaurant": Shown("Restaurants", "Harbour, 15 minutes on foot", ("High Tide",)),
    "guide": Shown("ProduceGuide", "Berries"),
    "produce": Shown("ProduceGuide", "Half a year in a cellar", preview="Apples"),
    "shapes": Shown("GrammarReference", "Each tab has a stack of its own"),
    "nested shape": Shown("GrammarReference", "All Patterns", link="grammar://nested"),
    "columns shape": Shown("GrammarReference", re.compile("^(Times|Select a pattern)$"), link="grammar://columns"),
    "tabs shape": Shown("GrammarReference", "Times", link="grammar://tabs"),
    "shared shape": Shown("GrammarReference", re.compile("^(Times|Select a pattern)$"), link="grammar://shared"),
    "controls": Shown("ControlPages", "note: nothing"),
    "choices": Shown("ChoicePages", "note: nothing"),
    "editing": Shown("ChoicePages", "order: Apple Banana Cherry", ("Editing",)),
    "paint": Shown("PaintPages", "touched: 0"),
    "lists": Shown("ListPages", re.compile("^(Places|Pantry)$")),
    "scrolling": Shown("ScrollPages", "Million"),
    # Chromium draws what is in such a long card half a point higher.
    "million": Shown("ScrollPages", "Row 3", ("Million",), has_same_words=False),
    "pages": Shown("ScrollPages", "Card 0", ("Pages",)),
    "berths": Shown("SheetProbe", "Berths", ("Berths",)),
    "texts": Shown("BrowserProbe", "note: nothing", preview="Texts"),
    "right to left": Shown("BrowserProbe", "First page", preview="Right to left"),
    "fields": Shown("BrowserProbe", "Hello, ", preview="Fields", has_same_words=False),
    "links": Shown("BrowserProbe", "note: nothing", preview="Links"),
    "tabs": Shown("BrowserProbe", "Hill 1", preview="Tabs"),
    "languages": Shown("BrowserProbe", "Kitchen", preview="Languages"),
}

# A debug build, which proves each layout and scene, can take longer for the page of paint than a test waits.
if "MARTLET_SLOW" not in os.environ:
    del SCREENS["paint"]

ALL = list(itertools.product(SCREENS, DEVICES, SCHEMES))
# Every screen, every device and both appearances, in few pages.
SOME = [
    (name, DEVICES[index % len(DEVICES)], SCHEMES[(index + index // len(DEVICES)) % 2])
    for index, name in enumerate(SCREENS)
]
CASES = ALL if os.environ.get("MARTLET_SNAPSHOTS") == "all" else SOME


def take(tmp_path, name, screen, scheme, ending="png"):
    shown = SCREENS[name]
    file = tmp_path / f"screen.{ending}"
    options = [*shown.arguments(), "--device", screen.device, "--appearance", scheme]
    options += ["--orientation", "landscape" if screen.is_turned else "portrait"]
    if shown.buttons:
        options += ["--steps", "; ".join(f'press button "{button}"' for button in shown.buttons)]
    if shown.link:
        options += ["--open", shown.link]
    answer = snapshot(shown.program(), file, *options)
    assert answer.returncode == 0, answer.stderr
    return file.read_bytes()


@pytest.fixture(scope="module")
def sharp(browser):
    """Browsers on screens with as many pixels for each point. One that only plays such a screen places boxes by whole points."""
    browsers = {}

    def sharp(scale):
        if scale not in browsers:
            arguments = ["--no-sandbox", f"--force-device-scale-factor={scale}", "--hide-scrollbars"]
            browsers[scale] = browser.browser_type.launch(executable_path=CHROMIUM, args=arguments)
        return browsers[scale]

    yield sharp
    for running in browsers.values():
        running.close()


@pytest.fixture
def show(sharp, address_of):
    """Opens a screen in a page that plays a device."""
    contexts = []

    def show(name, screen, scheme):
        shown = SCREENS[name]
        context = sharp(screen.scale).new_context(no_viewport=True, reduced_motion="reduce", color_scheme=scheme)
        context.set_default_timeout(30_000)
        contexts.append(context)
        person = Person(context.new_page(), screen)
        size = {"width": screen.width, "height": screen.height, "deviceScaleFactor": 0, "mobile": False}
        context.new_cdp_session(person.page).send("Emulation.setDeviceMetricsOverride", size)
        numbers = [screen.width, screen.height, screen.scale, *SAFE_AREAS[screen.device], 1, scheme == "dark", 1, 1]
        window = "window=" + "_".join(str(int(number)) for number in numbers)
        # The app's own address, to which one is led, and the device's numbers in it.
        person.open(address_of(shown.program(), *shown.arguments()))
        home = person.page.url.partition("?")[0]
        opened = f"{home}open?url={urllib.parse.quote(shown.link, safe='')}" if shown.link else home
        person.page.goto(opened)
        person.sent.clear()
        person.open(person.page.url + ("&" if "?" in person.page.url else "?") + window)
        for button in shown.buttons:
            part = re.compile(f"(^|, ){re.escape(button)}($|, )")
            person.page.get_by_role("button", name=part).click()
        expect(person.page.get_by_text(shown.words, exact=True).last).to_be_visible()
        person.page.mouse.move(0, 0)
        person.page.evaluate("document.activeElement?.blur()")
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        person.page.wait_for_timeout(150)
        return person.page

    yield show
    for context in contexts:
        context.close()


@pytest.mark.parametrize("name, screen, scheme", CASES, ids=lambda value: getattr(value, "name", value))
def test_a_snapshot_is_what_a_browser_shows(show, tmp_path, name, screen, scheme):
    page = show(name, screen, scheme)
    theirs = page.screenshot(animations="disabled")
    ours = take(tmp_path, name, screen, scheme)
    compared = difference(page, ours, theirs, text_lines(page, screen.scale))
    keep(f"{name}-{screen.name}-{scheme}".replace(" ", "-").replace(",", ""), ours, theirs, compared)
    assert compared["share"] < LIMIT, f"{compared['share']:.1%} of the pixels differ."
    assert compared["letters"] < LETTERS or not SCREENS[name].has_same_words, "Letters stand elsewhere, or are others."


def keep(title, ours, theirs, compared):
    print(f"{title}: {compared['share']:.2%} differ, {compared.get('edges', 0):.1%} are edges of letters, pieces of lines by {compared.get('letters', 0):.0f}")
    folder = os.environ.get("MARTLET_DIFFERENCES")
    if not folder or "marked" not in compared:
        return
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"ours": ours, "theirs": theirs, "differs": base64.b64decode(compared["marked"])}
    for kind, picture in pictures.items():
        (folder / f"{title}-{kind}.png").write_bytes(picture)


def test_the_same_screen_is_the_same_bytes(tmp_path):
    first, second = (take(tmp_path, "categories", SMALL_PHONE, "light") for _ in range(2))
    assert first == second


def test_an_svg_holds_the_texts_and_draws_the_same_in_a_browser(browser, tmp_path):
    svg = take(tmp_path, "categories", SMALL_PHONE, "light", "svg")
    root = xml.etree.ElementTree.fromstring(svg)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Equipment", "Camp Kitchen", "Finding the Way"} <= set(texts)

    size = {"width": SMALL_PHONE.width, "height": SMALL_PHONE.height}
    context = browser.new_context(viewport=size, device_scale_factor=SMALL_PHONE.scale)
    page = context.new_page()
    page.set_content(f'<body style="margin:0">{svg.decode()}</body>')
    page.evaluate("document.fonts.ready")
    theirs = page.screenshot()
    lines = page.evaluate(
        """() => [...document.querySelectorAll("text")].map((text) => {
            const { left, top, right, bottom } = text.getBoundingClientRect();
            return [left * 2 - 4, top * 2 - 4, right * 2 + 4, bottom * 2 + 4];
        })"""
    )
    ours = take(tmp_path, "categories", SMALL_PHONE, "light")
    compared = difference(page, ours, theirs, lines)
    keep("svg", ours, theirs, compared)
    context.close()
    assert compared["share"] < LIMIT


@pytest.mark.parametrize(
    "file, options, words",
    [
        ("screen.jpeg", [], "screen.jpeg does not say what kind of picture"),
        ("no-folder/screen.png", [], "cannot be written"),
        ("screen.png", ["--device", "iphone-99"], "There is no device iphone-99"),
        ("screen.png", ["--appearance", "sepia"], "--appearance cannot be sepia"),
        ("screen.png", ["--text-size", "huge"], "--text-size cannot be huge"),
        ("screen.png", ["--orientation"], "--orientation needs a value"),
        ("screen.png", ["--open", "nowhere"], "is not an address"),
        ("screen.png", ["--upside-down"], "--upside-down is not an option"),
    ],
)
def test_a_mistake_gets_one_line_and_no_picture(tmp_path, file, options, words):
    answer = snapshot(SCREENS["categories"].program(), tmp_path / file, *options)
    assert answer.returncode == 2
    assert words in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert not (tmp_path / file).exists()


def test_text_is_as_large_as_asked_for(tmp_path):
    def sizes(*options):
        file = tmp_path / "screen.svg"
        assert snapshot(SCREENS["categories"].program(), file, *options).returncode == 0
        root = xml.etree.ElementTree.fromstring(file.read_bytes())
        return {float(text.get("font-size")) for text in root.iter("{http://www.w3.org/2000/svg}text")}

    # Body text is 17 points, and 53 at the largest accessibility size (platform/dynamic-type.json).
    assert 17 in sizes()
    assert 53 in sizes("--text-size", "accessibility5")
