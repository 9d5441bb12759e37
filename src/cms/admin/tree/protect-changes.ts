/**
 * In dev, protects changes that several windows or programs make to the same files. Each save tells the server what this page knows
 * of the files that it changes, so that the server can reject one that would overwrite the change of somebody else. And a page
 * with changes that are not saved is not loaded again when the content changes: Keystatic deletes its copy of them when another
 * window saves the same entry.
 */
import { addKnownFiles, readTree, type KnownFiles } from './known-files.ts';

const TREE = '/api/keystatic/tree';
const UPDATE = '/api/keystatic/update';

/** Milliseconds in which Keystatic shows whether the page has changes after a save. */
const RENDER_DELAY_MS = 500;

let known: KnownFiles | undefined;

/** Path of the page whose last save has not succeeded, because it is under way or has failed. */
let unsavedPath: string | undefined;

/** Whether the content has changed since a save that has not succeeded. */
let isReloadDue = false;

let endTimer: ReturnType<typeof setTimeout> | undefined;

const send = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const isUpdate = input === UPDATE;
  if (!isUpdate && input !== TREE) return send(input, init);
  const body = isUpdate && known && typeof init?.body === 'string' ? addKnownFiles(init.body, known) : init?.body;
  const response = await send(input, { ...init, body: body ?? null });
  if (!response.ok) return response;
  // Both answers are the files as they are now.
  known = readTree(await response.clone().json());
  if (isUpdate) endTimer = setTimeout(endSave, RENDER_DELAY_MS);
  return response;
};

const SAVE_BUTTON = 'button[type=submit][form]';

/** Keystatic disables the button that saves when there is nothing to save, but also from the press until the end of a save. */
const hasUnsavedChanges = (): boolean =>
  unsavedPath === location.pathname || document.querySelector(`${SAVE_BUTTON}:not(:disabled)`) !== null;

function endSave(): void {
  unsavedPath = undefined;
  if (!isReloadDue) return;
  isReloadDue = false;
  if (!hasUnsavedChanges()) location.reload();
}

document.addEventListener(
  'submit',
  ({ target }) => {
    const form = document.querySelector(SAVE_BUTTON)?.getAttribute('form');
    if (!(target instanceof HTMLFormElement) || target.id !== form) return;
    clearTimeout(endTimer);
    unsavedPath = location.pathname;
  },
  { capture: true },
);

import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  if (!hasUnsavedChanges()) return;
  isReloadDue ||= unsavedPath !== undefined;
  // Vite's client reloads only pages with this path.
  reload.path = '/ignored.html';
});
