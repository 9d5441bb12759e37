import { expect, test } from 'vitest';
import type { Message, ThreadState } from '../conversation.ts';
import {
  filterInquiries,
  findPreview,
  getInquiryThreadId,
  listInquiries,
  markAnswered,
  type InquiryFilter,
  type SampleInquiry,
} from './inquiry.ts';

const createInquiry = (id: string, at: number, changes: Partial<SampleInquiry> = {}): SampleInquiry => {
  const message: Message = {
    id,
    conversation: `person:${id}`,
    sender: 'counterpart',
    at,
    text: `Price for ${id}?`,
    about: { kind: 'product', id: 'oxford', name: 'Classic Oxford', path: '/ProductPage/a/oxford' },
    isInquiry: true,
    files: [],
    isSample: true,
  };
  return { message, name: `Buyer ${id}`, isUnread: true, isAnswered: false, ...changes };
};

const SAMPLES = [
  createInquiry('one', 10),
  createInquiry('two', 20, { isAnswered: true }),
  createInquiry('three', 30, { isUnread: false }),
];
const THREADS: readonly ThreadState[] = [
  { id: 'person:two', readAt: 20 },
  { id: getInquiryThreadId('three'), archivedAt: 40 },
];
const find = (filter: InquiryFilter, query = '') =>
  filterInquiries(listInquiries(SAMPLES, [], THREADS), filter, query).map(({ message }) => message.id);

test('inquiries are listed newest first, without archived ones', () => {
  expect(find('inbox')).toEqual(['two', 'one']);
  expect(find('archived')).toEqual(['three']);
});

test('an inquiry is unread until its conversation is read', () => {
  expect(find('unreadOnly')).toEqual(['one']);
});

test('answered inquiries are found, archived ones only in the archive', () => {
  expect(find('answered')).toEqual(['two']);
});

test('a received inquiry is answered by a later message of the visitor in its conversation', () => {
  const replies = [
    { conversation: 'person:one', at: 11 },
    { conversation: 'person:three', at: 29 },
  ];
  const answered = markAnswered(SAMPLES, replies).filter(({ isAnswered }) => isAnswered);
  expect(answered.map(({ message }) => message.id)).toEqual(['one', 'two']);
});

test('a sent inquiry waits while it is to be sent, not when it stays on the device or has failed', () => {
  const create = (id: string, delivery: Message['delivery'], isAnswered = false) => {
    const inquiry = createInquiry(id, 10, { isAnswered });
    return { ...inquiry, message: { ...inquiry.message, delivery } };
  };
  const samples = [
    create('delivered', 'delivered'),
    create('answered', 'queued', true),
    ...(['saved', 'queued', 'sending', 'failed'] as const).map((state) => create(state, state)),
  ];
  const waiting = filterInquiries(listInquiries(samples, [], []), 'waiting', '').map(({ message }) => message.id);
  expect(waiting).toEqual(['queued', 'sending']);
});

test('the preview of a product is found, not that of another subject or a property of every object', () => {
  const { message } = createInquiry('one', 10);
  const oxford = { picture: { src: '/oxford.webp' }, price: '$67.00 / pair' };
  const find = (kind: string, id: string) =>
    findPreview({ ...message, about: { kind, id, name: '', path: '/' } }, { oxford });
  expect(find('product', 'oxford')).toBe(oxford);
  expect(find('store', 'oxford')).toBeUndefined();
  expect(find('product', 'constructor')).toBeUndefined();
  expect(findPreview({ ...message, about: undefined }, { oxford })).toBeUndefined();
});

test('the search finds names, texts and subjects', () => {
  expect(find('inbox', 'classic price')).toEqual(['two', 'one']);
  expect(find('inbox', 'buyer one')).toEqual(['one']);
  expect(find('archived', 'one')).toEqual([]);
});

test('the visitor’s own inquiries are among the samples', () => {
  const ids = listInquiries(SAMPLES, [createInquiry('own', 25)], []).map(({ message }) => message.id);
  expect(ids).toEqual(['three', 'own', 'two', 'one']);
});
