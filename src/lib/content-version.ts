/**
 * The version of the content in this process. In a build it never changes; in dev it grows with each change. Several instances of
 * this module run in one process, so the version is stored on the global object.
 */
const KEY = Symbol.for('content-version');

const globalState = globalThis as { [KEY]?: number };

/** Returns the version: 0 until the content changes. */
export const getContentVersion = (): number => globalState[KEY] ?? 0;

/** Increases the version, so that cached values are outdated. */
export function increaseContentVersion(): void {
  globalState[KEY] = getContentVersion() + 1;
}
