/**
 * Whatever happens to tabs, network and receiver: a record arrives exactly once, or is rejected, or was undone before.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { createInitialDelivery } from './initial-delivery.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';
import { createRecordInput, getId, type Stores } from '../testing/profile.ts';
import { RECEIVER_BEHAVIOURS, tick, OutboxHarness, type Tab } from './test-harness.ts';

const number = fc.nat({ max: 3 });

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('submit' as const), number }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('undo' as const, 'retry' as const), number }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('time' as const), number: fc.nat({ max: 12 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('crash' as const, 'open' as const, 'stop' as const), number }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('network' as const), number }) },
);
type Event = typeof event extends fc.Arbitrary<infer Made> ? Made : never;

/** Returns whether nothing can happen to a record any more. */
const isSettled = ({ delivery: { state, reason } }: StoredRecord): boolean =>
  state === 'delivered' || (state === 'failed' && reason === 'refused');

class Story {
  readonly harness: OutboxHarness;
  readonly #page: Stores;
  readonly #submitted = new Set<string>();
  readonly #undone = new Set<string>();
  #tabs: Tab[] = [];

  constructor(harness: OutboxHarness, page: Stores) {
    this.harness = harness;
    this.#page = page;
  }

  async happen({ does, number }: Event): Promise<void> {
    const { harness } = this;
    const { records } = this.#page;
    const tab = this.#tabs[number % Math.max(this.#tabs.length, 1)];
    // A submission after undo is a new record.
    const id = getId(number);
    if (does === 'submit' && !this.#undone.has(id)) {
      const files = await this.#attach(number);
      await records.submit(createRecordInput(number, { at: harness.now, files }), {
        delivery: createInitialDelivery(harness.now, true),
      });
      this.#submitted.add(id);
    }
    if (does === 'undo' && (await records.undo(id)) === 'undone') this.#undone.add(id);
    if (does === 'retry') await records.retry(id, harness.now);
    if (does === 'open' && this.#tabs.length < 3) this.#tabs.push(await harness.openTab());
    if (does === 'network') harness.connect(!harness.online);
    if (does === 'time') {
      for (let wait = 0; wait < number; wait++) await tick();
      harness.advance();
    }
    if (tab && (does === 'crash' || does === 'stop')) {
      for (let wait = 0; wait < number; wait++) await tick();
      this.#tabs = this.#tabs.filter((other) => other !== tab);
      if (does === 'crash') tab.crash();
      else await tab.outbox.stop();
    }
    await this.#checkInvariants();
  }

  /** Restores network and receiver: everything that can arrive does. */
  async end(): Promise<void> {
    const { harness } = this;
    harness.behaviours.length = 0;
    harness.connect(true);
    const last = await harness.openTab();
    await harness.runUntil(async () => {
      const waiting = (await this.#page.records.list()).filter((record) => !isSettled(record));
      for (const { id } of waiting) await this.#retryFailed(id);
      return waiting.length === 0;
    });
    await this.#checkInvariants();
    for (const id of this.#submitted) {
      const record = await this.#page.records.get(id);
      const arrived = harness.stored.has(id);
      if (this.#undone.has(id)) expect([record, arrived]).toEqual([undefined, false]);
      else if (arrived) expect(record?.delivery.state).toBe('delivered');
      else expect([record?.delivery.state, harness.refused.has(id)]).toEqual(['failed', true]);
    }
    for (const { outbox } of [last, ...this.#tabs]) await outbox.stop();
  }

  /** A quarter of the records has a file. */
  async #attach(number: number): Promise<string[]> {
    if (number !== 3) return [];
    const file = { id: 'file', owner: `record:${getId(number)}`, name: 'label.txt', blob: new Blob(['honey']) };
    if (!this.#submitted.has(getId(number))) await this.#page.files.put(file);
    return [file.id];
  }

  async #retryFailed(id: string): Promise<void> {
    const record = await this.#page.records.get(id);
    // It may have been refused since the list was read: another try would be refused too, without end.
    if (record?.delivery.state !== 'failed' || isSettled(record)) return;
    await this.#page.records.retry(id, this.harness.now);
  }

  /** Invariants that hold at any time. */
  async #checkInvariants(): Promise<void> {
    const { stored } = this.harness;
    for (const { id, delivery } of await this.#page.records.list()) {
      if (delivery.state === 'delivered') expect(stored.has(id)).toBe(true);
    }
    for (const id of this.#undone) expect(stored.has(id)).toBe(false);
    for (const bodies of this.harness.bodies.values()) expect(bodies.size).toBe(1);
    // The receiver identifies records by their key only, so no record may be sent under two keys.
    for (const [key, { id }] of stored) expect(key).toBe(id);
  }
}

const isFinal = ({ delivery: { state } }: StoredRecord): boolean => state === 'delivered' || state === 'failed';

test.each(RECEIVER_BEHAVIOURS)(
  'one record, and a receiver that first does “%s”: it ends as it should',
  async (mood) => {
    const harness = new OutboxHarness();
    const page = await harness.openPage();
    const tab = await harness.openTab();
    harness.behaviours.push(mood);
    const id = getId(1);
    await page.records.submit(createRecordInput(1, { at: harness.now }), {
      delivery: createInitialDelivery(harness.now, true),
    });
    await harness.runUntil(async () => (await page.records.list()).every(isFinal));
    const { state, reference } = (await page.records.get(id))?.delivery ?? {};
    const last = { refuse: 'failed' }[String(mood)] ?? 'delivered';
    expect([state, harness.stored.has(id), harness.bodies.get(id)?.size]).toEqual([last, last === 'delivered', 1]);
    // These responses arrive; the message in the body may be lost.
    const once = ['accept', 'refuse', 'slow', 'half', 'html'].includes(String(mood));
    expect(harness.requests.length).toBe(once ? 1 : 2);
    expect(reference).toBe(['refuse', 'half', 'html'].includes(String(mood)) ? undefined : 'REF-0001');
    if (mood === 'refuse') {
      await page.records.retry(id, harness.now);
      await harness.runUntil(async () => (await page.records.get(id))?.delivery.state === 'delivered');
    }
    await tab.outbox.stop();
  },
);

test('a tab that takes over and is stopped at any moment leaves its record to the next tab', async () => {
  for (let wait = 0; wait < 40; wait++) {
    const harness = new OutboxHarness();
    const page = await harness.openPage();
    const first = await harness.openTab();
    const second = await harness.openTab();
    const third = await harness.openTab();
    await page.records.submit(createRecordInput(1, { at: harness.now }), {
      delivery: createInitialDelivery(harness.now, true),
    });
    harness.behaviours.push('hang');
    await harness.runUntil(() => harness.requests.length === 1);
    first.crash();
    for (let step = 0; step < wait; step++) await tick();
    await second.outbox.stop();
    await harness.runUntil(() => harness.stored.has(getId(1)));
    await harness.runUntil(async () => (await page.records.list()).every(isFinal));
    await third.outbox.stop();
  }
});

test.each([
  ['one tab at a time', { locks: true }],
  ['tabs side by side', { locks: false }],
])('delivers exactly once, %s', async (_, options) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...RECEIVER_BEHAVIOURS), { maxLength: 16 }),
      fc.array(event, { minLength: 5, maxLength: 40 }),
      async (behaviours, events) => {
        const harness = new OutboxHarness(options);
        const story = new Story(harness, await harness.openPage());
        harness.behaviours.push(...behaviours);
        await story.happen({ does: 'open', number: 0 });
        for (const happening of events) await story.happen(happening);
        await story.end();
        if (options.locks) expect(harness.maxConcurrentRequests).toBeLessThanOrEqual(1);
      },
    ),
    createPropertyOptions(25),
  );
});
