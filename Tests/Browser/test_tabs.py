"""Tab views: a list of tabs for ear and keyboard, tabs that keep what they hold, pages that scroll."""
import subprocess

import pytest
from playwright.sync_api import expect

import outline
from conftest import PROBE
from screens import PHONE, TABLET


@pytest.fixture(scope="module")
def app(address_of):
    return address_of(PROBE, "--preview", "Tabs")


def tab(person, name):
    return person.page.get_by_role("tab", name=name)


def expected(preview, screen, *steps):
    command = [PROBE, "--preview", preview, "--outline", "--device", screen.device]
    if steps:
        command += ["--steps", "; ".join(steps)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60).stdout.rstrip("\n")


@pytest.mark.parametrize("screen", [PHONE, TABLET])
@pytest.mark.parametrize("steps", [[], ['press tab "Rivers"'], ['press tab "Search"']])
def test_the_accessibility_tree_is_the_outline(visit, screen, steps):
    person = visit(screen)
    for step in steps:
        tab(person, step.split('"')[1]).click()
    wanted = expected("Tabs", screen, *steps)
    person.wait_for(
        lambda: outline.of(person.page) == wanted,
        otherwise=lambda: f"In the browser:\n{outline.of(person.page)}\nexpected:\n{wanted}",
    )


def test_a_tab_keeps_its_state_and_how_far_it_was_scrolled(visit):
    person = visit(PHONE)
    scroller = person.page.locator("[role=tabpanel] .scroll").first
    scroller.evaluate("list => list.scrollTo(0, 700)")
    tab(person, "Rivers").click()
    person.page.get_by_role("button", name="Cross").click()
    expect(person.page.get_by_text("Crossed 1 times")).to_be_visible()
    expect(person.page.locator("li:not([inert] *)")).to_have_count(0)
    expect(person.page.locator("[role=tabpanel][inert]")).to_have_css("opacity", "0")
    tab(person, "Hills").click()
    expect(tab(person, "Hills")).to_have_attribute("aria-selected", "true")
    assert scroller.evaluate("list => list.scrollTop") == 700
    tab(person, "Rivers").click()
    expect(person.page.get_by_text("Crossed 1 times")).to_be_visible()


def test_the_chosen_tab_goes_back_to_its_root_and_then_to_its_top(visit):
    person = visit(PHONE)
    person.page.get_by_role("button", name="Hill 5", exact=True).click()
    expect(person.page.get_by_text("A view from hill 5")).to_be_visible()
    tab(person, "Hills").click()
    expect(person.page.get_by_role("heading", name="Hills")).to_be_visible()
    scroller = person.page.locator("[role=tabpanel] .scroll").first
    scroller.evaluate("list => list.scrollTo(0, 700)")
    tab(person, "Hills").click()
    person.wait_for(lambda: scroller.evaluate("list => list.scrollTop") == 0)


def test_the_keyboard_comes_to_the_chosen_tab_and_goes_from_there(visit):
    person = visit(PHONE)
    reached = person.page.evaluate("[...document.querySelectorAll('[role=tab]')].map(tab => tab.tabIndex)")
    assert reached == [0, -1, -1]
    tab(person, "Hills").focus()
    person.page.keyboard.press("ArrowRight")
    expect(tab(person, "Rivers")).to_be_focused()
    expect(tab(person, "Hills")).to_have_attribute("aria-selected", "true")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_text("Crossed 0 times")).to_be_visible()
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.press("ArrowLeft")
    expect(tab(person, "Search")).to_be_focused()


class TestPages:
    @pytest.fixture
    def app(self, address_of):
        return address_of(PROBE, "--preview", "Postcards")

    def test_the_page_shows_the_chosen_one(self, visit):
        person = visit(PHONE)
        pager = person.page.locator(".paged")
        person.wait_for(lambda: pager.evaluate("pages => pages.scrollLeft === pages.clientWidth"))
        assert outline.of(person.page) == expected("Postcards", PHONE)

    def test_a_page_that_is_scrolled_to_is_told(self, visit):
        person = visit(PHONE)
        person.page.locator(".paged").evaluate("pages => pages.scrollTo({ left: 2 * pages.clientWidth })")
        expect(person.page.get_by_text("Card 2 is in front")).to_be_visible()
        expect(person.page.get_by_role("tab", name="page 3 of 4")).to_have_attribute("aria-selected", "true")

    def test_a_page_that_the_app_turns_to_is_scrolled_to(self, visit):
        person = visit(PHONE)
        person.page.get_by_role("button", name="To the last").click()
        pager = person.page.locator(".paged")
        person.wait_for(lambda: pager.evaluate("pages => pages.scrollLeft === 3 * pages.clientWidth"))
        expect(person.page.get_by_text("Card 3 is in front")).to_be_visible()

    def test_a_dot_leads_to_its_page(self, visit):
        person = visit(PHONE)
        person.page.get_by_role("tab", name="page 1 of 4").click()
        expect(person.page.get_by_text("Card 0 is in front")).to_be_visible()
