// @ts-check
// The window as the app knows it: its size, what must be kept clear, and how the person wants things. All of it is the
// browser's own, unless the page stands in a gallery's frame, which plays a device.

/**
 * The numbers of a window: width, height, scale, four safe edges (top, left, bottom, right), touched, dark, wishes, text, and how
 * much of the bottom is a keyboard's if there is one; see Page/ClientMessage.swift.
 * @typedef {number[]} WindowNumbers
 */

/**
 * What the frame around the page says, which counts instead of the browser's own, but for the size.
 * @type {WindowNumbers | undefined}
 */
let frame = readNumbers(new URLSearchParams(location.search).get("window")?.split("_").map(Number));

const isDark = matchMedia("(prefers-color-scheme: dark)");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");
const isOpaque = matchMedia("(prefers-reduced-transparency: reduce)");
const isContrasting = matchMedia("(prefers-contrast: more)");
const isTouched = matchMedia("(pointer: coarse)");

/** A part of the height that the core takes as covered at most; a keyboard on screen covers less. */
const mostCovered = 0.75;
/** What browsers' own bars change is less than this, a keyboard more, in px. */
const leastKeyboard = 80;

/**
 * @param {any} numbers
 * @returns {WindowNumbers | undefined}
 */
function readNumbers(numbers) {
    const isWindow = Array.isArray(numbers) && numbers.length === 11 && numbers.every(Number.isFinite);
    return isWindow ? numbers : undefined;
}

/** @returns {WindowNumbers} */
export function measureWindow() {
    const [, , scale, top, left, bottom, right, ...wishes] = frame ?? ownWindow();
    const covered = Math.min(Math.max(bottom, keyboardHeight()), innerHeight * mostCovered);
    const numbers = [innerWidth, innerHeight, scale, top, left, covered, right, ...wishes];
    if (covered > bottom) numbers.push(Math.floor(covered - bottom));
    return numbers.map((value) => Math.round(value * 1000) / 1000);
}

/** @returns {WindowNumbers} */
function ownWindow() {
    const style = getComputedStyle(document.documentElement);
    const inset = (/** @type {string} */ edge) => parseFloat(style.getPropertyValue(`--safe-${edge}`)) || 0;
    const safe = ["top", "left", "bottom", "right"].map(inset);
    const wishes = Number(isStill.matches) + 2 * Number(isOpaque.matches) + 4 * Number(isContrasting.matches);
    const flags = [Number(isTouched.matches), Number(isDark.matches), wishes];
    return [innerWidth, innerHeight, devicePixelRatio, ...safe, ...flags, parseFloat(style.fontSize) / 16];
}

/** How far a keyboard on screen reaches into the window: what the person sees is less high than the page then. */
function keyboardHeight() {
    if (!visualViewport) return 0;
    const height = innerHeight - visualViewport.height * visualViewport.scale;
    return height >= leastKeyboard ? height : 0;
}

/** Whether the next page may be laid out for this window: not for one that only stands in a frame. */
export const isOwnWindow = () => !frame;

export const wantsStillness = () => (frame ? frame[9] % 2 === 1 : isStill.matches);

/** Calls back whenever something of the window may have changed. @param {() => void} callback */
export function watchWindow(callback) {
    addEventListener("resize", callback);
    visualViewport?.addEventListener("resize", callback);
    for (const query of [isDark, isStill, isOpaque, isContrasting, isTouched]) query.addEventListener("change", callback);
    watchTextSize(callback);
    addEventListener("message", ({ source, origin, data }) => {
        const numbers = readNumbers(data?.window);
        if (source !== parent || parent === window || origin !== location.origin || !numbers) return;
        frame = numbers;
        paintFrame();
        callback();
    });
    paintFrame();
}

/** Settings of the browser change without an event: an element that is as wide as text is large tells. @param {() => void} callback */
function watchTextSize(callback) {
    const probe = document.createElement("div");
    probe.className = "probe";
    probe.setAttribute("aria-hidden", "true");
    document.body.append(probe);
    new ResizeObserver(callback).observe(probe);
}

/** What is painted by the page itself follows the frame's colours. */
function paintFrame() {
    if (frame) document.documentElement.style.colorScheme = frame[8] === 1 ? "dark" : "light";
}
