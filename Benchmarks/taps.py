"""Presses the rows of a list in a real page and waits for what they change. Used alike on the app and on the floor."""

# From click() to the first change of the page's text, in the page's own clock; 20 ms of rest between two.
TAPS = """
async (count) => {
  const rows = document.querySelector('ul[role=list]').querySelectorAll(':scope > li > button');
  if (rows.length < 2) throw new Error(`the list has ${rows.length} rows that can be pressed`);
  const times = [];
  for (let tap = 0; tap < count; tap++) {
    window.tapsSoFar = (window.tapsSoFar ?? 0) + 1;
    const row = rows[window.tapsSoFar % rows.length], before = document.body.textContent;
    times.push(await new Promise((resolve, reject) => {
      let start;
      const late = setTimeout(() => reject(new Error('a tap changed nothing within 5 s')), 5000);
      const watch = new MutationObserver(() => {
        if (document.body.textContent === before) return;
        watch.disconnect();
        clearTimeout(late);
        resolve(performance.now() - start);
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      start = performance.now();
      row.click();
    }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}
"""


def tap(page, count):
    """Milliseconds of each tap. Each goes to the row after the one before, so that each changes something."""
    page.bring_to_front()
    return page.evaluate(TAPS, count)


def wait_until_alive(page, address):
    """Opens the app's page and returns once a press is answered, which is when its socket is open."""
    page.goto(address)
    page.wait_for_selector("ul[role=list] > li > button", state="attached")
    tap(page, 1)
