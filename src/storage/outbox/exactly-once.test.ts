/** Whatever happens to tabs, network and receiver: a record arrives once, or is refused, or was taken back before. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInitialDelivery } from './policy.ts';
import type { StoredRecord } from '../schemas.ts';
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

class Story {
  readonly world: OutboxHarness;
  readonly #page: Stores;
  readonly #submitted = new Set<string>();
  readonly #undone = new Set<string>();
  #tabs: Tab[] = [];

  constructor(world: OutboxHarness, page: Stores) {
    this.world = world;
    this.#page = page;
  }

  async happen({ does, number }: Event): Promise<void> {
    const { world } = this;
    const { records } = this.#page;
    const tab = this.#tabs[number % Math.max(this.#tabs.length, 1)];
    // What is submitted after Undo is a new record.
    const id = getId(number);
    if (does === 'submit' && !this.#undone.has(id)) {
      const files = await this.#attach(number);
      await records.submit(createRecordInput(number, { at: world.now, files }), {
        delivery: createInitialDelivery(world.now, true),
      });
      this.#submitted.add(id);
    }
    if (does === 'undo' && (await records.undo(id)) === 'undone') this.#undone.add(id);
    if (does === 'retry') await records.retry(id, world.now);
    if (does === 'open' && this.#tabs.length < 3) this.#tabs.push(await world.tab());
    if (does === 'network') world.connect(!world.online);
    if (does === 'time') {
      for (let wait = 0; wait < number; wait++) await tick();
      world.advance();
    }
    if (tab && (does === 'crash' || does === 'stop')) {
      for (let wait = 0; wait < number; wait++) await tick();
      this.#tabs = this.#tabs.filter((other) => other !== tab);
      if (does === 'crash') tab.crash();
      else await tab.outbox.stop();
    }
    await this.#isTrue();
  }

  /** The world gets well: everything that can arrive does. */
  async end(): Promise<void> {
    const { world } = this;
    world.moods.length = 0;
    world.connect(true);
    const last = await world.tab();
    await world.until(async () => {
      const open = (await this.#page.records.list()).filter(({ delivery }) => delivery.state !== 'delivered');
      const waiting = open.filter(({ delivery }) => delivery.state !== 'failed' || delivery.reason !== 'refused');
      for (const { id } of waiting) await this.#giveAnother(id);
      return waiting.length === 0;
    });
    await this.#isTrue();
    for (const id of this.#submitted) {
      const record = await this.#page.records.get(id);
      const arrived = world.stored.has(id);
      if (this.#undone.has(id)) expect([record, arrived]).toEqual([undefined, false]);
      else if (arrived) expect(record?.delivery.state).toBe('delivered');
      else expect([record?.delivery.state, world.refused.has(id)]).toEqual(['failed', true]);
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

  async #giveAnother(id: string): Promise<void> {
    const { delivery } = (await this.#page.records.get(id)) ?? {};
    if (delivery?.state === 'failed') await this.#page.records.retry(id, this.world.now);
  }

  /** What holds at any moment. */
  async #isTrue(): Promise<void> {
    const { stored } = this.world;
    for (const { id, delivery } of await this.#page.records.list()) {
      if (delivery.state === 'delivered') expect(stored.has(id)).toBe(true);
    }
    for (const id of this.#undone) expect(stored.has(id)).toBe(false);
    for (const bodies of this.world.bodies.values()) expect(bodies.size).toBe(1);
    // The receiver tells records by their key alone: no record may come under two.
    for (const [key, { id }] of stored) expect(key).toBe(id);
  }
}

const isFinal = ({ delivery: { state } }: StoredRecord): boolean => state === 'delivered' || state === 'failed';

test.each(RECEIVER_BEHAVIOURS)(
  'one record, and a receiver that first does “%s”: it ends as it should',
  async (mood) => {
    const world = new OutboxHarness();
    const page = await world.page();
    const tab = await world.tab();
    world.moods.push(mood);
    const id = getId(1);
    await page.records.submit(createRecordInput(1, { at: world.now }), {
      delivery: createInitialDelivery(world.now, true),
    });
    await world.until(async () => (await page.records.list()).every(isFinal));
    const { state, reference } = (await page.records.get(id))?.delivery ?? {};
    const last = { refuse: 'failed' }[String(mood)] ?? 'delivered';
    expect([state, world.stored.has(id), world.bodies.get(id)?.size]).toEqual([last, last === 'delivered', 1]);
    // These hear of it at once; what was said beside the status may be lost.
    const once = ['accept', 'refuse', 'slow', 'half', 'html'].includes(String(mood));
    expect(world.requests.length).toBe(once ? 1 : 2);
    expect(reference).toBe(['refuse', 'half', 'html'].includes(String(mood)) ? undefined : 'REF-0001');
    if (mood === 'refuse') {
      await page.records.retry(id, world.now);
      await world.until(async () => (await page.records.get(id))?.delivery.state === 'delivered');
    }
    await tab.outbox.stop();
  },
);

test.each([
  ['one tab at a time', { locks: true }],
  ['tabs side by side', { locks: false }],
])('exactly once, %s', async (_, options) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...RECEIVER_BEHAVIOURS), { maxLength: 16 }),
      fc.array(event, { minLength: 5, maxLength: 40 }),
      async (moods, events) => {
        const world = new OutboxHarness(options);
        const story = new Story(world, await world.page());
        world.moods.push(...moods);
        await story.happen({ does: 'open', number: 0 });
        for (const happening of events) await story.happen(happening);
        await story.end();
        if (options.locks) expect(world.mostUnderWay).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 25 },
  );
});
