/** Event that another part of the page dispatches on an island with `client:near-viewport` to hydrate it early. */
export const HYDRATE = 'ino:hydrate';
