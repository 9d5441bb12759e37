/**
 * State that the collections (loaded by Vite) and the integration (loaded by Node) share in dev. They import two copies
 * of this module in one process, so the state is stored on the global object.
 */
import type { ContentIssue } from './content-error.ts';

export type DevState = {
  /** Number of evaluations of the content config. */
  generation: number;
  /** The generation that Astro has started to load, and the number of loads. */
  loaded: number;
  loads: number;
  /** The issues that the terminal shows, as text. */
  reported: string;
  /** The same issues as a list, and a callback for changes. */
  issues: readonly ContentIssue[];
  onIssues: ((issues: readonly ContentIssue[]) => void) | undefined;
  /** Returns the references of other content to entries of these files, as of the last read. */
  findUses: ((files: readonly string[]) => readonly ContentIssue[]) | undefined;
  /** The warnings that the terminal shows, as text. */
  warned: string;
  /** Watched content paths, relative to the project root. */
  watched: readonly string[];
  /** Files that have changed since the last read, relative to the project root; undefined when any may have changed. */
  changed: Set<string> | undefined;
  /** Set by the integration; called when a new generation must be loaded. */
  onGeneration: (() => void) | undefined;
};

const KEY = Symbol.for('keystatic-bridge:dev');

const globalState = globalThis as { [KEY]?: DevState | undefined };

export const devState: DevState = (globalState[KEY] ??= {
  generation: 0,
  loaded: 0,
  loads: 0,
  reported: '',
  issues: [],
  onIssues: undefined,
  findUses: undefined,
  warned: '',
  watched: [],
  changed: undefined,
  onGeneration: undefined,
});

/** Name of the loader, with which the integration asks Astro to run it again. */
export const LOADER = 'keystatic-bridge';

/** Returns the files that have changed since the last call; undefined when any may have changed. */
export function takeChanges(): ReadonlySet<string> | undefined {
  const { changed } = devState;
  devState.changed = new Set();
  return changed;
}
