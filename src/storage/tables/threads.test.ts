import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import {
  collect,
  createRecordInput,
  createStores,
  createTestDatabase,
  createTestProfile,
  getId,
  openTab,
} from '../testing/profile.ts';
import type { Database } from '../database.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';
import { createChatRecordTable } from './chat-records.ts';
import { createRecordTable } from './records.ts';
import { createThreadTable } from './threads.ts';

const createTables = (database: Database) => {
  const records = createRecordTable(database);
  return { records, chat: createChatRecordTable(database, records.list), threads: createThreadTable(database) };
};
const openStores = async () => createTables(await createTestDatabase());

const createMessage = (number: number, conversation: string, overrides: Partial<StoredRecord> = {}) =>
  createRecordInput(number, { action: 'chat', form: 'chat', conversation, ...overrides });

const getIds = (records: readonly StoredRecord[]) => records.map(({ id }) => id);

describe('threads', () => {
  test('an earlier time never makes a read message unread', async () => {
    const { threads } = await openStores();
    await threads.markRead('person:a', 20, 1);
    await threads.markRead('person:a', 10, 2);
    expect(await threads.list()).toEqual([{ id: 'person:a', at: 2, readAt: 20 }]);
  });

  test('archiving and restoring keeps what is read', async () => {
    const { threads } = await openStores();
    await threads.markRead('inquiry:1', 5, 1);
    await threads.archive('inquiry:1', 2);
    expect(await threads.list()).toEqual([{ id: 'inquiry:1', at: 2, readAt: 5, archivedAt: 2 }]);
    await threads.restore('inquiry:1', 3);
    expect(await threads.list()).toEqual([{ id: 'inquiry:1', at: 3, readAt: 5, restoredAt: 3 }]);
  });

  test('a group is added once, and needs two members', async () => {
    const { threads } = await openStores();
    const group = { name: 'Buyers', members: ['person:a', 'person:b'] };
    await threads.addGroup('group:1', group, undefined, 1);
    await threads.addGroup('group:1', { ...group, name: 'Other' }, undefined, 2);
    expect((await threads.list())[0]?.group).toEqual(group);
    await expect(threads.addGroup('group:2', { name: 'One', members: ['person:a'] })).rejects.toThrow();
  });
});

describe('chat records', () => {
  test('are listed by conversation, newest first, and the newest of each conversation', async () => {
    const { records, chat } = await openStores();
    await records.submit(createMessage(1, 'person:a'));
    await records.submit(createMessage(2, 'person:b'));
    await records.submit(createMessage(3, 'person:a'));
    await records.submit(createRecordInput(4));
    expect(getIds(await records.list({ conversation: 'person:a' }))).toEqual([getId(3), getId(1)]);
    expect(getIds(await records.list({ conversation: 'person:a', limit: 1 }))).toEqual([getId(3)]);
    expect(getIds(await chat.listNewest())).toEqual([getId(3), getId(2)]);
  });

  test.each([
    [{ state: 'saved', tries: 0 }, 'undone'],
    [{ state: 'queued', tries: 0 }, 'undone'],
    [{ state: 'failed', tries: 1 }, 'undone'],
    [{ state: 'queued', tries: 1, unsure: true }, 'uncertain'],
    [{ state: 'sending', tries: 1 }, 'too-late'],
    [{ state: 'delivered', tries: 1 }, 'too-late'],
  ] as const)('withdrawing a message that is %j: %s', async (delivery, result) => {
    const { records, chat } = await openStores();
    await records.submit(createMessage(1, 'person:a'), { delivery });
    expect(await chat.unsend(getId(1))).toBe(result);
    expect(await records.list()).toHaveLength(result === 'undone' ? 0 : 1);
    expect(await chat.unsend(getId(2))).toBe('missing');
  });
});

describe('a message that is taken back into the input', () => {
  const DRAFT = 'chat:person:a@tab';
  const FILE = { id: 'a', name: 'a.txt', type: '', size: 1 };

  /** Sends a message with a file. */
  async function sendWithFile(delivery: StoredRecord['delivery']) {
    const database = await createTestDatabase();
    const tables = { ...createStores({ database, isPersistent: true }), ...createTables(database) };
    await tables.files.put({ id: 'a', owner: `draft:${DRAFT}`, name: 'a.txt', blob: new Blob(['a']) });
    await tables.drafts.save(DRAFT, { text: 'sent', files: [FILE] });
    await tables.records.submit(
      { ...createMessage(1, 'person:a'), files: ['a'] },
      { draft: DRAFT, delivery, values: { text: 'sent', files: [FILE] } },
    );
    return tables;
  }
  const joined = { id: DRAFT, values: { text: 'sent\ntyped', files: [FILE], quote: null } };

  test('is a draft with its files', async () => {
    const { chat, drafts, files, records } = await sendWithFile({ state: 'failed', tries: 1 });
    await drafts.save(DRAFT, { text: 'typed', files: [] }, 5);
    expect(await chat.unsend(getId(1), joined)).toBe('undone');
    expect(await records.list()).toEqual([]);
    expect(await drafts.get(DRAFT)).toMatchObject({ ...joined, startedAt: 5 });
    expect(await files.get('a')).toMatchObject({ owner: `draft:${DRAFT}` });
  });

  test('leaves a file that has been attached meanwhile', async () => {
    const { chat, files } = await sendWithFile({ state: 'failed', tries: 1 });
    await files.put({ id: 'b', owner: `draft:${DRAFT}`, name: 'b.txt', blob: new Blob(['b']) });
    await chat.unsend(getId(1), joined);
    expect(await files.get('b')).toMatchObject({ owner: `draft:${DRAFT}` });
  });

  test.each([
    { state: 'sending', tries: 0 },
    { state: 'queued', tries: 1, unsure: true },
  ] as const)('stays as it is when it is %j', async (delivery) => {
    const { chat, drafts, files, records } = await sendWithFile(delivery);
    await chat.unsend(getId(1), joined);
    expect([(await records.list()).length, await drafts.get(DRAFT)]).toEqual([1, undefined]);
    expect(await files.get('a')).toMatchObject({ owner: `record:${getId(1)}` });
  });
});

test('two tabs of one thread show the same after 100 random operations', async () => {
  const operation = fc.record({
    tab: fc.nat(1),
    kind: fc.constantFrom('send', 'unsend', 'read', 'archive', 'restore'),
    number: fc.integer({ min: 1, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 100, maxLength: 100 }), async (operations) => {
      const profile = createTestProfile();
      const tabs = [createTables(await openTab(profile)), createTables(await openTab(profile))];
      const sent = new Set<string>();
      await Promise.all(
        operations.map(async ({ tab, kind, number }) => {
          const tables = tabs[tab];
          if (!tables) return;
          if (kind === 'send') {
            sent.add(getId(number));
            await tables.records.submit(createMessage(number, 'person:a'));
          } else if (kind === 'unsend') await tables.chat.unsend(getId(number));
          else if (kind === 'read') await tables.threads.markRead('person:a', number);
          else await tables.threads[kind]('person:a');
        }),
      );
      const reads = operations.filter(({ kind }) => kind === 'read').map(({ number }) => number);
      const [first, second] = await Promise.all(
        tabs.map(async ({ records, threads }) => ({
          messages: getIds(await records.list({ conversation: 'person:a' })),
          threads: await threads.list(),
        })),
      );
      expect(first).toEqual(second);
      expect(first?.messages.every((id) => sent.has(id))).toBe(true);
      expect(new Set(first?.messages).size).toBe(first?.messages.length);
      expect(first?.threads[0]?.readAt).toBe(reads.length > 0 ? Math.max(...reads) : undefined);
    }),
    createPropertyOptions(10),
  );
});

test('a message in one tab reaches the thread in another', async () => {
  const profile = createTestProfile();
  const [one, other] = [createTables(await openTab(profile)), createTables(await openTab(profile))];
  const seen = collect<StoredRecord[]>(
    (onChange) => other.records.watchList({ conversation: 'person:a' }, onChange),
    (list) => list.length === 1,
  );
  await one.records.submit(createMessage(1, 'person:a'));
  expect(getIds(await seen)).toEqual([getId(1)]);
});
