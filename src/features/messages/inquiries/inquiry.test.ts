import { expect, test } from 'vitest';
import type { Message } from '../conversation.ts';
import {
  filterInquiries,
  getInquiryThreadId,
  listInquiries,
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
  return { message, name: `Buyer ${id}`, isUnread: true, ...changes };
};

const SAMPLES = [createInquiry('one', 10), createInquiry('two', 20), createInquiry('three', 30, { isUnread: false })];
const THREADS = [
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

test('the search finds names, texts and subjects', () => {
  expect(find('inbox', 'classic price')).toEqual(['two', 'one']);
  expect(find('inbox', 'buyer one')).toEqual(['one']);
  expect(find('archived', 'one')).toEqual([]);
});

test('the visitor’s own inquiries are among the samples', () => {
  const ids = listInquiries(SAMPLES, [createInquiry('own', 25)], []).map(({ message }) => message.id);
  expect(ids).toEqual(['three', 'own', 'two', 'one']);
});
