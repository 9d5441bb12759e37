/** Drafts of several tabs: in any order of events, no input is lost unless its own tab submitted or discarded it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import type { Database } from '../database.ts';
import { DraftSaver, type DraftStore, type DraftValues } from './draft-saver.ts';
import type { DraftNote } from './draft-journal.ts';
import { toTabDraftId } from './tab-id.ts';
import {
  createRecordInput,
  createTestProfile,
  getId,
  openTab as connectionOf,
  createStores,
  type Stores,
} from '../testing/profile.ts';
import { createThreadTable } from '../tables/threads.ts';

const SLOT = 'contact:';

type Kind = 'record' | 'post' | 'group';

/** State shared by all tabs of a browser. */
class Browser {
  readonly notes = new Map<string, DraftNote>();
  readonly openTabs = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();
  #lastNumber = 0;
  readonly device: Stores;
  readonly groups: ReturnType<typeof createThreadTable>;

  constructor(database: Database) {
    this.device = createStores({ database, isPersistent: true });
    this.groups = createThreadTable(database);
  }

  newTab = (): string => `t${++this.#lastNumber}`;
  newRecord = (): number => ++this.#lastNumber;

  /** Runs one at a time, like the lock. */
  restore(tab: string): Promise<DraftValues | undefined> {
    const taking = this.#turn.then(async () => {
      const found = [...this.notes].filter(([, note]) => note.tab === tab || !this.openTabs.has(note.tab));
      const notes = found.map(([, { record, rest, saved, ...note }]) => ({
        ...note,
        values: { ...note.values },
        changed: [...note.changed],
        ...(saved && { saved: { ...saved } }),
        ...(record !== undefined && { record }),
        ...(rest && { rest: { ...rest } }),
      }));
      const draft = await this.device.drafts.restore({
        slot: SLOT,
        tab,
        openTabs: this.openTabs,
        notes,
        isShared: false,
      });
      for (const [key, note] of found) if (this.notes.get(key) === note) this.notes.delete(key);
      return draft?.values;
    });
    this.#turn = taking.catch(() => undefined);
    return taking;
  }
}

/** Waits while the fake database takes a number of steps. */
async function wait(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) await new Promise(setImmediate);
}

/** A page with the form, in a tab. */
class Page {
  text = '';
  sent: string | undefined;
  readonly keeper: DraftSaver;
  readonly #browser: Browser;
  readonly #tab: string;
  #isOpen = true;

  constructor(browser: Browser, tab: string) {
    this.#browser = browser;
    this.#tab = tab;
    const { drafts } = browser.device;
    const store: DraftStore = {
      open: async () => {
        const values = await browser.restore(tab);
        const id = toTabDraftId(SLOT, tab);
        return { id, tab, draft: values && { values } };
      },
      save: async (id, values, changed) => {
        // Writes that a closed page had started never arrive.
        await Promise.resolve();
        if (this.#isOpen) await drafts.save(id, values, Date.now(), changed, tab);
      },
      drop: drafts.drop,
      note: (note) => browser.notes.set(`${note.tab} ${note.id}`, note),
      // A closed page runs no code: its note stays.
      deleteNote: ({ tab, id }) => this.#isOpen && browser.notes.delete(`${tab} ${id}`),
    };
    this.keeper = new DraftSaver({
      id: toTabDraftId(SLOT, tab),
      tab,
      store,
      read: () => ({ text: this.text }),
      onSaved: () => undefined,
    });
  }

  async open(): Promise<this> {
    this.#browser.openTabs.add(this.#tab);
    await this.keeper.open((draft) => {
      const text = draft?.values['text'];
      if (typeof text !== 'string') return;
      this.keeper.markSaved({ text });
      this.text = text;
    });
    return this;
  }

  /** Returns whether the letters were entered. */
  type(letters: string): boolean {
    if (this.sent !== undefined) return false;
    this.text += letters;
    this.keeper.touch();
    return true;
  }

  /** Unloads the page in the middle of pending work. */
  leave(): void {
    this.keeper.leave();
    this.#isOpen = false;
    this.#browser.openTabs.delete(this.#tab);
  }

  /** Stores what is made of the draft, and deletes the draft. */
  async #store(kind: Kind, id: string): Promise<void> {
    const { device, groups } = this.#browser;
    const draft = this.keeper.id;
    if (kind === 'post') await device.posts.add(id, { text: this.text, visibility: 'public' }, draft);
    else if (kind === 'group') await groups.addGroup(id, { name: this.text, members: ['a', 'b'] }, draft);
    else await device.records.submit(createRecordInput(1, { id }), { draft, values: { text: this.text } });
  }

  async send(kind: Kind): Promise<void> {
    if (this.sent !== undefined || !this.text) return;
    const id = getId(this.#browser.newRecord());
    const { text } = this;
    const readRest = () => this.text.slice(text.length);
    await this.keeper.pause({
      record: id,
      get rest() {
        const rest = readRest();
        return rest ? { text: rest } : undefined;
      },
    });
    await this.#store(kind, id);
    this.keeper.resume(true);
    this.sent = id;
  }

  /** Tries to store it, and fails. */
  async fail(): Promise<void> {
    if (this.sent !== undefined || !this.text) return;
    await this.keeper.pause({ record: getId(this.#browser.newRecord()) });
    this.keeper.resume(false);
  }

  async undo(): Promise<void> {
    // A post or a group that was stored is not undone.
    if (this.sent === undefined || !(await this.#browser.device.records.get(this.sent))) return;
    expect(await this.#browser.device.records.undo(this.sent)).toBe('undone');
    this.sent = undefined;
  }

  another(): void {
    if (this.sent === undefined) return;
    this.text = '';
    this.keeper.markSaved({ text: '' });
    this.sent = undefined;
  }

  async discard(): Promise<void> {
    if (this.sent !== undefined) return;
    this.text = '';
    await this.keeper.drop();
  }
}

const STEPS = [
  'type',
  'pause',
  'reload',
  'close',
  'open',
  'send',
  'send, and go',
  'send, type, and go',
  'fail',
  'undo',
  'another',
  'discard',
  'hide',
] as const;
const step = fc.record({
  tab: fc.nat({ max: 2 }),
  what: fc.constantFrom(...STEPS, 'type' as const, 'type' as const),
  /** How long it takes until the page is left that sends it. */
  ticks: fc.nat({ max: 8 }),
  /** What is made of the draft. */
  kind: fc.constantFrom('record' as const, 'post' as const, 'group' as const),
});

test('no input is lost, whatever tabs do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24, size: 'medium' }), async (steps) => {
      const browser = new Browser(await connectionOf(createTestProfile()));
      const tabs: (string | undefined)[] = [];
      const pages: (Page | undefined)[] = [];
      /** Drafts of closed tabs. */
      let left: string[] = [];
      const openIn = async (at: number) => {
        const tab = (tabs[at] ??= browser.newTab());
        const page = await new Page(browser, tab).open();
        pages[at] = page;
        return page;
      };
      for (const [count, { tab, what, kind, ticks }] of steps.entries()) {
        const page = pages[tab];
        if (!page) {
          if (what !== 'open' && what !== 'type') continue;
          const { text } = await openIn(tab);
          // The newest closed draft, or none if there were none.
          if (left.length > 0) expect(left).toContain(text);
          else expect(text).toBe('');
          left = left.filter((other) => other !== text);
          if (what === 'type') pages[tab]?.type(`${count};`);
        } else if (what === 'type') page.type(`${count};`);
        else if (what === 'pause') await page.keeper.flush();
        else if (what === 'hide') page.keeper.leave();
        else if (what === 'reload') {
          const before = page.sent === undefined ? page.text : '';
          page.leave();
          const { text } = await openIn(tab);
          // An empty form takes over the draft of a closed tab.
          if (before) expect(text).toBe(before);
          else if (text) expect(left).toContain(text);
          left = left.filter((other) => other !== text);
        } else if (what === 'close') {
          if (page.sent === undefined && page.text) left.push(page.text);
          page.leave();
          pages[tab] = tabs[tab] = undefined;
        } else if (what === 'send, and go') {
          const sending = page.send(kind);
          page.leave();
          await sending;
          if (page.sent === undefined && page.text) left.push(page.text);
          pages[tab] = tabs[tab] = undefined;
        } else if (what === 'send, type, and go') {
          const before = page.text;
          const sending = page.send(kind);
          await wait(ticks);
          const next = `${count};`;
          const hasTyped = page.type(next);
          page.leave();
          await sending;
          // What was typed after the text that was sent is a draft of its own.
          if (page.sent === undefined) left.push(page.text);
          else if (hasTyped) left.push(page.text.slice(before.length));
          pages[tab] = tabs[tab] = undefined;
        } else if (what === 'send') await page.send(kind);
        else if (what === 'fail') await page.fail();
        else if (what === 'undo') await page.undo();
        else if (what === 'another') page.another();
        else if (what === 'discard') await page.discard();
      }
      // All closed drafts are restored, one tab at a time.
      for (const page of pages) page?.leave();
      const shown = pages.flatMap((page) => (page && page.sent === undefined && page.text ? [page.text] : []));
      const found: string[] = [];
      for (;;) {
        const { text } = await new Page(browser, browser.newTab()).open();
        if (!text) break;
        found.push(text);
      }
      expect(found.sort()).toEqual([...left, ...shown].sort());
    }),
    createPropertyOptions(60),
  );
});
