// @ts-check
// Keys that the app hears of while the focus is in one of its views. A view says which in `data-keys`: names of keys, `any` for all
// others, `up` if it hears when they are let go (Page/FocusElement.swift).

import { isApple, keyOf } from "./shortcuts.js";

/** @type {(message: any[]) => void} */
let send = () => {};

/** The keys that write nothing and that the app has names for. */
const named = new Set([
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape", "Backspace", "Delete", "Home", "End", "PageUp",
    "PageDown", "Clear", "Tab", "Enter",
]);
/** What does something by itself when a key is pressed. */
const controls = "button, a[href], [role='button'], [role='slider'], [role='spinbutton'], [role='link']";

/**
 * What the views around an element want to hear of.
 * @param {Element} element
 */
function interestAround(element) {
    const words = new Set();
    let view = element.closest("[data-keys]");
    for (; view; view = view.parentElement?.closest("[data-keys]") ?? null) {
        for (const word of (view.getAttribute("data-keys") ?? "").split(" ")) words.add(word);
    }
    return words;
}

/** @param {KeyboardEvent} event */
function heldWith(event) {
    const { shiftKey, ctrlKey, altKey, metaKey, location } = event;
    const [control, command] = isApple ? [ctrlKey, metaKey] : [false, ctrlKey];
    const flags = [shiftKey, control, altKey, command, event.getModifierState("CapsLock"), location === 3];
    return flags.reduce((sum, flag, place) => sum + (flag ? 1 << place : 0), 0);
}

/**
 * Whether a key is the app's, and nobody else does what it would do by itself. What is written into a field is the field's, what
 * a person needs to get away the browser's.
 * @param {KeyboardEvent} event
 * @param {Element} target
 * @param {string} key
 * @param {boolean} isNamed a view has asked for this very key
 */
function isLeftToApp(event, target, key, isNamed) {
    if (event.ctrlKey || event.metaKey) return false;
    if (target instanceof HTMLInputElement) {
        return isNamed && key === "Tab" || ["Enter", "Escape", "ArrowUp", "ArrowDown"].includes(key);
    }
    if (target instanceof HTMLTextAreaElement) return isNamed && !event.shiftKey && ["Enter", "Escape", "Tab"].includes(key);
    if (target.matches("a[href]") && key === "Enter") return false;
    return isNamed || (key !== "Tab" && !event.altKey && !target.matches(controls));
}

/**
 * @param {KeyboardEvent} event
 * @param {"d" | "r" | "u"} phase
 */
function tell(event, phase) {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    const key = keyOf(event);
    const node = target.closest("[id^='n']");
    if (!node || (key.length !== 1 && !named.has(key))) return;
    const interest = interestAround(target);
    const isNamed = interest.has(key === " " ? "Space" : key);
    if (!isNamed && !interest.has("any")) return;
    if (phase === "u" && !interest.has("up")) return;
    const isApps = isLeftToApp(event, target, key, isNamed);
    send(["y", Number(node.id.slice(1)), phase, key, heldWith(event), Number(isApps)]);
    if (!isApps) return;
    event.preventDefault();
    event.stopPropagation();
}

/** @param {(message: any[]) => void} tellApp */
export function startKeys(tellApp) {
    send = tellApp;
    // After the shortcuts, which go before.
    document.addEventListener("keydown", (event) => tell(event, event.repeat ? "r" : "d"), true);
    document.addEventListener("keyup", (event) => tell(event, "u"), true);
}
