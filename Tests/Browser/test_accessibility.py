"""What Chromium tells a screen reader is what the scene means, on every screen of the example."""
import pytest

import outline
from screens import PHONE, TABLET

WALKS = [
    (PHONE, []),
    (PHONE, ['press button "kettle, Camp Kitchen"']),
    (PHONE, ['press button "kettle, Camp Kitchen"', "back"]),
    (PHONE, ['press button "kettle, Camp Kitchen"', "rotate"]),
    (PHONE, ['press button "kettle, Camp Kitchen"', 'press button "kettle, Kettle, 1.2 litres, whistles"']),
    (PHONE, ['press button "All Equipment"']),
    (PHONE, ['press button "All Equipment"', 'press button "On the Water"', 'press button "Boats"']),
    (TABLET, []),
    (TABLET, ['press button "dome-tent, Shelter"']),
    (TABLET, ['press button "dome-tent, Shelter"', 'press button "kayak, On the Water"']),
    (TABLET, ['press button "dome-tent, Shelter"', "rotate"]),
    (TABLET, ['press button "kettle, Camp Kitchen"', 'press button "kettle, Kettle, 1.2 litres, whistles"']),
    (TABLET, ["rotate"]),
]


@pytest.mark.parametrize("screen, steps", WALKS, ids=lambda value: getattr(value, "name", None) or "; ".join(value))
def test_the_accessibility_tree_is_the_outline(visit, expected_outline, screen, steps):
    person = visit(screen)
    person.follow(*steps)
    expected = expected_outline(screen, *steps)
    person.wait_for(
        lambda: outline.of(person.page) == expected,
        otherwise=lambda: f"In the browser:\n{outline.of(person.page)}\nexpected:\n{expected}",
    )
