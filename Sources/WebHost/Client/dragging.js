// @ts-check
// Elements that are dragged (`data-drags`), and those that take what is let go over them (`data-drops`): by the browser's own drag
// and drop, so that words of other pages and programs can be taken, too.

/** @type {(...message: any[]) => void} */
let send = () => {};

/** The element of the app that is dragged. @type {Element | undefined} */
let dragged;
/** The element that it is over. @type {HTMLElement | undefined} */
let zone;

/** @param {Element | undefined} element */
const numberOf = (element) => (element ? Number(element.id.slice(1)) : 0);

/** @param {DragEvent} event */
const zoneOf = ({ target }) => {
    const found = target instanceof Element ? target.closest("[data-drops]") : null;
    return found instanceof HTMLElement && !found.closest("[inert]") ? found : undefined;
};

/** @param {DragEvent} event */
function began(event) {
    dragged = event.target instanceof Element ? event.target.closest("[data-drags]") ?? undefined : undefined;
    if (!dragged || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = "copyMove";
    // Some browsers drag nothing that says nothing.
    event.dataTransfer.setData("text/plain", dragged.textContent ?? "");
}

/** @param {HTMLElement | undefined} next */
function move(next) {
    if (next === zone) return;
    if (zone?.isConnected) send("x", numberOf(zone), numberOf(dragged), 0);
    zone = next;
    if (zone) send("x", numberOf(zone), numberOf(dragged), 1);
}

/** @param {DragEvent} event */
function over(event) {
    const under = zoneOf(event);
    move(under);
    if (under) event.preventDefault();
}

/** @param {DragEvent} event */
function dropped(event) {
    const under = zoneOf(event);
    if (!under) return move(undefined);
    event.preventDefault();
    const { left, top } = under.getBoundingClientRect();
    const place = [event.clientX - left, event.clientY - top].map((value) => Math.max(0, Math.round(value * 100) / 100));
    const data = event.dataTransfer;
    const words = dragged ? "" : (data?.getData("text/uri-list") || data?.getData("text/plain") || "").slice(0, 4000);
    zone = undefined;
    send("k", numberOf(under), numberOf(dragged), ...place, words);
    dragged = undefined;
}

/** @param {(...message: any[]) => void} sender */
export function startDragging(sender) {
    send = sender;
    document.addEventListener("dragstart", began);
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", (event) => {
        if (!event.relatedTarget) move(undefined);
    });
    document.addEventListener("drop", dropped);
    document.addEventListener("dragend", () => {
        move(undefined);
        dragged = undefined;
    });
}
