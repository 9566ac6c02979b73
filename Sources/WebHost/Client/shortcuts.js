// @ts-check
// Keys that press a control wherever the focus is. A control says its own in `data-shortcut`: the sum of what is held (1: shift,
// 2: control, 4: option, 8: command), a space, and the key as browsers call it.

/** @type {(control: Element) => void} */
let press = () => {};

/** On Apple's keyboards Command is a key of its own; on others it is Control. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** @param {KeyboardEvent} event */
export function keyOf({ key, code, altKey }) {
    // Option makes other characters of letters and digits.
    const plain = altKey ? /^(?:Key|Digit)(.)$/.exec(code)?.[1] : undefined;
    return (plain ?? key).length === 1 ? (plain ?? key).toLowerCase() : key;
}

/**
 * Whether a shortcut is what is pressed. Where the key is found with the shift key only, as a plus is, that need not be said.
 * @param {string} shortcut
 * @param {KeyboardEvent} event
 */
function isMeant(shortcut, event) {
    const space = shortcut.indexOf(" ");
    const key = shortcut.slice(space + 1);
    const held = Number(shortcut.slice(0, space));
    if (key !== keyOf(event)) return false;
    const isFreeOfShift = key.length === 1 && key.toLowerCase() === key.toUpperCase() && key !== " ";
    if (!isFreeOfShift && event.shiftKey !== Boolean(held & 1)) return false;
    const [control, command] = [Boolean(held & 2), Boolean(held & 8)];
    const wanted = isApple ? [control, command] : [control || command, control && command];
    return event.altKey === Boolean(held & 4) && event.ctrlKey === wanted[0] && event.metaKey === wanted[1];
}

/**
 * What somebody writes into a field, and what the control that has the focus does by itself, is for these alone.
 * @param {KeyboardEvent} event
 */
function isForTarget({ target, key, altKey, ctrlKey, metaKey }) {
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey || key === "Escape") return false;
    if (target.matches("input, textarea")) return true;
    return (key === "Enter" || key === " ") && target.matches("button, a[href], [tabindex='0']");
}

/** @param {Element} control */
const canBeUsed = (control) =>
    !control.closest("[inert]") && !control.matches(":disabled, [aria-disabled='true']") && control.id.startsWith("n");

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    if (event.defaultPrevented || event.isComposing || isForTarget(event)) return;
    const controls = [...document.querySelectorAll("[data-shortcut]")];
    const meant = controls.find((one) => isMeant(one.getAttribute("data-shortcut") ?? "", event) && canBeUsed(one));
    if (!(meant instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (meant.matches("a[href]")) meant.click();
    else press(meant);
}

/** @param {(control: Element) => void} tellOfPress */
export function startShortcuts(tellOfPress) {
    press = tellOfPress;
    document.addEventListener("keydown", keyPressed, true);
}
