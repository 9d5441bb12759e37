import { beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '@/storage/testing/stub-local-storage.ts';
import { addReadNotes, deleteReadNotes, getReadNotes } from './read-notes.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubLocalStorage();
  vi.stubGlobal('dispatchEvent', () => true);
});

test('returns each id once, until it is deleted', () => {
  addReadNotes(['a', 'b']);
  addReadNotes(['b', 'c']);
  expect(getReadNotes()).toEqual(['a', 'b', 'c']);
  deleteReadNotes(['a', 'b']);
  expect(getReadNotes()).toEqual(['c']);
  deleteReadNotes(['c', 'd']);
  expect(stored.has('ino-read')).toBe(false);
});

test.each(['', '[', 'null', '{"a":true}', '[1, null]'])('ignores the invalid value “%s”', (text) => {
  stored.set('ino-read', text);
  expect(getReadNotes()).toEqual([]);
});

test('is empty when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  addReadNotes(['a']);
  expect(getReadNotes()).toEqual([]);
});
