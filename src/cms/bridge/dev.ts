/**
 * What the collections, which Vite loads, and the integration, which Node loads, tell each other in
 * dev. They are two copies of this module in one process, so it lies on the global object.
 */
import type { ContentIssue } from './content-error.ts';

export type Dev = {
  /** Counts the times that the content config was evaluated. */
  generation: number;
  /** The generation whose content Astro has last begun to load, and how often it has begun. */
  loaded: number;
  loads: number;
  /** The faults that the terminal shows, as text. */
  reported: string;
  /** The same faults one by one, and who wants to hear when they change. */
  faults: readonly ContentIssue[];
  onFaults: ((faults: readonly ContentIssue[]) => void) | undefined;
  /** The warnings that the terminal shows, as text. */
  warned: string;
  /** Paths of content, below the project root. */
  watched: readonly string[];
  /** Set by the integration: a new generation wants to be loaded. */
  onGeneration: (() => void) | undefined;
};

const KEY = Symbol.for('keystatic-bridge:dev');

const here = globalThis as { [KEY]?: Dev | undefined };

export const createDevServer: Dev = (here[KEY] ??= {
  generation: 0,
  loaded: 0,
  loads: 0,
  reported: '',
  faults: [],
  onFaults: undefined,
  warned: '',
  watched: [],
  onGeneration: undefined,
});

/** The loader's name, by which Astro is asked to run it again. */
export const LOADER = 'keystatic-bridge';
