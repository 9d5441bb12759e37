/** Labels for scripts are in one attribute, `data-labels`, of built pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import { ALL_PAGES, getElements } from '../support/html.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content/labels', DEFAULT_LOCALE);

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

/** All labels of more than one word: a single word, such as “jobs”, may also be the name of something else. */
const LABELS = new Set(
  readdirSync(FOLDER)
    .flatMap((file) => listTexts(load(readFileSync(path.join(FOLDER, file), 'utf8'))))
    .filter((text) => /\S\s+\S/.test(text) || /\{\w+\}/.test(text)),
);

/** The data attributes of all pages as `page: name=value`, each pair of name and value once. */
const ATTRIBUTES = [
  ...new Map(
    ALL_PAGES.flatMap((page) =>
      getElements(page).flatMap(({ attributes }) =>
        Object.entries(attributes)
          .filter(([name]) => name.startsWith('data-'))
          .map(([name, value]) => [`${name}=${value}`, { page: page.address, name, value }] as const),
      ),
    ),
  ).values(),
];

test('data-labels contains an object with labels', () => {
  const found = ATTRIBUTES.filter(({ name }) => name === 'data-labels');
  expect(found.length).toBeGreaterThan(5);
  const objects = found.map(({ value }) => JSON.parse(value) as unknown);
  expect(objects.filter((labels) => listTexts(labels).length === 0 || typeof labels !== 'object')).toEqual([]);
});

test('no other data attribute contains a label', () => {
  const found = ATTRIBUTES.filter(({ name, value }) => name !== 'data-labels' && LABELS.has(value));
  expect(found).toEqual([]);
});
