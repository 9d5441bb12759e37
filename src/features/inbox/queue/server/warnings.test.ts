import { expect, test } from 'vitest';
import type { RelatedEntry } from '@/features/inbox/store/queue-store.ts';
import { findPhoneWarnings } from './warnings.ts';

const submission = {
  sender: 'Wadi Sahtan Weavers',
  record: {
    answers: [{ name: 'phone', label: 'Phone', kind: 'phone', value: '+968 0000 0104', text: '+968 0000 0104' }],
  },
} as unknown as Parameters<typeof findPhoneWarnings>[0];

const createOther = (sender: string, contact: string) =>
  ({ sender, recordNumber: 'ST-1', contacts: [contact] }) as unknown as RelatedEntry;

test('a phone number that a store or another sender has causes a warning', () => {
  const related = [createOther('Salma', 'phone:96800000104'), createOther('Salma', 'email:a@b.example')];
  const stores = [
    { name: 'Bahr & Khayt Textiles', phone: '00968 00000104' },
    { name: 'Sadaf', phone: '+968 0000 0105' },
  ];
  expect(findPhoneWarnings(submission, related, stores)).toEqual([
    { phone: '+968 0000 0104', name: 'Bahr & Khayt Textiles' },
    { phone: '+968 0000 0104', name: 'Salma', recordNumber: 'ST-1' },
  ]);
});

test('an earlier submission of the same sender and its own store cause none', () => {
  const related = [createOther('wadi sahtan  weavers', 'phone:96800000104')];
  expect(findPhoneWarnings(submission, related, [{ name: 'Wadi Sahtan Weavers', phone: '+968 0000 0104' }])).toEqual(
    [],
  );
});
