import { expect, test, vi } from 'vitest';
import type { SearchRecord } from '@/features/search/record.ts';
import { createTextReader } from './document.ts';
import { createWordList } from './word-list.ts';

const record = (title: string, text: readonly string[] = []): SearchRecord => ({
  id: 'id',
  url: '/',
  kind: 'products',
  title,
  arabic: '',
  line: '',
  chips: [],
  keywords: [],
  related: [],
  text,
});

test('lists each normalized word once, words of titles before words of descriptions', () => {
  const records = [record('Sidr HONEY 1 kg', ['A jar, a lid', 'jar']), record('Honey', ['jar'])];
  expect(createWordList(records.map(createTextReader([])))).toEqual(['honey', 'kg', 'sidr', 'jar', 'lid']);
});

test('contains synonyms', () => {
  expect(createWordList([record('Luban')].map(createTextReader([['luban', 'لُبان']])))).toEqual(['luban', 'لبان']);
});

test('has the same order on every computer', () => {
  const { compare } = new Intl.Collator('et');
  // In Estonian, z comes before t.
  const spy = vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other, locales) {
    return locales === undefined ? compare(this, other) : new Intl.Collator(locales).compare(this, other);
  });
  expect(createWordList([record('Zaatar tea')].map(createTextReader([])))).toEqual(['tea', 'zaatar']);
  spy.mockRestore();
});
