/** Loads everything that the engine needs before its first search. */
import { Engine } from './engine.ts';
import { openIndex } from './pagefind.ts';
import type { RecordTable } from './record-table.ts';
import { createDictionary } from './spelling.ts';
import { Summaries } from './summaries.ts';

async function fetchOk(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

const fetchJson = async <Value>(url: string, options?: RequestInit): Promise<Value> =>
  (await (await fetchOk(url, options)).json()) as Value;

/** The part of Pagefind's entry file that names the current index. */
type Entry = { languages: { en: { hash: string } } };

/** Loads the table of the current index: its name contains that of the index, so that files of two builds do not mix. */
async function loadTable(folder: string): Promise<RecordTable> {
  const entry = await fetchJson<Entry>(`${folder}pagefind-entry.json`, { cache: 'no-cache' });
  return fetchJson<RecordTable>(`${folder}table.${entry.languages.en.hash}.json`);
}

/**
 * Opens the engine. Rejects when the visitor is offline or no index exists.
 * @param folder the URL of the files of the index, with a slash at its end
 */
export async function openEngine(folder: string): Promise<Engine> {
  const openSummaries = async () => {
    const table = await loadTable(folder);
    const summaries = new Summaries(table, (name) => fetchJson(`${folder}records/${name}.json`));
    await summaries.loadInAdvance();
    return { table, summaries };
  };
  const [index, { table, summaries }, words] = await Promise.all([
    openIndex(folder),
    openSummaries(),
    fetchOk(`${folder}words.txt`).then((response) => response.text()),
  ]);
  return new Engine(index, table, createDictionary(words), summaries);
}
