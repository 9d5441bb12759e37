import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import type { InboxStore, SubmissionState } from './inbox-store.ts';
import { migrate } from './migrations.ts';
import type { QueueStore } from './queue-store.ts';
import { openSqliteQueue } from './sqlite-queue.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { getNextState, STEPS, type Step } from './transitions.ts';

let folder: string;
let inbox: InboxStore;
let queue: QueueStore;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-queue-'));
  const file = path.join(folder, 'inbox.sqlite');
  inbox = await openSqliteStore(file);
  queue = await openSqliteQueue(file);
});

afterEach(() => {
  inbox.close();
  queue.close();
  rmSync(folder, { recursive: true });
});

const answer = (name: string, text: string, kind = 'text') => ({ name, label: name, kind, value: text, text });

/** Stores a record. */
async function add(number: number, overrides: Partial<WireRecord> = {}, files: string[] = []): Promise<string> {
  const { files: _files, draft: _draft, about: _about, ...record } = createRecordInput(number);
  const id = getId(number);
  await inbox.add(
    {
      id,
      fingerprint: id,
      record: JSON.stringify({ ...record, files: [], ...overrides }),
      tokenHash: 'right',
      sender: 'someone',
      receivedAt: number,
      files: files.map((name) => ({ name, type: 'image/png', size: 1, storedName: `${id}-${name}` })),
    },
    { entries: 1e6, bytes: 1e12 },
  );
  return id;
}

const createDecision = (id: string, version = 0) => ({ id, version, editor: 'Noura', at: 100 + version });

const listIds = async (filter = {}, range = {}) =>
  (await queue.list(filter, { limit: 10, ...range })).entries.map(({ id }) => id);

describe('the list', () => {
  test('has the newest first, by state, kind and words', async () => {
    const one = await add(1, {
      action: 'contact',
      answers: [answer('name', 'Zoë Ibáñez'), answer('message', 'Hello')],
    });
    const two = await add(2, { action: 'quotation', answers: [answer('detail', 'نسّاجو السحتن')] });
    const three = await add(3, { action: 'contact', number: 'CU-261121-7F3K', answers: [answer('name', 'Salma')] });
    await queue.take({ ...createDecision(two), step: 'decline', text: 'no' });
    expect(await listIds()).toEqual([three, two, one]);
    expect(await listIds({ kind: 'contact' })).toEqual([three, one]);
    expect(await listIds({ state: 'declined' })).toEqual([two]);
    expect(await listIds({ state: 'received', kind: 'quotation' })).toEqual([]);
    expect(await listIds({ search: 'ibanez hel' })).toEqual([one]);
    expect(await listIds({ search: 'سحتن' })).toEqual([two]);
    expect(await listIds({ search: '7f3k' })).toEqual([three]);
    expect(await listIds({ search: 'sal', state: 'declined' })).toEqual([]);
    expect(await queue.count()).toEqual(
      expect.arrayContaining([
        { state: 'received', kind: 'contact', count: 2 },
        { state: 'declined', kind: 'quotation', count: 1 },
      ]),
    );
  });

  test.each(['', '" OR *', 'NEAR(a b)', "'; DROP TABLE entries; --", '*', '-', 'words:a', '\u0000'])(
    'takes %j as words',
    async (search) => {
      await add(1, { answers: [answer('name', 'Salma')] });
      await queue.list({ search }, { limit: 10 });
      expect(await listIds()).toHaveLength(1);
    },
  );

  test('has pages in both directions', async () => {
    for (let number = 1; number <= 5; number++) await add(number, { answers: [answer('name', `Salma ${number}`)] });
    for (const search of [undefined, 'salma']) {
      const first = await queue.list({ search }, { limit: 2 });
      expect([first.entries.map(({ number }) => number), first.hasNewer, first.hasOlder]).toEqual([
        [5, 4],
        false,
        true,
      ]);
      const second = await queue.list({ search }, { limit: 2, before: 4 });
      expect([second.entries.map(({ number }) => number), second.hasNewer, second.hasOlder]).toEqual([
        [3, 2],
        true,
        true,
      ]);
      const last = await queue.list({ search }, { limit: 2, before: 2 });
      expect([last.entries.map(({ number }) => number), last.hasNewer, last.hasOlder]).toEqual([[1], true, false]);
      const back = await queue.list({ search }, { limit: 2, after: 1 });
      expect([back.entries.map(({ number }) => number), back.hasNewer, back.hasOlder]).toEqual([[3, 2], true, true]);
    }
  });

  test('names the sender and the subject', async () => {
    const about = { kind: 'product', id: 'honey', name: 'Sidr honey', path: '/honey' };
    await add(1, { about, answers: [answer('name', 'Maryam')] });
    await add(2, {
      title: 'Message',
      answers: [answer('email', 'm@x.example', 'email'), answer('message', 'a '.repeat(200))],
    });
    const { entries } = await queue.list({}, { limit: 10 });
    expect(entries).toMatchObject([
      { sender: 'm@x.example', subject: `${'a '.repeat(40)}…` },
      { sender: 'Maryam', subject: 'Sidr honey', receivedAt: 1, state: 'received' },
    ]);
  });
});

describe('a hostile submission', () => {
  test('with broken characters in its contacts is part of the list', async () => {
    const one = await add(1, { products: ['\ud800', '\ud801'], card: { fullName: 'X', email: '\udfff@x.example' } });
    const other = await add(2, { products: ['\udc00'] });
    expect(await listIds()).toEqual([other, one]);
    expect((await queue.findRelated(2)).map(({ number }) => number)).toEqual([1]);
    expect(await queue.take({ ...createDecision(one), step: 'review' })).toBe('done');
  });

  test('that cannot be summarized keeps no other one out of the list', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const ids = [await add(1), await add(2, { answers: [answer('email', 'a@x.example', 'email')] }), await add(3)];
    const database = new DatabaseSync(path.join(folder, 'inbox.sqlite'));
    database.exec("UPDATE submissions SET record = '{' WHERE number = 2");
    database.close();
    expect(await listIds()).toEqual(ids.toReversed());
    expect(report).toHaveBeenCalledWith(expect.stringContaining(getId(2)));
    report.mockRestore();
    expect(await queue.take({ ...createDecision(getId(2)), step: 'decline', text: 'no' })).toBe('done');
    expect(await queue.count()).toContainEqual({ state: 'declined', kind: '', count: 1 });
  });
});

describe('a submission', () => {
  test('has its record, its files and its history', async () => {
    const id = await add(1, {}, ['a.png', 'b.png']);
    await queue.addNote({ ...createDecision(id), text: 'asked' });
    await queue.take({ ...createDecision(id, 1), step: 'decline', text: 'no picture' });
    expect(await queue.read(id)).toMatchObject({
      id,
      record: { id },
      version: 2,
      state: 'declined',
      reason: 'no picture',
      files: [{ name: 'a.png' }, { name: 'b.png' }],
      history: [
        { action: 'note', editor: 'Noura', text: 'asked', at: 100 },
        { action: 'decline', editor: 'Noura', text: 'no picture', at: 101, from: 'received' },
      ],
    });
    expect(await queue.read(getId(2))).toBeUndefined();
    expect(await queue.read('../../etc/passwd')).toBeUndefined();
  });

  test('is found by the same phone number or e-mail address', async () => {
    const createPhone = (text: string) => answer('phone', text, 'phone');
    await add(1, { answers: [createPhone('+968 9000 0101'), answer('email', 'A@x.example', 'email')] });
    await add(2, { answers: [createPhone('00968 90000101')] });
    await add(3, { answers: [answer('email', 'a@X.example', 'email')] });
    await add(4, { answers: [createPhone('+968 9000 0102')] });
    await queue.count();
    const related = await queue.findRelated(1);
    expect(related.map(({ number, contacts }) => [number, contacts])).toEqual([
      [3, ['email:a@x.example']],
      [2, ['phone:96890000101']],
    ]);
  });

  test('is not changed by somebody who has seen an earlier version', async () => {
    const id = await add(1);
    expect(await queue.take({ ...createDecision(id), step: 'review' })).toBe('done');
    expect(await queue.take({ ...createDecision(id), step: 'decline', text: 'no' })).toBe('conflict');
    expect(await queue.addNote({ ...createDecision(id), text: 'late' })).toBe('conflict');
    expect(await queue.undo(createDecision(id))).toBe('conflict');
    expect(await queue.take({ ...createDecision(getId(9)), step: 'review' })).toBe('missing');
    expect(await queue.read(id)).toMatchObject({ state: 'in-review', version: 1 });
  });

  test('of a store has the newest submission of each of its products', async () => {
    const createSubject = (id: string) => ({
      about: { kind: 'ownProduct', id, name: id, path: '/' },
      action: 'ownProduct',
    });
    await add(1, createSubject('dates'));
    const honey = await add(2, createSubject('honey'));
    const dates = await add(3, createSubject('dates'));
    await add(4, createSubject('soap'));
    await add(5, { products: ['honey', 'dates', 'gone'], action: 'publishStore' });
    await add(6, { about: { kind: 'product', id: 'honey', name: 'honey', path: '/' } });
    expect((await queue.findProducts(5)).map(({ id }) => id)).toEqual([honey, dates]);
    expect((await queue.findRelated(5)).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await queue.findProducts(6)).toEqual([]);
  });

  test('is not changed when another one of the same change is not possible', async () => {
    const [one, other] = [await add(1), await add(2)];
    const decline = { step: 'decline', text: 'no' } as const;
    expect(
      await queue.take({ ...createDecision(one), ...decline }, { ...createDecision(other), ...decline, version: 1 }),
    ).toBe('conflict');
    expect(await queue.take({ ...createDecision(one), ...decline }, { ...createDecision(getId(9)), ...decline })).toBe(
      'missing',
    );
    expect(await queue.read(one)).toMatchObject({ state: 'received', version: 0, history: [] });
    expect(await queue.take({ ...createDecision(one), ...decline }, { ...createDecision(other), ...decline })).toBe(
      'done',
    );
    expect(await queue.undo(createDecision(one, 1), createDecision(other, 0))).toBe('conflict');
    expect(await queue.undo(createDecision(one, 1), createDecision(other, 1))).toBe('done');
    expect(await queue.read(other)).toMatchObject({ state: 'received', version: 2 });
  });

  test('is found by the step that was taken with others, until it is undone', async () => {
    const [one, two, three, other] = [await add(1), await add(2), await add(3), await add(4)];
    const decline = { step: 'decline', text: 'no' } as const;
    for (const id of [one, two, three]) await queue.take({ ...createDecision(id), ...decline });
    await queue.take({ ...createDecision(other), ...decline, at: 99 });
    await queue.addNote({ ...createDecision(two, 1), text: 'a note is no step' });
    const taken = { step: 'decline', editor: 'Noura', at: 100 } as const;
    expect(await queue.findTaken(taken)).toEqual([
      { id: one, version: 1 },
      { id: two, version: 2 },
      { id: three, version: 1 },
    ]);
    await queue.undo(createDecision(one, 1));
    await queue.take({ ...createDecision(one, 2), step: 'review' });
    expect((await queue.findTaken(taken)).map(({ id }) => id)).toEqual([two, three]);
    expect(await queue.findTaken({ ...taken, editor: 'Salma' })).toEqual([]);
    expect(await queue.findTaken({ ...taken, step: 'answer' })).toEqual([]);
  });

  test('takes its entry, history, contacts and words with it when it is deleted', async () => {
    const id = await add(1, { answers: [answer('email', 'a@x.example', 'email')] });
    await queue.addNote({ ...createDecision(id), text: 'asked' });
    await queue.count();
    const database = new DatabaseSync(path.join(folder, 'inbox.sqlite'));
    database.exec('PRAGMA foreign_keys = ON; DELETE FROM submissions');
    const rows = ['entries', 'contacts', 'events', 'search'].map(
      (table) => database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'],
    );
    database.close();
    expect(rows).toEqual([0, 0, 0, 0]);
    await add(2);
    expect(await listIds()).toEqual([getId(2)]);
  });
});

describe('an intent', () => {
  const settle = (id: string, files: string, kept: string[] = []) => queue.settleIntent({ id, files, at: 300, kept });

  test('is stored until its step is taken, and the last one counts', async () => {
    const id = await add(1);
    expect(await queue.storeIntent({ id, files: '[1]' })).toBe(true);
    expect(await queue.storeIntent({ id, files: '[2]' }, '[1]')).toBe(true);
    expect(await queue.findIntents()).toEqual([{ id, files: '[2]' }]);
    expect(await queue.take({ ...createDecision(id), step: 'accept', intent: '[1]' })).toBe('conflict');
    expect(await queue.take({ ...createDecision(id), step: 'accept', intent: '[2]', version: 1 })).toBe('conflict');
    expect(await queue.findIntents()).toEqual([{ id, files: '[2]' }]);
    expect(await queue.take({ ...createDecision(id), step: 'accept', intent: '[2]' })).toBe('done');
    expect(await queue.findIntents()).toEqual([]);
  });

  test('begins with undoing a step, and not without it', async () => {
    const id = await add(1);
    expect(await queue.undo({ ...createDecision(id), intent: '[1]' })).toBe('conflict');
    expect(await queue.findIntents()).toEqual([]);
    await queue.take({ ...createDecision(id), step: 'accept' });
    expect(await queue.undo({ ...createDecision(id, 1), intent: '[1]' })).toBe('done');
    expect(await queue.findIntents()).toEqual([{ id, files: '[1]' }]);
  });

  test('is settled without a trace, unless files stay', async () => {
    const id = await add(1);
    await queue.storeIntent({ id, files: '[1]' });
    await settle(id, '[1]');
    expect(await queue.read(id)).toMatchObject({ version: 0, history: [] });
    await queue.take({ ...createDecision(id), step: 'review' });
    await queue.storeIntent({ id, files: '[2]' });
    await settle(id, '[1]', ['content/a.yaml']);
    expect(await queue.findIntents()).toEqual([{ id, files: '[2]' }]);
    await settle(id, '[2]', ['content/a.yaml', 'content/b.yaml']);
    const interrupt = { action: 'interrupt', editor: '', at: 300, text: 'content/a.yaml, content/b.yaml' };
    expect(await queue.read(id)).toMatchObject({ version: 2, history: [{ action: 'review' }, interrupt] });
    // It is no step of an editor.
    expect(await queue.undo(createDecision(id, 2))).toBe('done');
    const history = (await queue.read(id))?.history.map(({ action, isUndone }) => [action, isUndone]);
    expect(history).toEqual([
      ['review', true],
      ['interrupt', false],
      ['undo', false],
    ]);
  });

  test('that another server has claimed cannot be taken or replaced, and is claimed again when that server has ended', async () => {
    const id = await add(1);
    await queue.storeIntent({ id, files: '[1]' });
    const other = await openSqliteQueue(path.join(folder, 'inbox.sqlite'));
    expect(await other.claimIntent({ id, files: '[1]' })).toBe(true);
    other.close();
    expect(await queue.take({ ...createDecision(id), step: 'accept', intent: '[1]' })).toBe('conflict');
    expect(await queue.storeIntent({ id, files: '[2]' }, '[1]')).toBe(false);
    expect(await queue.storeIntent({ id, files: '[2]' })).toBe(false);
    expect(await queue.findIntents()).toEqual([{ id, files: '[1]' }]);
    expect(await queue.claimIntent({ id, files: '[1]' })).toBe(true);
    await settle(id, '[1]');
    expect(await queue.storeIntent({ id, files: '[2]' }, '[1]')).toBe(false);
    expect(await queue.storeIntent({ id, files: '[2]' })).toBe(true);
  });

  test('whose step was taken cannot be claimed by another server, or stored again', async () => {
    const id = await add(1);
    await queue.storeIntent({ id, files: '[1]' });
    const other = await openSqliteQueue(path.join(folder, 'inbox.sqlite'));
    expect(await other.findIntents()).toEqual([{ id, files: '[1]' }]);
    expect(await queue.take({ ...createDecision(id), step: 'accept', publication: '{}', intent: '[1]' })).toBe('done');
    expect(await other.claimIntent({ id, files: '[1]' })).toBe(false);
    expect(await other.storeIntent({ id, files: '[1]' })).toBe(false);
    other.close();
    expect(await queue.findIntents()).toEqual([]);
  });

  test('outlives its submission, and is settled without it', async () => {
    const id = await add(1);
    await queue.storeIntent({ id, files: '[1]' });
    await inbox.erase([{ id, tokenHash: 'right' }], 2);
    expect(await queue.findIntents()).toEqual([{ id, files: '[1]' }]);
    await settle(id, '[1]', ['content/a.yaml']);
    expect(await queue.findIntents()).toEqual([]);
  });

  test('can be stored in the database of an earlier version', async () => {
    const file = path.join(folder, 'earlier.sqlite');
    const earlier = new DatabaseSync(file);
    migrate(earlier, 6);
    earlier.exec(`INSERT INTO submissions (id, fingerprint, record, sender, bytes, state, state_at, received_at)
      VALUES ('a', 'of a', '{}', 'someone', 2, 'accepted', 5, 5);
      INSERT INTO entries (number, id, reference, kind, sender, subject, state, received_at, publication)
      VALUES (1, 'a', 'RQ', '', '', '', 'accepted', 5, '{}');
      INSERT INTO events (number, at, editor, action, text, from_state) VALUES (1, 5, 'Noura', 'accept', '', 'received');`);
    earlier.close();
    const opened = await openSqliteQueue(file);
    expect(await opened.findIntents()).toEqual([]);
    expect(await opened.undo({ ...createDecision('a'), intent: '[1]' })).toBe('done');
    expect(await opened.findIntents()).toEqual([{ id: 'a', files: '[1]' }]);
    opened.close();
  });
});

/** The text that the sender gets in each state. */
const TEXTS: Partial<Record<SubmissionState, string>> = { published: 'link', declined: 'reason', answered: 'answer' };

test('after any steps, the queue, the sender and the history agree, and undoing all of them leads back', async () => {
  let number = 0;
  const anyStep = fc.constantFrom<Step | 'undo' | 'note'>(...STEPS, 'undo', 'note');
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      number += 1;
      const id = await add(number);
      await queue.count();
      /** The states before each step of an editor, as a model without events. */
      const before: SubmissionState[] = [];
      let state: SubmissionState = 'received';
      let version = 0;
      for (const step of steps) {
        const expected: SubmissionState | undefined =
          step === 'note' ? state : step === 'undo' ? before.at(-1) : getNextState(state, step);
        const change = createDecision(id, version);
        const result =
          step === 'undo'
            ? await queue.undo(change)
            : step === 'note'
              ? await queue.addNote({ ...change, text: step })
              : await queue.take({ ...change, step, text: step });
        expect(result).toBe(expected ? 'done' : 'conflict');
        if (!expected) continue;
        version += 1;
        if (step === 'undo') before.pop();
        else if (step !== 'note' && step !== 'publish') before.push(state);
        state = expected;
        const submission = await queue.read(id);
        expect(submission).toMatchObject({ state, version });
        expect(submission?.history).toHaveLength(version);
        const [answer] = await inbox.findStates([{ id, tokenHash: 'right' }]);
        const { id: _id, at: _at, state: answeredState, ...texts } = answer ?? { id, at: 0, state: undefined };
        expect(answeredState).toBe(state);
        expect(Object.keys(texts)).toEqual([TEXTS[state]].filter(Boolean));
      }
      while ((await queue.undo(createDecision(id, version))) === 'done') version += 1;
      expect(await queue.read(id)).toMatchObject({ state: 'received' });
    }),
    createPropertyOptions(40),
  );
});
