import { expect, test } from 'vitest';
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
