/**
 * The worker that searches, so that a search among thousands of records does not delay the page. Pagefind would use a worker
 * of its own, and copy every match to the page.
 */
import { BUNDLE } from '../bundle.ts';
import type { Engine } from './engine.ts';
import type { EngineAnswer, EngineRequest, SearchRequest } from './messages.ts';
import { openEngine } from './open-engine.ts';

type WorkerScope = {
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineRequest>) => void): void;
  postMessage(answer: EngineAnswer): void;
};

// The declarations of pages do not know this scope.
const scope = self as unknown as WorkerScope;

let engine: Promise<Engine> | undefined;
const controllers = new Map<number, AbortController>();

async function search({ query, limits, today }: SearchRequest, signal: AbortSignal) {
  engine ??= openEngine(BUNDLE);
  const opened = await engine;
  signal.throwIfAborted();
  return opened.search(query, limits, today, signal);
}

scope.addEventListener('message', ({ data }) => {
  const { id } = data;
  if (!('request' in data)) {
    controllers.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  controllers.set(id, controller);
  search(data.request, controller.signal)
    .then(
      (response) => {
        scope.postMessage({ id, response });
      },
      (error: unknown) => {
        scope.postMessage({ id, error: String(error) });
      },
    )
    .finally(() => controllers.delete(id));
});
