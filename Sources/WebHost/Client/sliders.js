// @ts-check
// Sliders, and whatever else is made more and less. A slider's thumb follows the finger here, at once; the app hears of it, one
// word ahead of its answer at most. When the finger has let go, the thumb stands where the app says.

/**
 * A slider's thumb in a hand.
 * @typedef {object} Hold
 * @property {HTMLElement} slider
 * @property {number} pointer
 * @property {number} grab how far right of the thumb's middle it is held, in px
 * @property {number} part where the thumb is, from 0 to 1
 * @property {boolean} hasMoved
 * @property {string | undefined} released the slider as it was when the hand let go; undefined while it holds
 */

/** @type {Hold | undefined} */
let hold;
/** The newest place has not been told: the app is still busy with the one before. */
let isWaiting = false;
let isInFlight = false;
/**
 * Where keys have taken a slider that the app may not have moved yet: it has when the slider counts as many releases.
 * @type {{ slider: HTMLElement, part: number, releases: number, time: number } | undefined}
 */
let asked;
/** @type {(slider: Element, ...words: (string | number)[]) => boolean} whether somebody heard it */
let tell = () => false;
/**
 * The slider of which the app was told that it is held, and not yet that it is not.
 * @type {HTMLElement | undefined}
 */
let begun;

/** How far one key takes a slider without steps, and how far Page Up and Page Down take any, in parts of its track. */
const small = 0.01;
const large = 0.1;
/** A word that changes nothing on screen gets no answer; nor does a thumb that is let go of a slider that has gone. */
const patience = 50;
const longPatience = 2000;

/** @param {(slider: Element, ...words: (string | number)[]) => boolean} teller tells the app, if it is there */
export function startSliders(teller) {
    tell = teller;
    addEventListener("pointerdown", pressed);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", released);
    addEventListener("keydown", keyPressed);
    addEventListener("click", clicked, { capture: true });
}

/** The page has changed: what is held stays in the hand. */
export function settleSliders() {
    answered();
    if (!hold) return;
    const { slider, released: known } = hold;
    if (!slider.isConnected) hold = undefined;
    else if (known === undefined || known === slider.dataset.slider) place(slider, hold.part);
    else letGo();
}

/** @param {Element} slider */
function describe(slider) {
    const [part, step, inset, releases] = (slider.getAttribute("data-slider") ?? "").split(" ").map(Number);
    return { part, step, inset, releases };
}

/**
 * Puts the thumb somewhere along the track.
 * @param {HTMLElement} slider
 * @param {number} part
 */
function place(slider, part) {
    const [fill, thumb] = [...slider.children].slice(-2);
    if (!(fill instanceof HTMLElement) || !(thumb instanceof HTMLElement)) return;
    const { inset } = describe(slider);
    const start = part * (slider.offsetWidth - 2 * inset);
    fill.style.width = `${start + inset}px`;
    thumb.style.left = `${start}px`;
}

// ---------------------------------------------------------------------------------------------------------------------
// The finger

/** @param {EventTarget | null} target */
function sliderAt(target) {
    const slider = target instanceof Element ? target.closest("[data-slider]") : null;
    return slider instanceof HTMLElement && !slider.matches("[aria-disabled]") ? slider : undefined;
}

/** @param {PointerEvent} event */
function pressed(event) {
    const slider = sliderAt(event.target);
    if (!slider || !event.isPrimary || event.button !== 0 || slider.closest("[inert]")) return;
    const { part, inset } = describe(slider);
    const { left, width } = slider.getBoundingClientRect();
    const middle = left + inset + part * (width - 2 * inset);
    const isOnThumb = Math.abs(event.clientX - middle) <= inset;
    // A finger takes the thumb along wherever it is; a mouse presses where the thumb is to go.
    const takesAlong = isOnThumb || event.pointerType === "touch";
    hold = {
        slider, pointer: event.pointerId, grab: takesAlong ? event.clientX - middle : 0, part, hasMoved: false,
        released: undefined,
    };
    slider.focus({ preventScroll: true });
    if (!takesAlong) follow(hold, event.clientX);
    event.preventDefault();
}

/** @param {PointerEvent} event */
function moved(event) {
    if (hold && hold.released === undefined && event.pointerId === hold.pointer) follow(hold, event.clientX);
}

/**
 * @param {Hold} held
 * @param {number} x
 */
function follow(held, x) {
    const { slider, grab } = held;
    const { inset } = describe(slider);
    const { left, width } = slider.getBoundingClientRect();
    const part = nearest(slider, (x - grab - left - inset) / Math.max(1, width - 2 * inset));
    if (part === held.part) return;
    if (!held.hasMoved && tell(slider, "b")) begun = slider;
    held.hasMoved = true;
    held.part = part;
    place(slider, part);
    isWaiting = true;
    tellOfPlace();
}

/**
 * Where a slider can stand that is nearest to a place along its track.
 * @param {Element} slider
 * @param {number} part
 */
function nearest(slider, part) {
    const { step } = describe(slider);
    const inside = Math.min(Math.max(part, 0), 1);
    return step > 0 ? Math.min(Math.round(inside / step) * step, 1) : inside;
}

/** @param {PointerEvent} event */
function released(event) {
    if (!hold || hold.released !== undefined || event.pointerId !== hold.pointer) return;
    if (!hold.hasMoved) return void (hold = undefined);
    isInFlight = false;
    tellOfPlace();
    hold.released = hold.slider.dataset.slider ?? "";
    if (tell(hold.slider, "e")) begun = undefined;
    const held = hold;
    setTimeout(() => held === hold && letGo(), longPatience);
}

/** The app is there again: what was let go meanwhile it has not heard. */
export function endSliders() {
    if (!begun || (hold?.slider === begun && hold.released === undefined)) return;
    if (!begun.isConnected || tell(begun, "e")) begun = undefined;
}

/** The thumb goes to where the app says. */
function letGo() {
    if (hold) place(hold.slider, describe(hold.slider).part);
    hold = undefined;
}

function tellOfPlace() {
    if (!hold || !isWaiting || isInFlight) return;
    isWaiting = false;
    isInFlight = true;
    tell(hold.slider, "t", rounded(hold.part));
    setTimeout(answered, patience);
}

function answered() {
    isInFlight = false;
    tellOfPlace();
}

/** Without an exponent. @param {number} part */
const rounded = (part) => Number(part.toFixed(9)) < 1e-6 ? 0 : Number(part.toFixed(9));

/** What begins or ends on a slider is no press of what is around it. @param {MouseEvent} event */
function clicked(event) {
    const isSlider = event.target instanceof Element && event.target.closest("[data-slider]");
    if (isSlider) event.stopPropagation();
}

// ---------------------------------------------------------------------------------------------------------------------
// Keys

/**
 * How many steps a key takes a slider along.
 * @type {Record<string, (step: number) => number>}
 */
const keys = {
    ArrowRight: (step) => step || small,
    ArrowUp: (step) => step || small,
    ArrowLeft: (step) => -(step || small),
    ArrowDown: (step) => -(step || small),
    PageUp: (step) => Math.max(step, large),
    PageDown: (step) => -Math.max(step, large),
    Home: () => -1,
    End: () => 1,
};

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
    const isUsable = keys[key] && !target.matches("[aria-disabled]");
    if (!isUsable || !target.matches("[role='slider'], [role='spinbutton']")) return;
    event.preventDefault();
    if (target.dataset.slider !== undefined) return moveByKey(target, keys[key]);
    if (key.startsWith("Arrow")) tell(target, keys[key](1) > 0 ? "i" : "d");
}

/**
 * @param {HTMLElement} slider
 * @param {(step: number) => number} distance
 */
function moveByKey(slider, distance) {
    const { part, step, releases } = describe(slider);
    const time = performance.now();
    const isOnItsWay = asked?.slider === slider && asked.releases > releases && time - asked.time < longPatience;
    const last = isOnItsWay && asked ? asked : { part, releases };
    const next = nearest(slider, last.part + distance(step));
    asked = { slider, part: next, releases: last.releases + 1, time };
    tell(slider, "t", rounded(next));
}
