"""Chinese, Japanese and Korean text, and text with serifs or equally wide letters: in our faces, as wide as it was measured."""
import pytest
from playwright.sync_api import expect

from conftest import PROBE, served
from screens import PHONE


@pytest.fixture(scope="module")
def app():
    with served("--preview", "Scripts", program=PROBE) as address:
        yield address


@pytest.fixture(scope="module")
def late_app():
    with served("--preview", "Late scripts", program=PROBE) as address:
        yield address


def wait_for_fonts(page):
    page.wait_for_function("() => document.fonts.status === 'loaded'")


def faces_of(page, words):
    """The fonts that draw a paragraph: (family, whether it came with the page)."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    place = page.get_by_text(words).first.evaluate("(element) => `#${element.closest('[id]').id}`")
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": place})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {(font["familyName"], font["isCustomFont"]) for font in fonts}


def families(page, words):
    return page.get_by_text(words).first.evaluate("(element) => getComputedStyle(element).fontFamily")


@pytest.mark.parametrize("words", ["今天的风", "明日は雨", "내일은", "直骨角 ja", "港の灯り", "항구의", "水深", "龘靐齉"])
def test_every_character_is_drawn_with_a_font_of_the_page(visit, words):
    page = visit(PHONE).page
    wait_for_fonts(page)
    faces = faces_of(page, words)
    assert faces and all(is_ours for _, is_ours in faces), faces
    assert any("CJK" in name for name, _ in faces)


@pytest.mark.parametrize(
    "words, family", [("港の灯り", "Source Serif"), ("水深", "JetBrains"), ("0123456789 iiiii", "JetBrains")]
)
def test_a_design_has_a_face_of_its_own(visit, words, family):
    page = visit(PHONE).page
    first = families(page, words).split(",")[0].strip('"')
    assert first == {"Source Serif": "Martlet Serif", "JetBrains": "Martlet Monospaced"}[family]
    wait_for_fonts(page)
    assert any(name.startswith(first) for name, _ in faces_of(page, words))


def test_lines_are_as_wide_as_they_were_measured(visit):
    """A paragraph in the scene is as wide as its widest line, rounded up to half a point."""
    page = visit(PHONE).page
    wait_for_fonts(page)
    differences = page.evaluate(
        """() => [...document.querySelectorAll("p.text")].map((paragraph) => {
            const lines = [...paragraph.querySelectorAll("span")].map((line) => line.getBoundingClientRect().width);
            return [paragraph.innerText, lines.length, parseFloat(paragraph.style.width) - Math.max(...lines)];
        })"""
    )
    assert len(differences) == 13
    wrong = [entry for entry in differences if entry[1] == 1 and not -0.1 < entry[2] < 0.7]
    assert wrong == []


def test_the_reader_decides_how_shared_characters_look_unless_the_app_does(visit):
    page = visit(PHONE, locale="ja-JP").page
    assert '"Martlet Han ja"' in families(page, "龘靐齉")
    assert '"Martlet Han ko"' in families(page, "直骨角 ko")
    assert '"Martlet Han tc"' in families(page, "直骨角 zh-Hant")


def requested(page):
    paths = []
    page.on("request", lambda request: paths.append(request.url.partition("/faces/")[2]))
    return paths


def test_a_page_without_such_text_asks_for_none_of_it_and_later_only_for_what_it_shows(browser, late_app):
    context = browser.new_context(**PHONE.context(), locale="ja-JP", reduced_motion="reduce")
    page = context.new_page()
    paths = requested(page)
    page.goto(late_app)
    expect(page.get_by_text("Locale ja-JP")).to_be_visible()
    page.get_by_role("button", name="Translate").wait_for()
    assert not any(paths)

    page.get_by_role("button", name="Translate").tap()
    expect(page.get_by_text("海の上の直線")).to_be_visible()
    page.wait_for_function(
        "() => [...document.fonts].some((face) => face.family.includes('Han ja') && face.status === 'loaded')"
    )
    wait_for_fonts(page)
    assert all(is_ours for _, is_ours in faces_of(page, "海の上の直線"))
    asked = [path for path in paths if path]
    assert asked[0].startswith("sans-ja-") and asked[0].endswith(".css")
    assert 1 <= len(asked) - 1 <= 6
    context.close()


def test_text_written_into_a_field_gets_its_fonts(browser, late_app):
    context = browser.new_context(**PHONE.context(), locale="ko-KR", reduced_motion="reduce")
    page = context.new_page()
    paths = requested(page)
    page.goto(late_app)
    expect(page.get_by_text("Locale ko-KR")).to_be_visible()
    page.get_by_label("Name").fill("바다")
    page.wait_for_function(
        "() => [...document.fonts].some((face) => face.family.includes('Han ko') && face.status === 'loaded')"
    )
    assert any(path.startswith("sans-ko-") and path.endswith(".woff2") for path in paths)
    context.close()
