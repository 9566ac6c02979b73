"""What moves in ways of its own: changes with several animations, other content, symbols, keyframes."""
import pytest
from playwright.sync_api import expect

import pixels
from conftest import PROBE, served
from screens import PHONE


@pytest.fixture(scope="module")
def app():
    with served("--preview", "Moving", program=PROBE) as address:
        yield address


@pytest.fixture
def person(visit):
    return visit(PHONE, reduced_motion="no-preference")


def named(person, name):
    return person.page.get_by_role("img", name=name, exact=True)


def animations(element, name):
    """Properties, time and pace of the animations of an element that have a name."""
    return element.evaluate(
        """(element, name) => element.closest("[id^=n]").getAnimations().filter(({ id }) => id === name).map((animation) => ({
            properties: Object.keys(animation.effect.getKeyframes()[0])
                .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key)).sort(),
            time: animation.effect.getTiming().duration,
            times: String(animation.effect.getTiming().iterations),
        }))""", name)


def all_glides(person):
    return person.page.evaluate(
        """() => document.getAnimations().filter(({ id }) => id === "glide").map((animation) => ({
            properties: Object.keys(animation.effect.getKeyframes()[0])
                .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key)).sort(),
            time: animation.effect.getTiming().duration,
            of: animation.effect.target.id,
        }))""")


def test_two_animations_of_one_action_each_move_their_own_change(person):
    person.page.get_by_role("button", name="Widen and clear").click()
    person.wait_for(lambda: len(all_glides(person)) >= 2)
    found = all_glides(person)
    assert ["opacity"] in [glide["properties"] for glide in found if glide["time"] == 20000]
    widths = [glide for glide in found if "width" in glide["properties"]]
    assert widths and all(glide["time"] == 10000 for glide in widths)
    assert all("opacity" not in glide["properties"] for glide in widths)


def test_a_property_that_goes_elsewhere_leaves_the_way_it_was_on_and_others_go_on(person):
    button = person.page.get_by_role("button", name="Widen and clear")
    button.click()
    person.wait_for(lambda: len(all_glides(person)) >= 2)
    button.click()
    person.wait_for(lambda: len([one for one in all_glides(person) if one["properties"] == ["opacity"]]) == 1)
    gliding = [one["of"] for one in all_glides(person) if "width" in one["properties"]]
    assert gliding and len(gliding) == len(set(gliding))


def test_digits_roll_as_a_picture_of_what_was_leaves(person):
    person.page.get_by_role("button", name="Count").click()
    number = person.page.get_by_text("8", exact=True)
    expect(number).to_be_visible()
    assert [one["time"] for one in animations(number, "content")] == [10000]
    gone = person.page.locator(".gone")
    expect(gone).to_have_text("7")
    assert gone.get_attribute("aria-hidden") == "true"
    person.page.evaluate("document.getAnimations().forEach((one) => one.effect.getTiming().iterations < 9 && one.finish())")
    expect(gone).to_have_count(0)


def test_a_symbol_jumps_when_it_is_set_off_and_not_before(person):
    heart = named(person, "Heart")
    assert animations(heart, "symbol bounce-up") == []
    person.page.get_by_role("button", name="Like").click()
    person.wait_for(lambda: len(animations(heart, "symbol bounce-up")) == 1)
    assert animations(heart, "symbol bounce-up")[0]["times"] == "1"


def test_a_lasting_effect_goes_on_for_ever_and_one_that_hides_stays(person):
    assert animations(named(person, "Star"), "symbol pulse")[0]["times"] == "Infinity"
    bolt = named(person, "Bolt")
    person.page.get_by_role("button", name="Hide").click()
    person.wait_for(lambda: bolt.evaluate("(element) => getComputedStyle(element).opacity") == "0")
    person.page.get_by_role("button", name="Hide").click()
    person.wait_for(lambda: bolt.evaluate("(element) => getComputedStyle(element).opacity") == "1")


def test_one_symbol_takes_the_place_of_another(person):
    player = named(person, "Player")
    before = player.locator("path").get_attribute("d")
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.wait_for(lambda: len(animations(player, "content")) == 1)
    assert player.locator("path").get_attribute("d") != before
    assert person.page.locator(".gone path").get_attribute("d") == before


def test_layers_of_a_symbol_are_painted_by_their_importance(person):
    colors = named(person, "Plus").locator("path").evaluate_all(
        "(paths) => paths.map((path) => { const s = getComputedStyle(path); return s.fill === 'none' ? s.stroke : s.fill })")
    assert len(colors) == 2
    assert "0.5" in colors[0] and "0.5" not in colors[1]


def test_keyframes_pass_through_the_values_between_and_stay_at_the_last(person):
    page = person.page
    place = "() => [...document.querySelectorAll('[id^=n]')].find((one) => one.style.backgroundColor && one.offsetWidth === 20 && one.offsetHeight === 20).getBoundingClientRect().left"
    start = page.evaluate(place)
    page.evaluate(f"() => {{ window.places = []; setInterval(() => window.places.push(({place})()), 20) }}")
    page.get_by_role("button", name="Jump").click()
    person.wait_for(lambda: abs(page.evaluate(place) - start - 50) < 0.5 and page.evaluate("window.places.length > 60"))
    between = [one - start for one in page.evaluate("window.places") if 1 < one - start < 99]
    assert len(set(round(one) for one in between)) > 5


def test_what_follows_a_view_glides_to_where_the_next_one_is(person):
    page = person.page
    marker = page.locator("[id^=n]").filter(has_not=page.locator("*")).evaluate_all(
        "(all) => all.filter((one) => getComputedStyle(one).backgroundColor === 'rgb(255, 204, 0)').map((one) => '#' + one.id)")
    assert len(marker) == 1
    box = lambda: page.locator(marker[0]).bounding_box()  # noqa: E731
    assert box()["x"] == pytest.approx(page.get_by_role("button", name="Mark 0").bounding_box()["x"], abs=1)
    page.get_by_role("button", name="Mark 2").click()
    person.wait_for(lambda: len(all_glides(person)) > 0)
    page.evaluate("document.getAnimations().forEach((one) => one.id === 'glide' && one.finish())")
    assert box()["x"] == pytest.approx(page.get_by_role("button", name="Mark 2").bounding_box()["x"], abs=1)


def test_a_person_who_wants_stillness_sees_the_end(visit):
    person = visit(PHONE, reduced_motion="reduce")
    for name in ["Widen and clear", "Count", "Like", "Play", "Jump"]:
        person.page.get_by_role("button", name=name, exact=True).click()
    expect(person.page.get_by_text("8", exact=True)).to_be_visible()
    assert person.page.evaluate("document.getAnimations().length") == 0
    assert person.page.locator(".gone").count() == 0


def test_a_gradient_over_a_net_has_the_colours_of_its_points(person):
    mesh = person.page.locator("svg image[href^='data:image/png']")
    expect(mesh).to_have_count(1)
    box = mesh.bounding_box()
    left, right, top, bottom = box["x"] + 1, box["x"] + box["width"] - 2, box["y"] + 1, box["y"] + box["height"] - 2
    expected = {(left, top): (255, 0, 0), (right, top): (0, 255, 0), (left, bottom): (0, 0, 255), (right, bottom): (255, 255, 0)}
    for (x, y), color in expected.items():
        assert all(abs(a - b) < 40 for a, b in zip(pixels.at(person.page, x, y), color)), (x, y)
