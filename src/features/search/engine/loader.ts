/** Loads the search engine and the panel data, once a page. After a failure the next call loads them again. */
import { Engine, type PrefetchedRecords } from './engine.ts';
import { openIndex, type PagefindIndex } from './pagefind.ts';
import type { PanelData } from '../panel-data.ts';
import { createDictionary } from './spelling.ts';

/** Folder into which the build writes Pagefind's files. */
const BUNDLE = '/pagefind/';

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

let attempt = 0;
let index: Promise<PagefindIndex> | undefined;
let engine: Promise<Engine> | undefined;
let panel: Promise<PanelData> | undefined;

async function open(): Promise<Engine> {
  index = openIndex(BUNDLE, attempt);
  const [opened, words, prefetched] = await Promise.all([
    index,
    fetchOk('/search-words.txt').then((response) => response.text()),
    fetchOk(`${BUNDLE}prefetched.json`).then((response) => response.json() as Promise<PrefetchedRecords>),
  ]);
  return new Engine(opened, createDictionary(words), prefetched);
}

/** Loads the engine. Rejects when the visitor is offline or no index exists. */
export const loadEngine = (): Promise<Engine> => (engine ??= open());

/** Loads the labels and suggestions of the panel. */
export const loadPanel = (): Promise<PanelData> =>
  (panel ??= fetchOk('/search-panel.json').then((response) => response.json() as Promise<PanelData>));

/** Discards everything that was loaded, so that the next call loads it again. */
export function resetLoader(): void {
  attempt += 1;
  index?.then((opened) => opened.destroy()).catch(() => undefined);
  index = engine = panel = undefined;
}
