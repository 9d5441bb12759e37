/**
 * Watches a folder with one watcher for each folder in it. Vite’s watcher has one for each file, too, and collects the state of
 * every file: with thousands of entries, that takes most of the time until the first page.
 */
import { lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { hasErrorCode } from '../../lib/node/error-code.ts';

export type FileEvent = 'add' | 'change' | 'unlink';

type Report = (event: FileEvent, file: string) => void;

type WatchedFolder = { watcher: FSWatcher; files: Set<string> };

/** Returns whether a folder does not exist any more, or is a file now. */
const isMissing = (error: unknown): boolean => hasErrorCode(error, 'ENOENT', 'ENOTDIR');

/** Milliseconds of searching folders after which the search yields to other work. */
const YIELD_INTERVAL_MS = 10;

/** Milliseconds in which several events of one file count as one: a write causes two or three. */
const SETTLE_MS = 10;

const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

/**
 * Watches a folder and everything in it.
 * @param root absolute path
 * @param since time in milliseconds: changes after it are reported even if they happened before the folder was watched
 * @param reportError called when a new folder cannot be watched: its changes are not reported
 * @returns a promise for the end of the search: whether files may have been deleted unnoticed before; and a function that ends
 *   the watching
 */
export function watchFolder(
  root: string,
  since: number,
  report: Report,
  reportError: (error: unknown) => void,
): { ready: Promise<boolean>; close: () => void } {
  const folders = new Map<string, WatchedFolder>();
  const pending = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  const wasChanged = (file: string): boolean => (lstatSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0) > since;

  const note = (file: string): void => {
    clearTimeout(pending.get(file));
    pending.set(
      file,
      setTimeout(() => {
        pending.delete(file);
        if (isClosed) return;
        try {
          inspect(file);
        } catch (error) {
          reportError(error);
        }
      }, SETTLE_MS),
    );
  };

  /** Opens a folder; returns the folders in it. Files that are new to the caller are reported. */
  const openFolder = (folder: string, isNew: boolean): string[] => {
    if (folders.has(folder)) return [];
    const watched: WatchedFolder = {
      watcher: watch(folder, (_event, name) => {
        if (name !== null) note(path.join(folder, name));
      }),
      files: new Set(),
    };
    // A deleted folder is reported by the folder above it.
    watched.watcher.on('error', () => undefined);
    folders.set(folder, watched);
    const inner: string[] = [];
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const child = path.join(folder, entry.name);
      if (entry.isDirectory()) inner.push(child);
      if (!entry.isFile()) continue;
      watched.files.add(entry.name);
      if (isNew) report('add', child);
      else if (wasChanged(child)) report('change', child);
    }
    return inner;
  };

  const closeFolder = (folder: string): void => {
    for (const [other, { watcher, files }] of folders) {
      if (other !== folder && !isBelow(other, folder)) continue;
      watcher.close();
      folders.delete(other);
      for (const name of files) report('unlink', path.join(other, name));
    }
  };

  const openNewFolder = (folder: string): void => {
    try {
      for (const inner of openFolder(folder, true)) openNewFolder(inner);
    } catch (error) {
      closeFolder(folder);
      // The folder above reports that it was deleted.
      if (!isMissing(error)) throw error;
    }
  };

  /** Reports what has happened to a file or folder. */
  const inspect = (file: string): void => {
    const files = folders.get(path.dirname(file))?.files;
    if (!files) return;
    const name = path.basename(file);
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (!stats?.isDirectory() && folders.has(file)) closeFolder(file);
    if (stats?.isFile()) {
      const event = files.has(name) ? 'change' : 'add';
      files.add(name);
      report(event, file);
    } else if (files.delete(name)) report('unlink', file);
    if (stats?.isDirectory()) openNewFolder(file);
  };

  const search = async (): Promise<boolean> => {
    let yieldAt = performance.now() + YIELD_INTERVAL_MS;
    let mayMissDeletions = false;
    const waiting = [root];
    for (let folder = waiting.pop(); folder !== undefined && !isClosed; folder = waiting.pop()) {
      try {
        waiting.push(...openFolder(folder, false));
        mayMissDeletions ||= wasChanged(folder);
      } catch (error) {
        closeFolder(folder);
        if (!isMissing(error)) throw error;
        mayMissDeletions = true;
      }
      if (performance.now() < yieldAt) continue;
      await pause();
      yieldAt = performance.now() + YIELD_INTERVAL_MS;
    }
    return mayMissDeletions;
  };

  return {
    ready: search(),
    close: () => {
      isClosed = true;
      for (const timer of pending.values()) clearTimeout(timer);
      for (const { watcher } of folders.values()) watcher.close();
      folders.clear();
    },
  };
}
