// @ts-check
// Sheets. They follow a finger or a mouse here, and move here to where the app says that they rest; which place that is, the
// app decides. Inside of a sheet this file scrolls, too: one gesture may first scroll the content and then move the sheet,
// and a browser's own scrolling cannot be taken back.

import { wantsStillness } from "./window.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box in px, in the window */
/** @typedef {{ height: number, inset: number }} Rest */
/** @typedef {(kind: string, node: number, ...numbers: number[]) => void} Tell */

/** Of a sheet that settles: critically damped, this fast (platform/animations.json, "settle after a drag"). */
const omega = 18.2574;
/** How far a finger goes before it drags (the same file, "pan slop"). */
const slop = 10;
/** Scrolling keeps this share of its speed in each millisecond (the same file, "deceleration"). */
const deceleration = 0.998;
/** How much of a pull past the end is followed, at first (the same file, "rubber band"). */
const resistance = 0.55;
/** The speed of a finger is that of its last milliseconds. */
const recent = 100;
/** A sheet that was let go waits so long for the app, in milliseconds; then it goes back by itself. */
const patience = 2000;


/** @type {Tell} */
let tell = () => {};

/**
 * @param {Tell} teller sends a message about a node to the app
 */
export function startSheets(teller) {
    tell = teller;
    addEventListener("pointerdown", pressed);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", cancelled);
    addEventListener("keydown", keyPressed);
    for (const kind of ["selectstart", "dragstart"]) addEventListener(kind, (event) => drag && event.preventDefault());
    keepFromFlinging();
}

/**
 * After a quick drag Chromium believes that something goes on moving, even where `touch-action` lets nothing move, and takes the
 * next tap for the end of that. It does not where the drag is said to be the page's.
 */
function keepFromFlinging() {
    for (const sheet of sheets()) sheet.addEventListener("touchmove", claim, { passive: false });
}

/** @param {TouchEvent} event */
function claim(event) {
    if (drag?.isMoving && event.cancelable) event.preventDefault();
}

// ---------------------------------------------------------------------------------------------------------------------
// What the app says of a sheet

/** @param {HTMLElement} element */
function describe(element) {
    const [canDismiss, contentScrolls, , ...numbers] = (element.dataset.sheet ?? "").split(" ").map(Number);
    /** @type {Rest[]} */
    const rests = [];
    for (let index = 0; index < numbers.length; index += 2) {
        rests.push({ height: numbers[index], inset: numbers[index + 1] });
    }
    return { canDismiss: canDismiss === 1, contentScrolls: contentScrolls === 1, rests };
}

/** @returns {HTMLElement[]} */
const sheets = () => [...document.querySelectorAll("[id^='n'][data-sheet]")].filter((sheet) => sheet instanceof HTMLElement);

/** @param {Element} element */
const nodeOf = (element) => Number(element.id.slice(1));

/** Of the window that the app has laid out for. */
function windowSize() {
    const root = document.querySelector("body > [id]");
    const style = root instanceof HTMLElement ? root.style : undefined;
    return { width: parseFloat(style?.width ?? "") || innerWidth, height: parseFloat(style?.height ?? "") || innerHeight };
}

// ---------------------------------------------------------------------------------------------------------------------
// Boxes

/**
 * Where the app has put an element.
 * @param {HTMLElement} element
 * @returns {Box}
 */
const restingBox = ({ style }) => box(style);

/**
 * Where it is to be seen now.
 * @param {HTMLElement} element
 */
const presentBox = (element) => box(getComputedStyle(element));

/** @param {CSSStyleDeclaration} style */
function box({ left, top, width, height }) {
    return { left: parseFloat(left), top: parseFloat(top), width: parseFloat(width), height: parseFloat(height) };
}

/** @param {Box} box */
function keyframe({ left, top, width, height }) {
    return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

/**
 * @param {Box} a
 * @param {Box} b
 */
const isSame = (a, b) => a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

/**
 * Where a sheet is when its upper edge has been pulled to a height over the window's lower edge: below the lowest rest it
 * moves as a whole, between two rests it grows and goes from the inset of one to that of the other.
 * @param {Box} resting
 * @param {Rest[]} rests
 * @param {number} height
 * @returns {Box}
 */
function boxAt(resting, rests, height) {
    const size = windowSize();
    const top = size.height - height;
    if (rests.length === 0) return { ...resting, top };
    const inset = insetAt(rests, height);
    const full = Math.max(height, rests[0].height) - inset;
    return { left: inset, top, width: size.width - 2 * inset, height: full };
}

/**
 * @param {Rest[]} rests
 * @param {number} height
 */
function insetAt(rests, height) {
    const above = rests.findIndex((rest) => rest.height >= height);
    if (above < 0) return rests[rests.length - 1].inset;
    if (above === 0) return rests[0].inset;
    const [low, high] = [rests[above - 1], rests[above]];
    return low.inset + ((high.inset - low.inset) * (height - low.height)) / (high.height - low.height);
}

/**
 * What is followed of a pull past the end.
 * @param {number} distance
 * @param {number} room
 */
const banded = (distance, room) => (1 - 1 / ((distance * resistance) / room + 1)) * room;

// ---------------------------------------------------------------------------------------------------------------------
// Motion

/**
 * @typedef {object} Motion
 * @property {Animation} animation
 * @property {number} distance from the end, in px, at its start
 * @property {number} velocity in px a second, at its start
 */

/**
 * What moves by itself.
 * @type {WeakMap<Element, Motion>}
 */
const motions = new WeakMap();
/**
 * What is held where a finger has it.
 * @type {WeakMap<Element, Animation>}
 */
const holds = new WeakMap();
/**
 * What was let go, how fast, and waits for the app.
 * @type {Map<Element, { velocity: number, timer: number }>}
 */
const waiting = new Map();
/**
 * What is on its way out of the window.
 * @type {Set<Animation>}
 */
const leaving = new Set();

/**
 * How a critically damped spring is away from its end after some seconds.
 * @param {{ distance: number, velocity: number }} motion
 * @param {number} time
 */
function away({ distance, velocity }, time) {
    return (distance + (velocity + omega * distance) * time) * Math.exp(-omega * time);
}

/**
 * The spring as timing of an animation.
 * @param {{ distance: number, velocity: number }} motion
 */
function timing(motion) {
    const frame = 1 / 60;
    const progress = [0];
    for (let time = frame; time < 1; time += frame) {
        const left = away(motion, time);
        progress.push(1 - left / motion.distance);
        if (Math.abs(left) < 0.5) break;
    }
    progress.push(1);
    return { duration: (progress.length - 1) * frame * 1000, easing: `linear(${progress.map((p) => p.toFixed(4))})` };
}

/**
 * Keeps an element as it is under the finger.
 * @param {HTMLElement} element
 * @param {Keyframe} frame
 */
function hold(element, frame) {
    const frames = [frame, frame];
    const effect = holds.get(element)?.effect;
    if (effect instanceof KeyframeEffect) return effect.setKeyframes(frames);
    holds.set(element, element.animate(frames, { duration: 1, fill: "both" }));
    motions.get(element)?.animation.cancel();
    motions.delete(element);
}

/**
 * What dims the window behind a sheet.
 * @param {Element} sheet
 */
function veilOf({ previousElementSibling: veil }) {
    return veil instanceof HTMLElement && veil.dataset.transition === "fade" ? veil : undefined;
}

/** @param {HTMLElement} element */
function letGo(element) {
    for (const held of [element, veilOf(element)]) {
        if (!held) continue;
        holds.get(held)?.cancel();
        holds.delete(held);
    }
    clearTimeout(waiting.get(element)?.timer);
    waiting.delete(element);
}

/**
 * How fast a sheet goes down at this moment, in px a second.
 * @param {Element} element
 */
function presentVelocity(element) {
    const motion = motions.get(element);
    if (motion?.animation.playState !== "running") return waiting.get(element)?.velocity ?? 0;
    const time = Number(motion.animation.currentTime) / 1000;
    const step = 0.001;
    return (away(motion, time + step) - away(motion, time)) / step;
}

/**
 * Has a sheet move from where it is to where the app has put it.
 * @param {HTMLElement} element
 * @param {Box} from
 * @param {number} velocity
 * @param {number} [delay] in milliseconds
 */
function settle(element, from, velocity, delay = 0) {
    const veil = veilOf(element);
    const opacity = veil && holds.has(veil) ? getComputedStyle(veil).opacity : undefined;
    letGo(element);
    motions.get(element)?.animation.cancel();
    const to = restingBox(element);
    const motion = { distance: from.top - to.top, velocity };
    if (wantsStillness() || Math.abs(motion.distance) < 0.5) return;
    const animation = element.animate([{ ...keyframe(from), offset: 0 }], { ...timing(motion), delay, fill: "backwards" });
    motions.set(element, { animation, ...motion });
    if (opacity) veil?.animate([{ opacity, offset: 0 }], timing(motion));
}

/**
 * A new sheet comes up from below the window, once the one that it follows is gone.
 * @param {HTMLElement} element
 */
export function rise(element) {
    const rests = [...leaving].map(({ effect, currentTime }) =>
        Number(effect?.getComputedTiming().endTime) - Number(currentTime));
    settle(element, { ...restingBox(element), top: windowSize().height }, 0, Math.max(0, ...rests));
}

/**
 * A sheet that is no more goes down from where it is; then `done`.
 * @param {HTMLElement} element
 * @param {() => void} done
 */
export function sink(element, done) {
    if (wantsStillness()) return done();
    const from = presentBox(element);
    const to = { ...from, top: windowSize().height };
    const motion = { distance: Math.min(from.top - to.top, -1), velocity: presentVelocity(element) };
    clearTimeout(waiting.get(element)?.timer);
    waiting.delete(element);
    if (drag?.element === element) drag = undefined;
    const animation = element.animate([keyframe(from), keyframe(to)], { ...timing(motion), fill: "forwards" });
    leaving.add(animation);
    animation.onfinish = () => {
        leaving.delete(animation);
        done();
    };
}

// ---------------------------------------------------------------------------------------------------------------------
// Changes by the app

/** Where all sheets are before changes, for `settleSheets` after them. */
export function sheetsBefore() {
    const size = windowSize();
    return sheets().map((element) => ({
        element, size, resting: restingBox(element), present: presentBox(element), velocity: presentVelocity(element),
        description: element.dataset.sheet,
    }));
}

/**
 * What rests elsewhere now goes there from where it was, and what has been let go has its answer. A window of another size
 * is no motion.
 * @param {ReturnType<typeof sheetsBefore>} before
 */
export function settleSheets(before) {
    keepFromFlinging();
    for (const { element, size, resting, present, velocity, description } of before) {
        const isHeld = drag?.element === element && drag.isMoving;
        if (!element.isConnected || !element.id.startsWith("n") || isHeld) continue;
        const { width, height } = windowSize();
        if (size.width !== width || size.height !== height) letGo(element);
        else if (waiting.has(element) ? description !== element.dataset.sheet : !isSame(resting, restingBox(element))) {
            settle(element, present, velocity);
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Drags

/**
 * @typedef {object} Drag
 * @property {HTMLElement} element
 * @property {number} pointer
 * @property {ReturnType<typeof describe>} sheet
 * @property {HTMLElement | undefined} scroller in the sheet, under the finger
 * @property {number} x
 * @property {number} y of the pointer, when it was last followed
 * @property {number} height that the sheet has been pulled to, over the window's lower edge, past all ends
 * @property {boolean} isMoving
 * @property {{ time: number, y: number }[]} samples
 */

/** @type {Drag | undefined} */
let drag;

/** What takes a drag for itself. */
const draggable = "input, textarea, select, [contenteditable], [data-pointers~='drag'], [data-slider]";

/** @param {PointerEvent} event */
function pressed(event) {
    coasting = undefined;
    const { target } = event;
    if (drag || !event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
    const element = target.closest("[id^='n'][data-sheet]");
    if (!(element instanceof HTMLElement) || element.closest("[inert]") || target.closest(draggable)) return;
    // A mouse marks text.
    if (event.pointerType === "mouse" && target.closest(".text")) return;
    drag = {
        element, pointer: event.pointerId, sheet: describe(element),
        scroller: event.pointerType === "mouse" ? undefined : scrollerAt(target, element),
        x: event.clientX, y: event.clientY, height: 0, isMoving: false, samples: [],
    };
}

/**
 * The nearest thing that can be scrolled up and down, within a sheet.
 * @param {Element} target
 * @param {Element} sheet
 */
function scrollerAt(target, sheet) {
    for (let element = target.closest(".scroll"); element && sheet.contains(element);) {
        if (element instanceof HTMLElement && element.scrollHeight > element.clientHeight) return element;
        element = element.parentElement?.closest(".scroll") ?? null;
    }
    return undefined;
}

/** @param {PointerEvent} event */
function moved(event) {
    if (event.pointerId !== drag?.pointer) return;
    if (!drag.isMoving && !begin(drag, event)) return;
    drag.samples = drag.samples.filter(({ time }) => event.timeStamp - time <= recent);
    drag.samples.push({ time: event.timeStamp, y: event.clientY });
    const distance = event.clientY - drag.y;
    drag.y = event.clientY;
    follow(drag, distance);
}

/**
 * Whether the finger has gone far enough, and up or down, to drag the sheet.
 * @param {Drag} begun
 * @param {PointerEvent} event
 */
function begin(begun, event) {
    const across = event.clientX - begun.x;
    const down = event.clientY - begun.y;
    if (Math.hypot(across, down) < slop) return false;
    if (Math.abs(across) > Math.abs(down)) {
        drag = undefined;
        return false;
    }
    begun.isMoving = true;
    begun.y += Math.sign(down) * slop;
    begun.height = windowSize().height - presentBox(begun.element).top;
    // Whatever else has followed this finger, a long press for one, is over.
    event.target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId: begun.pointer, bubbles: true }));
    begun.element.setPointerCapture(begun.pointer);
    clearTimeout(waiting.get(begun.element)?.timer);
    return true;
}

/**
 * Scrolls or moves the sheet, as far as the finger went: up, the sheet grows as far as it may before its content scrolls; down,
 * the content is scrolled back before the sheet goes down.
 * @param {Drag} drag
 * @param {number} distance down, in px
 */
function follow(drag, distance) {
    const { scroller, sheet, element } = drag;
    if (!scroller) return pull(drag, distance);
    if (distance > 0) return pull(drag, distance - scroll(scroller, distance));
    const [, highest] = heights(drag);
    const limit = sheet.contentScrolls ? windowSize().height - restingBox(element).top : highest;
    const growth = Math.min(-distance, Math.max(0, limit - drag.height));
    pull(drag, -growth);
    const left = distance + growth;
    const scrolled = scroll(scroller, left);
    // Where nothing is left to scroll the sheet grows after all.
    if (limit < highest) pull(drag, left - scrolled);
}

/**
 * Scrolls with a finger that goes down, and says how far it went.
 * @param {HTMLElement} scroller
 * @param {number} distance
 */
function scroll(scroller, distance) {
    const before = scroller.scrollTop;
    scroller.scrollTop = before - distance;
    return before - scroller.scrollTop;
}

/**
 * Moves the sheet with a finger that goes down.
 * @param {Drag} drag
 * @param {number} distance
 */
function pull(drag, distance) {
    if (distance === 0) return;
    drag.height -= distance;
    const { element, sheet } = drag;
    const [lowest] = heights(drag);
    const height = shownHeight(drag);
    hold(element, keyframe(boxAt(restingBox(element), sheet.rests, height)));
    // What is behind comes to light as the sheet goes.
    const veil = veilOf(element);
    if (veil) hold(veil, { opacity: Math.min(1, Math.max(0, height / lowest)) });
}

/**
 * The lowest and the highest place of a sheet.
 * @param {Drag} drag
 */
function heights({ element, sheet: { rests } }) {
    if (rests.length > 0) return [rests[0].height, rests[rests.length - 1].height];
    const own = windowSize().height - restingBox(element).top;
    return [own, own];
}

/**
 * Past its highest place, and past its lowest if it may not go, a sheet follows less and less.
 * @param {Drag} drag
 */
function shownHeight(drag) {
    const { sheet, height } = drag;
    const [lowest, highest] = heights(drag);
    if (height > highest) return highest + banded(height - highest, windowSize().height);
    if (height < lowest && !sheet.canDismiss) return lowest - banded(lowest - height, lowest);
    return height;
}

/** @param {PointerEvent} event */
function released(event) {
    if (event.pointerId !== drag?.pointer) return;
    const { element, isMoving, scroller } = drag;
    const velocity = speed(drag, event);
    drag = undefined;
    if (!isMoving) return;
    swallowClick();
    if (!holds.has(element)) {
        if (scroller) coast(scroller, velocity);
        return;
    }
    const distance = presentBox(element).top - restingBox(element).top;
    const timer = setTimeout(() => settle(element, presentBox(element), 0), patience);
    waiting.set(element, { velocity, timer });
    tell("s", nodeOf(element), rounded(distance), rounded(Math.min(Math.max(velocity, -1e5), 1e5)));
}

/** @param {PointerEvent} event */
function cancelled(event) {
    if (event.pointerId !== drag?.pointer || !event.isTrusted) return;
    const { element } = drag;
    drag = undefined;
    if (holds.has(element)) settle(element, presentBox(element), 0);
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 100) / 100;

/**
 * How fast the finger goes down when it lets go, in px a second.
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function speed({ samples }, event) {
    const last = samples.filter(({ time }) => event.timeStamp - time <= recent);
    if (last.length < 2) return 0;
    const [first, end] = [last[0], last[last.length - 1]];
    return end.time > first.time ? ((end.y - first.y) / (end.time - first.time)) * 1000 : 0;
}

/** The end of a drag is no press. */
function swallowClick() {
    const swallow = (/** @type {Event} */ event) => {
        event.preventDefault();
        event.stopPropagation();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/**
 * What goes on scrolling; a touch ends it.
 * @type {HTMLElement | undefined}
 */
let coasting;

/**
 * Goes on scrolling after the finger has let go.
 * @param {HTMLElement} scroller
 * @param {number} velocity of the finger
 */
function coast(scroller, velocity) {
    coasting = scroller;
    let before = performance.now();
    let top = scroller.scrollTop;
    requestAnimationFrame(function step(now) {
        if (coasting !== scroller) return;
        const passed = Math.max(0, now - before);
        before = now;
        top -= (velocity * passed) / 1000;
        velocity *= deceleration ** passed;
        scroller.scrollTop = top;
        const isAtEnd = Math.abs(scroller.scrollTop - top) > 1;
        if (Math.abs(velocity) > 10 && !isAtEnd) requestAnimationFrame(step);
    });
}

// ---------------------------------------------------------------------------------------------------------------------
// Keys

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll("[id^='n'][role='dialog']:not([inert])")].pop();
    if (dialog) tell("e", nodeOf(dialog));
}
