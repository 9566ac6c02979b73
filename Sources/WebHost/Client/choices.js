// @ts-check
// Options of which one is chosen: by keyboard as a group of radio buttons, and as a wheel that is turned by scrolling.

const group = "[role='radiogroup']";
const option = "[role='radio']:not(:disabled)";
const wheel = "[id^='n'][data-wheel]";

/** @type {(control: Element) => void} */
let press = () => {};

/** @type {Record<string, number>} */
const steps = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** @param {Element} element */
const optionsOf = (element) => /** @type {HTMLElement[]} */ ([...element.querySelectorAll(option)]);

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    const { target, key } = event;
    const around = target instanceof Element && target.matches(option) ? target.closest(group) : null;
    // In a menu, up and down lead on to its other items.
    const leadsOn = around?.closest("[role='menu']") && (key === "ArrowUp" || key === "ArrowDown");
    if (!around || !steps[key] || leadsOn || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const options = optionsOf(around);
    const next = options[(options.indexOf(/** @type {HTMLElement} */ (target)) + steps[key] + options.length) % options.length];
    next.focus({ preventScroll: true });
    press(next);
}

// ---------------------------------------------------------------------------------------------------------------------
// Wheels

/**
 * When each wheel was last turned by the person.
 * @type {WeakMap<Element, number>}
 */
const turned = new WeakMap();
/** How long a wheel has to stand still, in ms. */
const stillness = 120;
/** A choice that the app does not take gets no answer: how long one is waited for, in ms. */
const patience = 2000;
/**
 * The wheels that fingers are on.
 * @type {Set<Element>}
 */
const touched = new Set();

/** Brings the chosen option of each wheel that rests to the middle; Tab reaches that one. */
export function settleChoices() {
    for (const element of document.querySelectorAll(wheel)) {
        if (turned.has(element)) continue;
        const chosen = optionsOf(element).find((one) => one.getAttribute("aria-checked") === "true");
        if (chosen) element.scrollTop = chosen.offsetTop + (chosen.offsetHeight - element.clientHeight) / 2;
    }
    for (const element of document.querySelectorAll(group)) letIn(optionsOf(element));
}

/** @param {HTMLElement[]} options */
function letIn(options) {
    const entry = options.find((one) => one.getAttribute("aria-checked") === "true") ?? options[0];
    for (const one of options) one.tabIndex = one === entry ? 0 : -1;
}

/** @param {Event} event */
function scrolled({ target }) {
    if (!(target instanceof HTMLElement) || !target.matches(wheel)) return;
    const middle = nearestOption(target);
    // It has been put there, not turned.
    if (!middle || (middle.getAttribute("aria-checked") === "true" && !turned.has(target))) return;
    waitForRest(target);
}

/** @param {HTMLElement} element */
function waitForRest(element) {
    clearTimeout(turned.get(element));
    turned.set(element, setTimeout(() => rest(element), stillness));
}

/** Nothing is chosen under a finger that may go on. @param {HTMLElement} element */
function rest(element) {
    if (touched.has(element)) return;
    turned.delete(element);
    const middle = nearestOption(element);
    if (!middle || middle.getAttribute("aria-checked") === "true") return;
    press(middle);
    setTimeout(settleChoices, patience);
}

/** @param {TouchEvent} event */
function touchChanged({ touches }) {
    const before = [...touched];
    touched.clear();
    for (const { target } of touches) {
        const element = target instanceof Element ? target.closest(wheel) : null;
        if (element) touched.add(element);
    }
    for (const element of before) {
        if (element instanceof HTMLElement && !touched.has(element) && turned.has(element)) waitForRest(element);
    }
}

/** @param {HTMLElement} element */
function nearestOption(element) {
    const middle = element.scrollTop + element.clientHeight / 2;
    const away = (/** @type {HTMLElement} */ one) => Math.abs(one.offsetTop + one.offsetHeight / 2 - middle);
    return optionsOf(element).sort((one, other) => away(one) - away(other))[0];
}

/** @param {(control: Element) => void} tellOfPress */
export function startChoices(tellOfPress) {
    press = tellOfPress;
    document.addEventListener("keydown", keyPressed);
    document.addEventListener("scroll", scrolled, true);
    for (const kind of /** @type {const} */ (["touchstart", "touchend", "touchcancel"])) {
        document.addEventListener(kind, touchChanged, { passive: true });
    }
    settleChoices();
}
