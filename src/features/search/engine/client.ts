/** Sends searches to the worker, which is started once per page. After a failure the next search starts another. */
import type { PanelData } from '../panel-data.ts';
import type { SearchResponse } from './engine.ts';
import type { EngineAnswer, EngineRequest, SearchRequest } from './messages.ts';

type Pending = { resolve: (response: SearchResponse) => void; reject: (reason: unknown) => void };

let worker: Worker | undefined;
let panel: Promise<PanelData> | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();

function rejectAll(reason: Error): void {
  for (const { reject } of pending.values()) reject(reason);
  pending.clear();
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('response' in data) waiting?.resolve(data.response);
    else waiting?.reject(new Error(data.error));
  });
  started.addEventListener('error', () => {
    // Its caller may have aborted, so it is discarded here, too: it would not answer the next search.
    if (worker === started) worker = undefined;
    rejectAll(new Error('search: the worker cannot be loaded'));
  });
  return started;
}

/** Searches. Rejects when the visitor is offline, no index exists, or `signal` aborts the search. */
export function search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> {
  const current = (worker ??= startWorker());
  const send = (message: EngineRequest) => {
    current.postMessage(message);
  };
  const id = (lastId += 1);
  const answer = new Promise<SearchResponse>((resolve, reject) => {
    pending.set(id, { resolve, reject });
  });
  send({ id, request });
  signal?.addEventListener('abort', () => {
    if (pending.has(id)) send({ id, abort: true });
  });
  return answer;
}

/** Loads the labels and suggestions of the panel. */
export const loadPanel = (): Promise<PanelData> => (panel ??= fetchPanel());

async function fetchPanel(): Promise<PanelData> {
  const response = await fetch('/search-panel.json');
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as PanelData;
}

/** Discards everything that was loaded, so that the next call loads it again. */
export function resetClient(): void {
  worker?.terminate();
  rejectAll(new Error('search: the worker was stopped'));
  worker = panel = undefined;
}
