// @ts-check
// The browser's own way back. The history has an entry for each screen that can be left by going back; its state says how
// many screens lie below. The app decides: going back in the browser presses the page's back button, and after each change
// the history is brought to where the app is.

/** How many screens lie below, as the browser's history has it. */
let index = indexOf(history.state);
/** How many ways through the history that we asked for have not ended yet. */
let travels = 0;
/**
 * The person wants to leave more screens than one: until how many are left, and how many there were at the last press.
 * @type {{ left: number, before: number } | undefined}
 */
let leaving;
/** @type {(button: Element) => void} */
let press = () => {};

/** @param {any} state */
function indexOf(state) {
    return Number.isInteger(state?.martlet) ? state.martlet : 0;
}

/** Those that can be pressed, in the order of reading. */
function backButtons() {
    const isReadable = (/** @type {Element} */ button) => !button.closest("[inert], [aria-hidden='true']");
    return [...document.querySelectorAll("[id^='n'][data-back]")].filter(isReadable);
}

/** How many screens can be left. */
function depth() {
    return backButtons().reduce((sum, button) => sum + Number(button.getAttribute("data-back")), 0);
}

/** Brings the history to where the app is. */
export function followScreens() {
    if (travels > 0) return;
    const now = depth();
    if (leaving && now > leaving.left && now < leaving.before) return leave(leaving.left);
    leaving = undefined;
    while (index < now) history.pushState({ martlet: ++index }, "");
    if (index > now) travel(now - index);
}

/** @param {number} steps */
function travel(steps) {
    travels += 1;
    history.go(steps);
}

/** Presses back, once; what comes of it goes on from there. @param {number} left */
function leave(left) {
    leaving = { left, before: depth() };
    const button = backButtons().at(-1);
    if (button) press(button);
}

/** @param {(button: Element) => void} pressButton tells the app */
export function watchHistory(pressButton) {
    press = pressButton;
    addEventListener("popstate", ({ state }) => {
        const reached = indexOf(state);
        if (travels > 0) {
            travels -= 1;
            index = reached;
            return followScreens();
        }
        // A screen that was left is no more: the way forward to it leads back here.
        if (reached > index) return travel(index - reached);
        index = reached;
        if (depth() > reached) leave(reached);
        else followScreens();
    });
    followScreens();
}
