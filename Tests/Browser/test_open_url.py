"""Links of the app's: real anchors, which lead out beside the app or back into it (Tests/BrowserProbe/Links.swift)."""
import subprocess

import pytest
from playwright.sync_api import expect

import outline
from conftest import PROBE
from screens import PHONE

PREVIEW = ("--preview", "Links")
ELSEWHERE = "http://elsewhere.test/gallery/"


@pytest.fixture
def app(address_of):
    return address_of(PROBE, *PREVIEW)


@pytest.fixture
def person(visit):
    def answer(page):
        page.context.route("http://elsewhere.test/**", lambda route: route.fulfill(body="elsewhere"))

    person = visit(PHONE, before=answer)
    expect(person.page.get_by_text("note: nothing")).to_be_visible()
    return person


def link(person, name):
    return person.page.get_by_role("link", name=name, exact=True)


def opened_by(person, act):
    """The address of the page that opens beside the app."""
    with person.page.context.expect_page() as opened:
        act()
    opened.value.wait_for_load_state()
    assert opened.value.evaluate("opener === null")
    return opened.value.url


def assert_nothing_opens(person, act):
    act()
    person.page.wait_for_timeout(300)
    assert len(person.page.context.pages) == 1


def test_what_a_browser_reads_out_is_what_the_app_means(person):
    command = [PROBE, *PREVIEW, "--outline", "--device", PHONE.device]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert outline.of(person.page) == answer.stdout.rstrip("\n")


@pytest.mark.parametrize("name", ["Out", "Row out", "Part of a row"])
def test_a_page_opens_beside_the_app(person, name):
    assert opened_by(person, link(person, name).tap) == ELSEWHERE
    # The browser went there by itself.
    assert not any(message.startswith('["p"') for message in person.sent)


def test_a_link_answers_to_the_enter_key(person):
    link(person, "Out").focus()
    assert opened_by(person, lambda: person.page.keyboard.press("Enter")) == ELSEWHERE


def test_a_link_of_the_apps_scheme_comes_back_to_the_app(person):
    assert link(person, "Back in").get_attribute("href") == "open?url=birds%3A%2F%2Fheron"
    assert_nothing_opens(person, link(person, "Back in").tap)
    expect(person.page.get_by_text("note: opened birds://heron")).to_be_visible()


def test_a_handler_is_asked_and_nothing_opens(person):
    assert_nothing_opens(person, link(person, "Handled").tap)
    expect(person.page.get_by_text("note: handled /gallery/")).to_be_visible()


def test_what_the_person_wants_in_another_tab_opens_there_whoever_handles_it(person):
    with person.page.context.expect_page():
        link(person, "Handled").click(modifiers=["Control"])
    expect(person.page.get_by_text("note: nothing")).to_be_visible()


def test_a_rows_link_opens_where_the_held_keys_say_wherever_the_row_is_clicked(person):
    row = person.page.locator("li").filter(has=link(person, "Row out"))
    held = row.evaluate(
        """(row) => {
            const held = [];
            row.querySelector("a").addEventListener("click", (event) => {
                held.push(event.ctrlKey, event.shiftKey);
                event.preventDefault();
            });
            const keys = { ctrlKey: true, shiftKey: true };
            row.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...keys }));
            return held;
        }"""
    )
    assert held == [True, True]


@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"button": "middle"}], ids=["control", "middle button"])
def test_a_link_into_the_app_opens_in_the_page_that_there_is_and_in_no_empty_tab(person, how):
    assert_nothing_opens(person, lambda: link(person, "Back in").click(**how))
    expect(person.page.get_by_text("note: opened birds://heron")).to_be_visible()


def test_a_link_that_is_disabled_leads_nowhere(person):
    assert_nothing_opens(person, lambda: link(person, "Switched off").tap(force=True))


def test_code_is_no_address(person):
    code = link(person, "Code")
    assert code.get_attribute("href") is None
    title = person.page.title()
    assert_nothing_opens(person, code.tap)
    assert person.page.title() == title


def test_the_apps_code_opens_a_page_after_a_press(person):
    act = person.page.get_by_role("button", name="By code").tap
    assert opened_by(person, act) == ELSEWHERE


def test_what_no_press_asked_for_is_left_to_the_person(person):
    # The driver of the browser counts as a person's hand all the time.
    person.page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    assert_nothing_opens(person, person.page.get_by_role("button", name="By itself, later").tap)
    question = person.page.get_by_role("status")
    expect(question).to_contain_text("The app wants to open elsewhere.test.")
    assert opened_by(person, question.get_by_role("link", name="Open").tap) == ELSEWHERE
    expect(question).to_have_count(0)
