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
