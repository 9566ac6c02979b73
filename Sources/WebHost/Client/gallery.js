// @ts-check
// The gallery: shows an app in the frame of a device. Which app, on what and how, is the page's own address, so that a reload
// or a copied address shows the same. The app's page in the frame is told what device it plays (Client/window.js).

/** @type {<T extends Element>(selector: string) => T} */
const find = (selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The gallery's page lacks ${selector}.`);
    return /** @type {any} */ (element);
};

const controls = /** @type {any} */ (find(".controls")).elements;
const sizes = /** @type {HTMLElement} */ (find(".size"));
const stage = /** @type {HTMLElement} */ (find(".stage"));
const device = /** @type {HTMLElement} */ (find(".device"));
const frame = /** @type {HTMLIFrameElement} */ (find("iframe"));
const linkForm = /** @type {HTMLFormElement} */ (find(".link"));
const alone = /** @type {HTMLAnchorElement} */ (find(".alone"));
const apps = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("[data-app]")]);
const textSizes = /** @type {HTMLOptionElement[]} */ ([...document.querySelectorAll("#text-sizes option")]);

/** A phone that keeps so much clear at its end, in points, has an island there (platform/devices.json). */
const leastIsland = 59;

/** The step of the text size that nobody has changed. */
const usualText = textSizes.findIndex((option) => option.dataset.scale === "1");

// ---------------------------------------------------------------------------------------------------------------------
// What is shown

/** The page's address says it; what it does not say is usual. */
const shown = readAddress();

function readAddress() {
    const query = new URLSearchParams(location.search);
    const names = [...controls.device.options].map((option) => option.value);
    const wanted = query.get("device") ?? "";
    const text = Number(query.get("text") ?? usualText);
    return {
        app: apps.find((link) => link.dataset.app === query.get("app")) ?? apps[0],
        device: names.includes(wanted) ? wanted : "iphone-15",
        isTurned: query.has("turned"),
        isDark: query.has("scheme") ? query.get("scheme") === "dark" : matchMedia("(prefers-color-scheme: dark)").matches,
        text: textSizes[text] ? text : usualText,
        width: clamp(Number(query.get("width"))) || 800,
        height: clamp(Number(query.get("height"))) || 600,
    };
}

/** @param {number} side */
function clamp(side) {
    return side ? Math.min(Math.max(Math.round(side), 200), 4000) : 0;
}

function writeAddress() {
    const query = new URLSearchParams({ app: shown.app?.dataset.app ?? "", device: shown.device });
    if (shown.isTurned) query.set("turned", "");
    query.set("scheme", shown.isDark ? "dark" : "light");
    if (shown.text !== usualText) query.set("text", String(shown.text));
    if (shown.device === "window") {
        query.set("width", String(shown.width));
        query.set("height", String(shown.height));
    }
    history.replaceState(history.state, "", `?${query}`);
}

/** The option of the device that is shown. @returns {HTMLOptionElement} */
const option = () => controls.device.selectedOptions[0];

/** The numbers of the window that the app's page is to have (Page/ClientMessage.swift). */
function windowNumbers() {
    const numbers = (shown.isTurned ? option().dataset.turned : option().dataset.upright)?.split(" ").map(Number);
    const size = shown.device === "window" ? [shown.width, shown.height] : [stage.clientWidth, stage.clientHeight];
    const isTouched = numbers ? 1 : Number(matchMedia("(pointer: coarse)").matches);
    const isStill = Number(matchMedia("(prefers-reduced-motion: reduce)").matches);
    const text = Number(textSizes[shown.text].dataset.scale);
    return [...(numbers ?? [...size, devicePixelRatio, 0, 0, 0, 0]), isTouched, Number(shown.isDark), isStill, text];
}

// ---------------------------------------------------------------------------------------------------------------------
// Showing it

/** Puts the controls, the frame and the app's page in the state that is shown. */
function show() {
    controls.device.value = shown.device;
    controls.scheme.value = shown.isDark ? "dark" : "light";
    controls.text.value = String(shown.text);
    controls.text.nextElementSibling.textContent = textSizes[shown.text].label;
    controls.turn.disabled = !option().dataset.upright;
    sizes.hidden = shown.device !== "window";
    document.documentElement.dataset.scheme = shown.isDark ? "dark" : "light";
    for (const link of apps) link.toggleAttribute("aria-current", link === shown.app);
    alone.href = shown.app?.href ?? "/";
    place();
    tell();
    writeAddress();
}

/** Gives the frame the device's size, and makes it as small as the stage needs it. */
function place() {
    const [width, height] = windowNumbers();
    controls.width.value = String(width);
    controls.height.value = String(height);
    const isFilling = shown.device === "fill";
    const isWindow = shown.device === "window";
    const corner = Number(option().dataset.corner ?? (isWindow ? 10 : 0));
    device.dataset.kind = isFilling ? "fill" : isWindow ? "window" : option().dataset.idiom;
    device.style.setProperty("--corner", `${corner}px`);
    device.style.width = isFilling ? "" : `${width}px`;
    device.style.height = isFilling ? "" : `${height}px`;
    device.dataset.signs = signs().join(" ");
    const room = 2 * 28;
    const fit = Math.min((stage.clientWidth - room) / width, (stage.clientHeight - room) / height, 1);
    device.style.scale = isFilling || isWindow ? "" : String(Math.max(fit, 0.1));
}

/** What the system shows in the safe areas of the device, and gives the frame these. */
function signs() {
    const [, , , top, left, bottom] = windowNumbers();
    device.style.setProperty("--clear-top", `${top}px`);
    device.style.setProperty("--clear-left", `${left}px`);
    const isTurned = shown.isTurned && device.dataset.kind === "phone";
    return [
        top > 0 && !isTurned ? "clock" : "", (isTurned ? left : top) >= leastIsland ? "island" : "",
        bottom > 0 ? "home" : "", isTurned ? "turned" : "",
    ].filter(Boolean);
}

function tell() {
    frame.contentWindow?.postMessage({ window: windowNumbers() }, location.origin);
}

/** Loads the app's page, which is laid out for the device at once. */
function load() {
    if (!shown.app) return;
    frame.title = shown.app.textContent ?? "App";
    document.title = `${shown.app.textContent} – Gallery`;
    const address = `${shown.app.pathname}?window=${windowNumbers().join("_")}`;
    frame.contentWindow?.location.replace(address);
}

// ---------------------------------------------------------------------------------------------------------------------
// The person's wishes

for (const link of apps) {
    link.addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        shown.app = link;
        show();
        load();
    });
}

controls.device.addEventListener("change", () => {
    shown.device = controls.device.value;
    show();
});
controls.turn.addEventListener("click", () => {
    shown.isTurned = !shown.isTurned;
    show();
});
controls.scheme.addEventListener("change", () => {
    shown.isDark = controls.scheme.value === "dark";
    show();
});
controls.text.addEventListener("input", () => {
    shown.text = Number(controls.text.value);
    show();
});
find(".controls").addEventListener("submit", (event) => event.preventDefault());
for (const side of ["width", "height"]) {
    controls[side].addEventListener("change", () => {
        shown[/** @type {"width" | "height"} */ (side)] = clamp(Number(controls[side].value)) || 800;
        show();
    });
}

// The window is made larger at its corner.
new ResizeObserver(() => {
    if (shown.device !== "window") return;
    const [width, height] = [frame.clientWidth, frame.clientHeight].map(clamp);
    if (!width || !height || (width === shown.width && height === shown.height)) return;
    Object.assign(shown, { width, height });
    show();
}).observe(frame);

new ResizeObserver(place).observe(stage);
frame.addEventListener("load", tell);

/** Hands a link to the scene in the frame; the page in it stays. */
linkForm.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = /** @type {HTMLOutputElement} */ (linkForm.querySelector("output"));
    const scene = frame.contentDocument?.body?.dataset.token ?? "";
    const query = new URLSearchParams({ url: linkForm.url.value.trim(), scene });
    const address = `${shown.app?.pathname}open?${query}`;
    answer.textContent = "";
    const response = await fetch(address, { redirect: "manual", cache: "no-store" }).catch(() => undefined);
    // There is no scene any more: a new one opens the link.
    if (response?.type === "opaqueredirect") return load();
    if (response?.ok) return;
    const page = new DOMParser().parseFromString((await response?.text()) ?? "", "text/html");
    answer.textContent = page.querySelector("p")?.textContent ?? "The app cannot be reached.";
});

show();
load();
