import { beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '@/storage/testing/stub-local-storage.ts';
import { addReadNotes, deleteReadNotes, getReadNotes, READ_NOTES_KEY } from './read-notes.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubLocalStorage();
});

test('returns each id once, until it is deleted', () => {
  addReadNotes(['a', 'b']);
  addReadNotes(['b', 'c']);
  expect(getReadNotes()).toEqual(['a', 'b', 'c']);
  deleteReadNotes(['a', 'b']);
  expect(getReadNotes()).toEqual(['c']);
  deleteReadNotes(['c', 'd']);
  expect(stored.size).toBe(0);
});

test.each(['', '[', 'null', '{"a":true}', '[1, null]'])('ignores the invalid value “%s”', (text) => {
  stored.set(READ_NOTES_KEY, text);
  expect(getReadNotes()).toEqual([]);
});

test('is empty when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  addReadNotes(['a']);
  expect(getReadNotes()).toEqual([]);
});
