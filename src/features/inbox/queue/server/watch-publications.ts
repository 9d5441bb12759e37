/** Finds out when the pages of accepted submissions are public. */
import type { ChangeResult, QueueStore } from '@/features/inbox/store/queue-store.ts';
import { parsePublication } from './parse-publication.ts';

const SECOND_MS = 1_000;
const MAX_DELAY_MS = 60 * 60 * SECOND_MS;
const TIMEOUT_MS = 10 * SECOND_MS;

/** Submissions that are watched after a start of the server. */
const MAX_WATCHED = 100;

type Fetch = (url: URL, init: RequestInit) => Promise<Pick<Response, 'status'>>;

/** Returns whether a page is public. */
async function isPublic(fetchPage: Fetch, address: string, origin: string): Promise<boolean> {
  const url = new URL(address, origin);
  if (url.origin !== origin) return false;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetchPage(url, { redirect: 'manual', signal }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Marks a submission as published if its page is public. Returns whether nothing is left to do. */
export async function checkPublication(
  store: QueueStore,
  { id, origin, at, fetchPage = fetch }: { id: string; origin: string; at: number; fetchPage?: Fetch },
): Promise<boolean> {
  const submission = await store.read(id);
  if (submission?.state !== 'accepted' || submission.publication === undefined) return true;
  const { address } = parsePublication(submission.publication);
  if (!(await isPublic(fetchPage, address, origin))) return false;
  // The server did it, not an editor: the name is empty.
  const change = { id, version: submission.version, editor: '', at };
  const result: ChangeResult = await store.take({ ...change, step: 'publish', text: address });
  return result === 'done';
}

export class PublicationWatcher {
  readonly #store: QueueStore;
  /** The next check of each submission. */
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStarted = false;

  constructor(store: QueueStore) {
    this.#store = store;
  }

  /** Watches the submissions that were accepted before the server was started. Later calls do nothing. */
  async start(origin: string): Promise<void> {
    if (this.#isStarted) return;
    const { entries } = await this.#store.list({ state: 'accepted' }, { limit: MAX_WATCHED });
    // This comes after reading: the storage may be busy, and then the next request tries again.
    this.#isStarted = true;
    for (const { id } of entries) this.watch(id, origin);
  }

  /** Checks the page of a submission until it is public, less and less often. A later call starts again with its delay. */
  watch(id: string, origin: string, delay = SECOND_MS): void {
    clearTimeout(this.#timers.get(id));
    const timer = setTimeout(() => {
      check().catch(() => undefined);
    }, delay).unref();
    const check = async () => {
      const isDone = await checkPublication(this.#store, { id, origin, at: Date.now() }).catch(() => false);
      // It was accepted again meanwhile.
      if (this.#timers.get(id) !== timer) return;
      this.#timers.delete(id);
      if (!isDone) this.watch(id, origin, Math.min(delay * 2, MAX_DELAY_MS));
    };
    this.#timers.set(id, timer);
  }
}
