"""Tables: columns where there is room for them, titles that sort, rows that are selected and have a menu."""
import subprocess

import pytest
from playwright.sync_api import expect

import outline
from conftest import PROBE
from screens import PHONE, TABLET


@pytest.fixture
def app(request, address_of):
    return address_of(PROBE, "--preview", getattr(request, "param", "Tables"))


def expected(screen, *steps):
    command = [PROBE, "--preview", "Tables", "--outline", "--device", screen.device]
    if screen.is_turned:
        command.append("--turned")
    if steps:
        command += ["--steps", "; ".join(steps)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60).stdout.rstrip("\n")


def title(person, name):
    return person.page.get_by_role("button", name=name, exact=True)


def box(person, words):
    return person.page.get_by_text(words, exact=True).first.bounding_box()


def from_the_top(person):
    names = ["Barn owl", "House martin", "Common swift", "White stork", "Kingfisher"]
    return sorted(names, key=lambda name: box(person, name)["y"])


WALKS = [
    (PHONE, []),
    (PHONE, ['press button "House martin, Songbirds"']),
    (TABLET, []),
    (TABLET, ['press button "Wingspan"']),
    (TABLET, ['press button "Wingspan"', 'press button "Wingspan"']),
]


@pytest.mark.parametrize("screen, steps", WALKS, ids=lambda value: getattr(value, "name", None) or "; ".join(value))
def test_the_accessibility_tree_is_the_outline(visit, screen, steps):
    person = visit(screen)
    for step in steps:
        title(person, step.split('"')[1]).click()
    wanted = expected(screen, *steps)
    person.wait_for(
        lambda: outline.of(person.page) == wanted,
        otherwise=lambda: f"In the browser:\n{outline.of(person.page)}\nexpected:\n{wanted}",
    )


def test_a_tap_on_a_title_sorts_and_a_second_one_turns_round(visit):
    person = visit(TABLET)
    assert from_the_top(person) == ["Barn owl", "Common swift", "House martin", "Kingfisher", "White stork"]
    title(person, "Wingspan").click()
    person.wait_for(lambda: from_the_top(person)[0] == "Kingfisher")
    assert from_the_top(person)[-1] == "White stork"
    title(person, "Wingspan").click()
    person.wait_for(lambda: from_the_top(person)[0] == "White stork")


def test_the_cells_of_a_row_stand_below_their_titles(visit):
    person = visit(TABLET)
    for name, cell in [("Order", "Owls"), ("Ringed", "No")]:
        assert abs(box(person, name)["x"] - box(person, cell)["x"]) < 1
    assert box(person, "Barn owl")["y"] > box(person, "Order")["y"]


def test_on_a_phone_the_first_column_stands_alone(visit):
    person = visit(PHONE)
    expect(person.page.get_by_text("House martin")).to_be_visible()
    expect(person.page.get_by_text("Wingspan")).to_have_count(0)
    expect(person.page.get_by_text("28 cm")).to_have_count(0)


def test_a_table_gets_and_loses_its_columns_as_the_window_changes(visit):
    person = visit(TABLET)
    expect(person.page.get_by_text("28 cm")).to_be_visible()
    person.page.set_viewport_size({"width": 390, "height": 844})
    expect(person.page.get_by_text("28 cm")).to_have_count(0)
    person.page.set_viewport_size({"width": TABLET.width, "height": TABLET.height})
    expect(person.page.get_by_text("28 cm")).to_be_visible()


def test_a_row_is_selected_and_its_menu_is_about_it(visit):
    person = visit(TABLET)
    row = person.page.get_by_role("button", name="House martin, Songbirds, 28 cm, No")
    row.click()
    expect(person.page.locator("[aria-current=true]")).to_have_count(1)
    row.click(button="right")
    person.page.get_by_role("menuitem", name="Ring").click()
    expect(person.page.get_by_role("button", name="House martin, Songbirds, 28 cm, Yes")).to_be_visible()


@pytest.mark.parametrize("app", ["Long table"], indirect=True)
def test_titles_stay_while_thousands_of_rows_go_by(visit):
    person = visit(TABLET)
    scroller = person.page.locator(".scroll").first
    heading = person.page.get_by_role("heading", name="Sighting, Bird")
    expect(heading).to_be_visible()
    assert person.page.locator("li").count() < 150
    scroller.evaluate("list => list.scrollTo(0, list.scrollHeight / 2)")
    person.wait_for(lambda: person.page.get_by_text("Sighting 1,000", exact=True).count() == 1)
    expect(heading).to_be_in_viewport()
    assert person.page.locator("li").count() < 150
