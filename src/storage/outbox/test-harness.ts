/** Test harness of the outbox: a manual clock, tabs that crash, and a receiver with configurable failures. */
import type { Database } from '../database.ts';
import { createTestProfile, openTab, createStores, type Stores } from '../testing/profile.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import type { WireRecord } from './payload.ts';

/** Receiver behaviours. For a stored key it responds with 200, unless the behaviour prevents a response. */
export const RECEIVER_BEHAVIOURS = [
  'accept',
  /** Responds 422, unless the record is stored. */
  'refuse',
  /** Stores the record; the response is lost. */
  'drop',
  'drop-before',
  /** Stores the record and never responds. */
  'hang',
  'hang-before',
  /** Stores the record after five seconds; meanwhile, other requests with the key get 409. */
  'slow',
  /** Stores the record and responds 500. */
  'store-500',
  /** Responds 307, which the browser does not follow. */
  'redirect',
  /** Stores the record; half of the response body is lost. */
  'half',
  /** Stores the record; CORS blocks the response. */
  'no-cors',
  /** Stores the record and responds with an HTML page. */
  'html',
  409,
  429,
  500,
  503,
] as const;
export type ReceiverBehaviour = (typeof RECEIVER_BEHAVIOURS)[number];

export type Tab = { database: Database; outbox: Outbox; crash: () => void };

export const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const waitUntilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => {
      reject(new DOMException('aborted', 'AbortError'));
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });

/** Returns a body that breaks off. */
const createBrokenBody = (text: string): ReadableStream =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
    },
    pull: (controller) => {
      controller.error(new TypeError('cut'));
    },
  });

type Timer = { at: number; wake: () => void };

export class OutboxHarness {
  now = Date.UTC(2026, 10, 21, 8);
  online = true;
  readonly behaviours: ReceiverBehaviour[] = [];
  /** Stored records by key. */
  readonly stored = new Map<string, WireRecord>();
  readonly refused = new Set<string>();
  readonly requests: { key: string; init: RequestInit; at: number }[] = [];
  /**
   * Bodies received under each key: the record and the text of its files. A key with two different bodies has two
   * entries.
   */
  readonly bodies = new Map<string, Set<string>>();
  /** Maximum number of concurrent requests of open tabs. */
  maxConcurrentRequests = 0;

  readonly #locks: boolean;
  readonly #profile = createTestProfile();
  readonly #timers = new Set<Timer>();
  readonly #processing = new Set<string>();
  readonly #activeRequests = new Map<object, number>();
  readonly #onlineListeners = new Set<() => void>();
  #leader: object | undefined;
  #waitingTabs: { tab: object; enter: () => void }[] = [];

  constructor({ locks = true } = {}) {
    this.#locks = locks;
  }

  /** Opens the user's page, which does not send. */
  async openPage(): Promise<Stores> {
    return createStores({ database: await openTab(this.#profile), isPersistent: true });
  }

  get timers(): number {
    return this.#timers.size;
  }

  /** Moves the clock to the next timer, if any. */
  advance(): void {
    const next = [...this.#timers].sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    this.now = Math.max(this.now, next.at);
    this.#timers.delete(next);
    next.wake();
  }

  /** Connects or disconnects the network. */
  connect(online: boolean): void {
    this.online = online;
    if (online) for (const changed of this.#onlineListeners) changed();
  }

  /** Runs all tabs until a condition is true. With `advancing`, the clock moves too, as slowly as possible. */
  async runUntil(condition: () => boolean | Promise<boolean>, { advancing = true } = {}): Promise<void> {
    for (let round = 0; round < 3_000; round++) {
      if (await condition()) return;
      for (let step = 0; step < 4; step++) await tick();
      if (advancing && round % 8 === 7) this.advance();
    }
    throw new Error('the condition did not become true within 3,000 rounds');
  }

  async openTab(): Promise<Tab> {
    const database = await openTab(this.#profile);
    const tab = { alive: true };
    const outbox = openOutbox('https://operator.example/records', database, {
      now: () => this.now,
      random: () => 0.5,
      fetch: (_url, init) => this.#request(tab, init ?? {}),
      setTimer: (milliseconds, wake) =>
        this.#setTimer(this.now + milliseconds, () => {
          if (tab.alive) wake();
        }),
      runExclusively: (work, signal) => (this.#locks ? this.#runExclusively(tab, work, signal) : work()),
      isOnline: () => this.online,
      whenOnline: (changed) => {
        this.#onlineListeners.add(changed);
        return () => this.#onlineListeners.delete(changed);
      },
    });
    const crash = () => {
      tab.alive = false;
      database.close();
      this.#activeRequests.delete(tab);
      this.#releaseLock(tab);
    };
    return { database, outbox, crash };
  }

  #setTimer(at: number, wake: () => void): () => void {
    const timer = { at, wake };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  async #runExclusively(tab: object, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    if (this.#leader) {
      const isGranted = await new Promise<boolean>((resolve) => {
        const waiting = {
          tab,
          enter: () => {
            resolve(true);
          },
        };
        this.#waitingTabs.push(waiting);
        // As with Web Locks, an abort ends the waiting only: a tab keeps the lock until its work has ended.
        signal.addEventListener('abort', () => {
          this.#waitingTabs = this.#waitingTabs.filter((other) => other !== waiting);
          resolve(false);
        });
      });
      if (!isGranted) return;
    }
    this.#leader = tab;
    await work().finally(() => {
      this.#releaseLock(tab);
    });
  }

  #releaseLock(tab: object): void {
    this.#waitingTabs = this.#waitingTabs.filter((other) => other.tab !== tab);
    if (this.#leader !== tab) return;
    const next = this.#waitingTabs.shift();
    this.#leader = next?.tab;
    next?.enter();
  }

  async #request(tab: { alive: boolean }, init: RequestInit): Promise<Response> {
    const signal = init.signal ?? new AbortController().signal;
    const count = (more: number) => {
      if (tab.alive) this.#activeRequests.set(tab, (this.#activeRequests.get(tab) ?? 0) + more);
      this.maxConcurrentRequests = Math.max(
        this.maxConcurrentRequests,
        [...this.#activeRequests.values()].reduce((sum, open) => sum + open, 0),
      );
    };
    count(1);
    try {
      return await Promise.race([this.#respond(init, signal), waitUntilAborted(signal)]);
    } finally {
      count(-1);
      // A crashed tab gets no response.
      if (!tab.alive) await new Promise<never>(() => undefined);
    }
  }

  async #respond(init: RequestInit, signal: AbortSignal): Promise<Response> {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    this.requests.push({ key, init, at: this.now });
    const behaviour = this.behaviours.shift() ?? 'accept';
    const form = typeof init.body === 'string' ? undefined : await new Response(init.body ?? null).formData();
    const text = form ? await (form.get('record') as Blob).text() : (init.body as string);
    const files = await Promise.all((form?.getAll('file') ?? []).map((file) => (file as File).text()));
    this.bodies.set(key, (this.bodies.get(key) ?? new Set()).add(JSON.stringify([text, ...files])));
    await tick();
    if (behaviour === 'drop-before' || behaviour === 'redirect') throw new TypeError('failed to fetch');
    if (behaviour === 'hang-before') return waitUntilAborted(signal);
    if (typeof behaviour === 'number')
      return new Response(null, { status: behaviour, headers: { 'retry-after': '7' } });
    if (this.#processing.has(key)) return new Response(null, { status: 409 });
    // Concurrent tabs only agree on a record when the receiver responds consistently to its key.
    if ((behaviour === 'refuse' || (!this.#locks && this.refused.has(key))) && !this.stored.has(key)) {
      this.refused.add(key);
      return new Response('no', { status: 422, headers: { 'content-type': 'text/plain' } });
    }
    if (behaviour === 'slow') await this.#process(key);
    const before = this.stored.get(key);
    if (before && JSON.stringify(before) !== text) throw new Error(`${key} came with another text`);
    this.stored.set(key, JSON.parse(text) as WireRecord);
    await tick();
    if (behaviour === 'drop' || behaviour === 'no-cors') throw new TypeError('failed to fetch');
    if (behaviour === 'hang') return waitUntilAborted(signal);
    if (behaviour === 'store-500') return new Response(null, { status: 500 });
    if (behaviour === 'html') return new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });
    if (behaviour === 'half')
      return new Response(createBrokenBody('{"refer'), { headers: { 'content-type': 'application/json' } });
    return Response.json({ reference: `REF-${key.slice(-4)}` }, { status: before ? 200 : 201 });
  }

  async #process(key: string): Promise<void> {
    this.#processing.add(key);
    await new Promise<void>((resolve) => {
      this.#setTimer(this.now + 5_000, resolve);
    });
    this.#processing.delete(key);
  }
}
