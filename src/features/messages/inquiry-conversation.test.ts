import { expect, test } from 'vitest';
import type { Party } from './conversation.ts';
import { getInquiryConversation } from './inquiry-conversation.ts';

const PARTIES: readonly Party[] = [{ id: 'person:huda', name: 'Huda', detail: 'Lamaan', store: 'lamaan' }];
const PROVIDERS = new Map([['packing', 'store:sadaf']]);

const find = (kind: string, id: string, path = '/exploreService/packing') =>
  getInquiryConversation({ kind, id, name: 'Any', path }, PARTIES, PROVIDERS);

test('an inquiry about a service belongs to its provider', () => {
  expect(find('service', 'packing')).toBe('store:sadaf');
});

test.each(['removed', 'constructor', '__proto__'])('an inquiry about a service “%s” has no conversation', (id) => {
  expect(find('service', id)).toBeUndefined();
});

test('an inquiry about a product belongs to the contact person of its store', () => {
  expect(find('product', 'dates', '/ProductPage/lamaan/dates')).toBe('person:huda');
  expect(find('product', 'dates', '/ProductPage/other/dates')).toBeUndefined();
});
