import type { ComponentSchema } from '@keystatic/core';
import { expect, test } from 'vitest';
import config from '../../../keystatic.config.ts';

/** The admin lays out fields in rows of twelve columns, and renders nothing of an entry whose rows do not add up. */
const ROW = 12;

type Layout = { where: string; rows: readonly number[]; fields: number };

/** Returns all layouts below a field, with their paths. */
function findLayouts(schema: ComponentSchema, where: string): Layout[] {
  switch (schema.kind) {
    case 'object': {
      const own = schema.layout ? [{ where, rows: schema.layout, fields: Object.keys(schema.fields).length }] : [];
      return [
        ...own,
        ...Object.entries(schema.fields).flatMap(([key, field]) => findLayouts(field, `${where}.${key}`)),
      ];
    }
    case 'array': {
      return findLayouts(schema.element, `${where}[]`);
    }
    case 'conditional': {
      return Object.entries(schema.values).flatMap(([key, field]) => findLayouts(field, `${where}=${key}`));
    }
    default: {
      return [];
    }
  }
}

const all = Object.entries({ ...config.collections, ...config.singletons }).flatMap(([name, { schema }]) =>
  Object.entries(schema).flatMap(([key, field]) => findLayouts(field as ComponentSchema, `${name}.${key}`)),
);

test('finds layouts', () => {
  expect(all.length).toBeGreaterThan(0);
});

/** Returns the widths row by row: a full row ends, and a field that does not fit starts a new one. */
function toRows(widths: readonly number[]): number[] {
  const rows: number[] = [];
  for (const width of widths) {
    const last = rows.at(-1) ?? ROW;
    if (last + width > ROW) rows.push(width);
    else rows[rows.length - 1] = last + width;
  }
  return rows;
}

test.each(all)('$where has a width for each field and fills its rows', ({ rows, fields }) => {
  expect(rows).toHaveLength(fields);
  for (const row of toRows(rows)) expect(row).toBe(ROW);
});
