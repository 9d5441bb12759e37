/** Event that another part of the page dispatches on an island with `client:near-viewport` to hydrate it early. */
export const HYDRATE = 'ino:hydrate';

/** Hydrates an island with `client:near-viewport` now, if the page has one that matches. */
export function hydrateIsland(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(HYDRATE));
}
