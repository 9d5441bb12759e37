/** A world for the outbox: a clock that is moved by hand, tabs that crash, and a receiver with bad days. */
import type { Database } from '../database.ts';
import { createTestProfile, openTab, createStores, type Stores } from '../testing/profile.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import type { WireRecord } from './payload.ts';

/** What a receiver may do with a request; it answers a key that it has stored with 200 unless it cannot answer. */
export const RECEIVER_BEHAVIOURS = [
  'accept',
  /** 422, unless it is stored. */
  'refuse',
  /** Stores, and the answer is lost. */
  'drop',
  'drop-before',
  /** Stores, and never answers. */
  'hang',
  'hang-before',
  /** Stores after five seconds; another request with the key hears 409 meanwhile. */
  'slow',
  /** Stores, and answers 500. */
  'store-500',
  /** Answers 307, which the browser does not follow. */
  'redirect',
  /** Stores, and half of the answer's body is lost. */
  'half',
  /** Stores, and lets the site read nothing of the answer. */
  'no-cors',
  /** Stores, and answers with a page. */
  'html',
  409,
  429,
  500,
  503,
] as const;
export type ReceiverBehaviour = (typeof RECEIVER_BEHAVIOURS)[number];

export type Tab = { database: Database; outbox: Outbox; crash: () => void };

export const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => {
      reject(new DOMException('aborted', 'AbortError'));
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });

/** A body that breaks off. */
const broken = (text: string): ReadableStream =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
    },
    pull: (controller) => {
      controller.error(new TypeError('cut'));
    },
  });

type Alarm = { at: number; ring: () => void };

export class OutboxHarness {
  now = Date.UTC(2026, 10, 21, 8);
  online = true;
  readonly moods: ReceiverBehaviour[] = [];
  /** What the receiver stored, by key. */
  readonly stored = new Map<string, WireRecord>();
  readonly refused = new Set<string>();
  readonly requests: { key: string; init: RequestInit; at: number }[] = [];
  /** What came under each key: the record, and the text of its files. One that came with two bodies has two. */
  readonly bodies = new Map<string, Set<string>>();
  /** The most requests of living tabs that were under way at once. */
  mostUnderWay = 0;

  readonly #locks: boolean;
  readonly #place = createTestProfile();
  readonly #alarms = new Set<Alarm>();
  readonly #working = new Set<string>();
  readonly #underWay = new Map<object, number>();
  readonly #hooks = new Set<() => void>();
  #leader: object | undefined;
  #waiting: { tab: object; enter: () => void }[] = [];

  constructor({ locks = true } = {}) {
    this.#locks = locks;
  }

  /** The page of the person, which does not send. */
  async page(): Promise<Stores> {
    return createStores({ database: await openTab(this.#place), lasting: true });
  }

  get alarms(): number {
    return this.#alarms.size;
  }

  /** Moves the clock to the next alarm, if any. */
  advance(): void {
    const next = [...this.#alarms].sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    this.now = Math.max(this.now, next.at);
    this.#alarms.delete(next);
    next.ring();
  }

  /** Brings or takes the network. */
  connect(online: boolean): void {
    this.online = online;
    if (online) for (const changed of this.#hooks) changed();
  }

  /** Lets everybody act until it is so. With `advancing` the clock moves too, as slowly as it can. */
  async until(so: () => boolean | Promise<boolean>, { advancing = true } = {}): Promise<void> {
    for (let round = 0; round < 3_000; round++) {
      if (await so()) return;
      for (let act = 0; act < 4; act++) await tick();
      if (advancing && round % 8 === 7) this.advance();
    }
    throw new Error('it never came to pass');
  }

  async tab(): Promise<Tab> {
    const database = await openTab(this.#place);
    const tab = { alive: true };
    const outbox = openOutbox('https://operator.example/records', database, {
      now: () => this.now,
      random: () => 0.5,
      fetch: (_url, init) => this.#request(tab, init ?? {}),
      alarm: (milliseconds, ring) =>
        this.#alarm(this.now + milliseconds, () => {
          if (tab.alive) ring();
        }),
      alone: (work, signal) => (this.#locks ? this.#alone(tab, work, signal) : work()),
      online: () => this.online,
      whenOnline: (changed) => {
        this.#hooks.add(changed);
        return () => this.#hooks.delete(changed);
      },
    });
    const crash = () => {
      tab.alive = false;
      database.close();
      this.#underWay.delete(tab);
      this.#leave(tab);
    };
    return { database, outbox, crash };
  }

  #alarm(at: number, ring: () => void): () => void {
    const alarm = { at, ring };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  async #alone(tab: object, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    if (this.#leader) {
      await new Promise<void>((enter) => {
        this.#waiting.push({ tab, enter });
        signal.addEventListener('abort', () => {
          this.#leave(tab);
          enter();
        });
      });
      if (signal.aborted) return;
    }
    this.#leader = tab;
    await work().finally(() => {
      this.#leave(tab);
    });
  }

  #leave(tab: object): void {
    this.#waiting = this.#waiting.filter((other) => other.tab !== tab);
    if (this.#leader !== tab) return;
    const next = this.#waiting.shift();
    this.#leader = next?.tab;
    next?.enter();
  }

  async #request(tab: { alive: boolean }, init: RequestInit): Promise<Response> {
    const signal = init.signal ?? new AbortController().signal;
    const count = (more: number) => {
      if (tab.alive) this.#underWay.set(tab, (this.#underWay.get(tab) ?? 0) + more);
      this.mostUnderWay = Math.max(
        this.mostUnderWay,
        [...this.#underWay.values()].reduce((sum, some) => sum + some, 0),
      );
    };
    count(1);
    try {
      return await Promise.race([this.#answer(init, signal), never(signal)]);
    } finally {
      count(-1);
      // Who crashed hears nothing.
      if (!tab.alive) await new Promise<never>(() => undefined);
    }
  }

  async #answer(init: RequestInit, signal: AbortSignal): Promise<Response> {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    this.requests.push({ key, init, at: this.now });
    const mood = this.moods.shift() ?? 'accept';
    const form = typeof init.body === 'string' ? undefined : await new Response(init.body ?? null).formData();
    const text = form ? await (form.get('record') as Blob).text() : (init.body as string);
    const files = await Promise.all((form?.getAll('file') ?? []).map((file) => (file as File).text()));
    this.bodies.set(key, (this.bodies.get(key) ?? new Set()).add(JSON.stringify([text, ...files])));
    await tick();
    if (mood === 'drop-before' || mood === 'redirect') throw new TypeError('failed to fetch');
    if (mood === 'hang-before') return never(signal);
    if (typeof mood === 'number') return new Response(null, { status: mood, headers: { 'retry-after': '7' } });
    if (this.#working.has(key)) return new Response(null, { status: 409 });
    // Tabs side by side can only agree on a record when the receiver answers its key always alike.
    if ((mood === 'refuse' || (!this.#locks && this.refused.has(key))) && !this.stored.has(key)) {
      this.refused.add(key);
      return new Response('no', { status: 422, headers: { 'content-type': 'text/plain' } });
    }
    if (mood === 'slow') await this.#work(key);
    const before = this.stored.get(key);
    if (before && JSON.stringify(before) !== text) throw new Error(`${key} came with another text`);
    this.stored.set(key, JSON.parse(text) as WireRecord);
    await tick();
    if (mood === 'drop' || mood === 'no-cors') throw new TypeError('failed to fetch');
    if (mood === 'hang') return never(signal);
    if (mood === 'store-500') return new Response(null, { status: 500 });
    if (mood === 'html') return new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });
    if (mood === 'half') return new Response(broken('{"refer'), { headers: { 'content-type': 'application/json' } });
    return Response.json({ reference: `REF-${key.slice(-4)}` }, { status: before ? 200 : 201 });
  }

  async #work(key: string): Promise<void> {
    this.#working.add(key);
    await new Promise<void>((resolve) => {
      this.#alarm(this.now + 5_000, resolve);
    });
    this.#working.delete(key);
  }
}
