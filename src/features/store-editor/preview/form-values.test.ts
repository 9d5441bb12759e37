import { expect, test } from 'vitest';
import { getFormValues } from './form-values.ts';

const createAnswer = (name: string, value: Parameters<typeof getFormValues>[0][number]['value']) => ({
  name,
  label: name,
  kind: 'text',
  value,
  text: '',
});

const FILE = { id: 'f', name: 'a.png', type: 'image/png', size: 9 };

test('reads one line as a list with one item, and numbers as text', () => {
  const items = getFormValues([createAnswer('storeName', '<b>Bait</b>'), createAnswer('established', 2016)]);
  expect([...items]).toEqual([
    ['storeName', [{ text: '<b>Bait</b>' }]],
    ['established', [{ text: '2016' }]],
  ]);
});

test('keeps the order of lines and files', () => {
  const items = getFormValues([
    createAnswer('phone', ['b', 'a']),
    createAnswer('photos', [FILE, { ...FILE, id: 'g' }]),
  ]);
  expect(items.get('phone')).toEqual([{ text: 'b' }, { text: 'a' }]);
  expect(items.get('photos')?.map(({ file }) => file?.id)).toEqual(['f', 'g']);
});

test.each([[''], [[]], [['']], [null], [true], [{ a: 'b' }], [[{ id: 'f' }]]])('reads %j as no items', (value) => {
  expect(getFormValues([createAnswer('any', value)]).size).toBe(0);
});
