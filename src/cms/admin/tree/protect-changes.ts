/**
 * In dev, protects changes that several windows or programs make to the same files. Each save tells the server what this page knows
 * of the files that it changes, so that the server can reject one that would overwrite the change of somebody else. And a page
 * with changes that are not saved is not loaded again when the content changes: Keystatic deletes its copy of them when another
 * window saves the same entry.
 */
import { addKnownFiles, readTree, type KnownFiles } from './known-files.ts';

const TREE = '/api/keystatic/tree';
const UPDATE = '/api/keystatic/update';

let known: KnownFiles | undefined;

const send = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const isUpdate = input === UPDATE;
  if (!isUpdate && input !== TREE) return send(input, init);
  const body = isUpdate && known && typeof init?.body === 'string' ? addKnownFiles(init.body, known) : init?.body;
  const response = await send(input, { ...init, body: body ?? null });
  // Both answers are the files as they are now.
  if (response.ok) known = readTree(await response.clone().json());
  return response;
};

/** Keystatic disables the button that saves when there is nothing to save. */
const hasUnsavedChanges = (): boolean => document.querySelector('button[type=submit][form]:not(:disabled)') !== null;

import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  // Vite's client reloads only pages with this path.
  if (hasUnsavedChanges()) reload.path = '/ignored.html';
});
