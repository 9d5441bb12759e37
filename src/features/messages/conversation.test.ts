import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createConversation,
  findParty,
  getNextSubject,
  groupByDay,
  groupTexts,
  isUnread,
  listConversations,
  mergeMessages,
  searchConversations,
  type Message,
  type Party,
  type SampleConversation,
} from './conversation.ts';

const HUDA: Party = { id: 'person:huda', name: 'Huda', detail: 'Lamaan', path: '/ProductPage/lamaan', store: 'lamaan' };
const SADAF: Party = { id: 'store:sadaf', name: 'Sadaf', detail: 'Rusayl', path: '/ProductPage/sadaf', store: 'sadaf' };
const PARTIES = [HUDA, SADAF];

const createMessage = (id: string, at: number, changes: Partial<Message> = {}): Message => ({
  id,
  conversation: HUDA.id,
  sender: 'counterpart',
  at,
  text: `text ${id}`,
  isInquiry: false,
  files: [],
  isSample: true,
  ...changes,
});

const SAMPLE: SampleConversation = {
  id: HUDA.id,
  name: 'Huda – Lamaan',
  members: [],
  party: HUDA,
  unread: 2,
  messages: [
    createMessage('a', 10),
    createMessage('b', 20, { sender: 'visitor' }),
    createMessage('c', 30),
    createMessage('d', 40),
  ],
};

const list = (sources: Partial<Parameters<typeof listConversations>[0]> = {}) =>
  listConversations({ samples: [SAMPLE], parties: PARTIES, newest: [], threads: [], ...sources });

describe('parties', () => {
  test('a store with a contact person is that person', () => {
    expect(findParty('store:lamaan', PARTIES)).toBe(HUDA);
    expect(findParty('store:sadaf', PARTIES)).toBe(SADAF);
    expect(findParty('store:unknown', PARTIES)).toBeUndefined();
  });

  test('a conversation with a party that does not exist cannot be created', () => {
    expect(createConversation('person:unknown', PARTIES)).toBeUndefined();
    expect(createConversation('store:lamaan', PARTIES)).toMatchObject({ id: HUDA.id, name: 'Huda', unread: 0 });
  });
});

describe('the list of conversations', () => {
  test('counts the last messages of the other side as unread', () => {
    expect(list()[0]).toMatchObject({ unread: 2, last: { id: 'd' } });
    expect(SAMPLE.messages.filter((message) => isUnread(SAMPLE, message)).map(({ id }) => id)).toEqual(['c', 'd']);
  });

  test.each([
    [30, 1],
    [40, 0],
    [99, 0],
  ])('after reading up to %i, %i are unread', (readAt, unread) => {
    expect(list({ threads: [{ id: HUDA.id, readAt }] })[0]?.unread).toBe(unread);
  });

  test('has the newest conversation first, with the newest message of either source', () => {
    const own = createMessage('own', 35, { conversation: SADAF.id, sender: 'visitor', isSample: false });
    const older = createMessage('older', 5, { sender: 'visitor', isSample: false });
    const conversations = list({ newest: [older, own] });
    expect(conversations.map(({ id, last }) => [id, last?.id])).toEqual([
      [HUDA.id, 'd'],
      [SADAF.id, 'own'],
    ]);
  });

  test('has groups of the visitor with the names of their members, and leaves out unknown ones', () => {
    const group = { name: 'Buyers', members: [HUDA.id, SADAF.id, 'person:gone'] };
    const conversations = list({ threads: [{ id: 'group:1', group }] });
    expect(conversations[0]).toEqual({ id: 'group:1', name: 'Buyers', members: ['Huda', 'Sadaf'], unread: 0 });
  });

  test('leaves out messages to parties that no longer exist', () => {
    expect(list({ newest: [createMessage('x', 50, { conversation: 'person:gone' })] })).toHaveLength(1);
  });
});

test('the search finds names, members and messages without case and accents', () => {
  const conversations = list({ threads: [{ id: 'group:1', group: { name: 'Büyers', members: [HUDA.id, SADAF.id] } }] });
  const find = (query: string) =>
    searchConversations(conversations, query, (id) => (id === HUDA.id ? ['The swatch book leaves today.'] : [])).map(
      ({ id }) => id,
    );
  expect(find('buyers')).toEqual(['group:1']);
  expect(find('SWATCH leaves')).toEqual([HUDA.id]);
  expect(find('sadaf')).toEqual(['group:1']);
  expect(find(' ')).toHaveLength(2);
  expect(find('nothing')).toEqual([]);
});

test('texts are grouped by their conversation, those of earlier messages too', () => {
  const texts = groupTexts([
    createMessage('a', 10),
    createMessage('b', 20, { conversation: SADAF.id }),
    createMessage('c', 30, { sender: 'visitor' }),
  ]);
  expect([...texts]).toEqual([
    [HUDA.id, ['text a', 'text c']],
    [SADAF.id, ['text b']],
  ]);
});

test('merging sorts by time in any order of arrival, and loses no message', () => {
  const messages = fc.uniqueArray(fc.record({ id: fc.uuid(), at: fc.integer({ min: 0, max: 5 }) }), {
    selector: ({ id }) => id,
    maxLength: 20,
  });
  fc.assert(
    fc.property(messages, fc.nat(20), (all, cut) => {
      const created = all.map(({ id, at }) => createMessage(id, at));
      const merged = mergeMessages(created.slice(0, cut), created.slice(cut));
      expect(merged).toEqual(mergeMessages(created.slice(cut).reverse(), created.slice(0, cut).reverse()));
      expect(merged.map(({ at }) => at)).toEqual(created.map(({ at }) => at).sort((a, b) => a - b));
    }),
  );
});

test('messages of one day are grouped', () => {
  const days = groupByDay([createMessage('a', 1), createMessage('b', 2), createMessage('c', 11)], (at) =>
    at < 10 ? '2026-11-20' : '2026-11-21',
  );
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['a', 'b']],
    ['2026-11-21', ['c']],
  ]);
});

describe('the subject of the next message', () => {
  const HONEY = { kind: 'product', id: 'honey', name: 'Honey', path: '/ProductPage/lamaan/honey' };
  const DATES = { kind: 'product', id: 'dates', name: 'Dates', path: '/ProductPage/lamaan/dates' };
  const createOwnMessage = (id: string, at: number, changes: Partial<Message> = {}) =>
    createMessage(id, at, { sender: 'visitor', isSample: false, ...changes });

  test('is that of the address, once', () => {
    expect(getNextSubject([], undefined)).toBeUndefined();
    expect(getNextSubject([], HONEY)).toBe(HONEY);
    expect(
      getNextSubject([createOwnMessage('a', 1, { about: HONEY }), createOwnMessage('b', 2)], { ...HONEY }),
    ).toBeUndefined();
  });

  test('is named although a sample has it, which the receiver does not know', () => {
    const sample = createMessage('a', 1, { sender: 'visitor', about: HONEY });
    expect(getNextSubject([sample], HONEY)).toBe(HONEY);
  });

  test('is named again after a message about something else', () => {
    const messages = [
      createOwnMessage('a', 1, { about: HONEY }),
      createOwnMessage('b', 2, { about: DATES }),
      createOwnMessage('c', 3),
    ];
    expect(getNextSubject(messages, HONEY)).toBe(HONEY);
  });
});
