import { describe, expect, test } from 'vitest';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { StoredRecord as StoredRecordSchema } from '@/storage/schemas/stored-record.ts';
import * as v from 'valibot';
import { createMessageRecord, isSubject, toMessage, validateMessage, type NewMessage } from './message-records.ts';

const ID = '3f2b9c1e-8a44-4d7e-9a10-5b1d0c9f7e21';
const AT = new Date('2026-11-21T08:00:00Z');
const LABELS = { text: 'Message', files: 'Files', quote: 'In reply to' };
const FILE = { id: 'f1', name: 'sheet.pdf', type: 'application/pdf', size: 9 };
const CONVERSATION = { id: 'store:sadaf', name: 'Sadaf' };

const toRecord = (message: Partial<NewMessage>): StoredRecord => ({
  ...createMessageRecord({ text: 'Hello', files: [], ...message }, CONVERSATION, { id: ID, at: AT, labels: LABELS }),
  delivery: { state: 'saved', tries: 0 },
});

describe('the record of a message', () => {
  test('can be stored, and becomes the same message again', () => {
    const about = { kind: 'product', id: 'box', name: 'Box', path: '/ProductPage/sadaf/box' };
    const quote = { author: 'Sadaf', text: 'Proof on Thursday.' };
    const record = toRecord({ text: ' <b>Hi</b>\r\nلبان ', files: [FILE], about, quote });
    expect(v.parse(StoredRecordSchema, record)).toEqual(record);
    expect(record.files).toEqual([FILE.id]);
    expect(record.number).toMatch(/^CM-261121-[2-9A-HJ-NP-Z]{4}$/);
    expect(toMessage(record)).toMatchObject({
      id: ID,
      conversation: CONVERSATION.id,
      sender: 'visitor',
      text: '<b>Hi</b>\nلبان',
      files: [FILE],
      about,
      quote,
      isInquiry: false,
      delivery: 'saved',
      at: AT.getTime(),
    });
  });

  test('is still a message when another version of the site stored unexpected values', () => {
    const record = toRecord({});
    const answers = [...record.answers, { name: 'quote', label: '', kind: 'text', value: 7, text: '' }];
    expect(toMessage({ ...record, answers })).toMatchObject({ text: 'Hello', quote: undefined });
    expect(toMessage({ ...record, answers: [] })).toMatchObject({ text: '', files: [] });
  });

  test('is no message without a conversation', () => {
    const { conversation: _conversation, ...record } = toRecord({});
    expect(toMessage(record)).toBeUndefined();
    expect(toMessage(record, 'person:huda')?.conversation).toBe('person:huda');
  });
});

test.each([
  [{ kind: 'product', id: 'box', name: 'Box', path: '/ProductPage/sadaf/box' }, true],
  [{ kind: 'product', id: 'box', name: 'Box', path: 'https://a.example/' }, false],
  [{ kind: 'product', id: 'box', name: 'Box', path: '/\t/a.example' }, false],
  [{ kind: 'product', id: 'box', name: 'Box' }, false],
  [null, false],
])('%j can be the subject of a draft: %s', (value, expected) => {
  expect(isSubject(value)).toBe(expected);
});

test.each([
  ['without text and files', '', 0, 'empty'],
  ['of invisible characters', ' \n\u200b', 0, 'empty'],
  ['of a file', '', 1, undefined],
  ['of five files', '', 5, undefined],
  ['of six files', 'a', 6, 'tooManyFiles'],
  ['of text', 'a', 0, undefined],
  ['of the longest text', 'a'.repeat(10_000), 0, undefined],
  ['of a longer text', 'a'.repeat(10_001), 0, 'tooLong'],
])('a message %s has the error %4$s', (_name, text, count, error) => {
  expect(validateMessage({ text, files: Array.from({ length: count }, () => FILE) })).toBe(error);
});

test('the files of a message are limited together', () => {
  const createVideos = (...sizes: number[]) => sizes.map((size) => ({ ...FILE, type: 'video/mp4', size }));
  expect(validateMessage({ text: '', files: createVideos(20e6, 20e6, 20e6, 15e6) })).toBeUndefined();
  expect(validateMessage({ text: '', files: createVideos(20e6, 20e6, 20e6, 15e6, 1) })).toBe('filesTooLarge');
});
