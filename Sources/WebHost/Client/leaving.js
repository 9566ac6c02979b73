// @ts-check
// Whether the page is being left for another one, as far as a page can tell: what it does to its history or loads by itself then
// would come in the way of where the person goes.

/** After this time, in milliseconds, a page that is still here has not been left. */
export const patience = 2000;

let isLeaving = false;
/** @type {number | undefined} */
let staying;

export const isBeingLeft = () => isLeaving;

/** @param {() => void} callback when the person has stayed after all */
export function watchStaying(callback) {
    addEventListener("beforeunload", () => {
        isLeaving = true;
        clearTimeout(staying);
        staying = setTimeout(() => {
            isLeaving = false;
            callback();
        }, patience);
    });
}
