"""Text in the page is text: it can be marked, copied and found."""
from playwright.sync_api import expect

from screens import PHONE, TABLET, Screen

# So narrow that notes need two lines.
NARROW = Screen("narrow phone", "", 250, 600, 2)


def test_text_can_be_marked_and_copied(visit):
    person = visit(TABLET, permissions=["clipboard-read", "clipboard-write"])
    person.press("Camp Kitchen")
    person.page.get_by_text("Boils a litre in four minutes").click(click_count=3)
    person.page.keyboard.press("ControlOrMeta+c")
    assert person.page.evaluate("navigator.clipboard.readText()").strip() == "Boils a litre in four minutes"


def test_a_row_is_not_pressed_by_marking_its_text(visit):
    person = visit(TABLET)
    box = person.page.get_by_text("Camp Kitchen", exact=True).bounding_box()
    mouse = person.page.mouse
    mouse.move(box["x"] + 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2, steps=5)
    mouse.up()
    assert "amp Kitche" in person.page.evaluate("getSelection().toString()")
    mouse.click(box["x"] + box["width"] + 30, box["y"] + box["height"] / 2)
    expect(person.heading("Camp Kitchen")).to_be_visible()
    assert sum(frame.startswith('["p"') for frame in person.sent) == 1


def test_a_press_of_a_rows_text_is_a_press_of_the_row(visit):
    person = visit(TABLET)
    person.page.get_by_text("Camp Kitchen", exact=True).click()
    expect(person.heading("Camp Kitchen")).to_be_visible()


def test_text_is_found_and_copied_across_its_lines(visit):
    person = visit(NARROW)
    person.press("Shelter")
    note = "Three by three metres, 640 g"
    paragraph = person.page.locator("p").filter(has_text="Three by three").first
    expect(paragraph).to_be_visible()
    assert paragraph.locator("span").count() > 1
    assert person.page.evaluate("(note) => find(note)", note)
    assert person.page.evaluate("getSelection().toString()") == note


def test_lines_start_at_the_edge_and_stand_below_one_another(visit):
    person = visit(NARROW)
    person.press("Shelter")
    paragraph = person.page.locator("p").filter(has_text="Three by three").first
    expect(paragraph).to_be_visible()
    above, below = [line.bounding_box() for line in paragraph.locator("span").all()]
    left = paragraph.bounding_box()["x"]
    assert above["x"] == below["x"] == left
    assert above["y"] + above["height"] <= below["y"]


def test_the_fonts_are_there(visit):
    person = visit(PHONE)
    person.page.evaluate("document.fonts.ready")
    loaded = person.page.evaluate(
        "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"
    )
    assert {name.strip('"') for name in loaded} == {"Martlet Text", "Martlet Rounded"}
