/** What search loads in a page, once, when somebody is about to search; after a failure the next attempt loads anew. */
import { Engine, type PrefetchedRecords } from './engine.ts';
import { openIndex, type PagefindIndex } from './pagefind.ts';
import type { PanelData } from '../panel-data.ts';
import { createDictionary } from './spelling.ts';

/** Where the build writes Pagefind's files. */
const BUNDLE = '/pagefind/';

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

let attempt = 0;
let index: Promise<PagefindIndex> | undefined;
let engine: Promise<Engine> | undefined;
let panel: Promise<PanelData> | undefined;

async function open(): Promise<Engine> {
  index = openIndex(BUNDLE, attempt);
  const [opened, words, near] = await Promise.all([
    index,
    get('/search-words.txt').then((response) => response.text()),
    get(`${BUNDLE}near.json`).then((response) => response.json() as Promise<PrefetchedRecords>),
  ]);
  return new Engine(opened, createDictionary(words), near);
}

/** Rejects when the index cannot be loaded: offline, or there is none. */
export const loadEngine = (): Promise<Engine> => (engine ??= open());

/** The words and suggestions of the panel. */
export const loadPanel = (): Promise<PanelData> =>
  (panel ??= get('/search-panel.json').then((response) => response.json() as Promise<PanelData>));

/** Forgets what is broken, so that it is loaded again when it is asked for next. */
export function resetLoader(): void {
  attempt += 1;
  index?.then((opened) => opened.destroy()).catch(() => undefined);
  index = engine = panel = undefined;
}
