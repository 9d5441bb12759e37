/**
 * The version of the content in this process. In a build it never changes; in dev it grows with each change. Several instances of
 * this module run in one process, so the version is stored on the global object.
 */
const KEY = Symbol.for('content-version');

const globalState = globalThis as { [KEY]?: number };

export const getContentVersion = (): number => globalState[KEY] ?? 0;

export function increaseContentVersion(): void {
  globalState[KEY] = getContentVersion() + 1;
}
