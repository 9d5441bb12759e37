import { beforeAll, expect, test } from 'vitest';
import type { FormLabels } from '../labels.ts';
import { readShippedForms } from '../testing/shipped-forms.ts';
import { formatMissingMessage } from './error-message.ts';

let labels: FormLabels;

beforeAll(async () => {
  ({ labels } = await readShippedForms());
});

test.each([
  ['select', {}, 'Choose an option for “Category”.'],
  ['radio', {}, 'Choose an option for “Category”.'],
  ['number', { min: 1 }, 'Enter a number of 1 or more for “Category”.'],
  ['number', { min: null }, 'Enter a number of 0 or more for “Category”.'],
  ['money', { min: 1 }, 'Enter an amount for “Category”.'],
  ['pictures', {}, 'Add a picture for “Category”.'],
  ['longText', {}, 'Fill in “Category”.'],
] as const)('an empty %s with %j asks for an answer of its type', (kind, settings, expected) => {
  expect(formatMissingMessage({ kind, label: 'Category', ...settings }, labels)).toBe(expected);
});

test('the asterisk of a required field is no part of its name', () => {
  expect(formatMissingMessage({ kind: 'text', label: 'City *' }, labels)).toBe('Fill in “City”.');
});
