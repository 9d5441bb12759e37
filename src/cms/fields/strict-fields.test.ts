import type { ComponentSchema } from '@keystatic/core';
import { expect, test } from 'vitest';
import config from '../../../keystatic.config.ts';
import { TAG } from '@/cms/bridge/fields.ts';

type Leaf = { where: string; field: Extract<ComponentSchema, { kind: 'form' }> };

/** Lists all fields with a value, with their paths. */
function findLeaves(schema: ComponentSchema, where: string): Leaf[] {
  switch (schema.kind) {
    case 'form':
      return [{ where, field: schema }];
    case 'object':
      return Object.entries(schema.fields).flatMap(([key, field]) => findLeaves(field, `${where}.${key}`));
    case 'array':
      return findLeaves(schema.element, `${where}[]`);
    case 'conditional':
      return Object.entries(schema.values).flatMap(([key, field]) => findLeaves(field, `${where}=${key}`));
    case 'child':
      return [];
  }
}

const leaves = Object.entries({ ...config.collections, ...config.singletons }).flatMap(([name, { schema }]) =>
  findLeaves({ kind: 'object', fields: schema }, name),
);

/** Returns what a field without a tag of the bridge reads; undefined when it rejects the value. */
function readPlainly({ field }: Leaf, value: unknown): unknown {
  if (TAG in field || field.formKind !== undefined) return undefined;
  try {
    return (field.reader.parse as (stored: unknown) => unknown)(value);
  } catch {
    return undefined;
  }
}

test('finds fields', () => {
  expect(leaves.length).toBeGreaterThan(500);
});

test('checks all dates against the calendar', () => {
  const loose = leaves.filter((leaf) => typeof readPlainly(leaf, new Date('2026-11-30')) === 'string');
  expect(loose.map(({ where }) => where)).toEqual([]);
});

test('checks that all numbers are finite', () => {
  const loose = leaves.filter((leaf) => [NaN, Infinity].some((value) => readPlainly(leaf, value) === value));
  expect(loose.map(({ where }) => where)).toEqual([]);
});

/** Returns whether the admin saves a text in a field. */
function isSaved({ field }: Leaf, text: string): boolean {
  try {
    (field.validate as (value: unknown) => unknown)(text);
    return true;
  } catch {
    return false;
  }
}

test('rejects a required text that consists only of spaces', () => {
  // Keystatic's kind of a text: it can be the name of an entry.
  const texts = leaves.filter(({ field }) => field.formKind === 'slug');
  expect(texts.length).toBeGreaterThan(500);
  const loose = texts.filter((leaf) => !isSaved(leaf, '') && isSaved(leaf, ' \n'));
  expect(loose.map(({ where }) => where)).toEqual([]);
});

const find = (where: string): Leaf => {
  const leaf = leaves.find((each) => each.where === where);
  if (!leaf) throw new Error(`there is no field ${where}`);
  return leaf;
};

test.each(['settings.contact.phone', 'stores.phone'])('%s is a number that can be called', (where) => {
  const isPhone = (text: string) => isSaved(find(where), text);
  expect(['+968 0000 0101', '+96800000101', '0000-0101'].filter((text) => !isPhone(text))).toEqual([]);
  expect(['', 'call me', '+968', '+968 0000 0101 or 0102', '٠٠٠٠٠١٠١'].filter(isPhone)).toEqual([]);
});

test.each(['settings.contact.email', 'stores.email'])('%s is one address', (where) => {
  const isEmail = (text: string) => isSaved(find(where), text);
  expect(['hello@ino.example', 'a.b+c@mail.ino.example'].filter((text) => !isEmail(text))).toEqual([]);
  expect(['', 'hello', 'hello@ino', 'a@b.example, c@d.example', 'a b@c.example', '@c.example'].filter(isEmail)).toEqual(
    [],
  );
});
