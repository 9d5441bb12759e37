import { beforeAll, describe, expect, test } from 'vitest';
import { loadTiers } from '../field-types/tiers.tsx';
import { validateForm } from './validate-form.ts';
import type { Field } from './definition.ts';
import { validateFile } from '../files/validate-file.ts';
import { invalid, ERROR_CODES, type ValidationError, type ErrorCode } from './validation.ts';
import { field, form, OVERSIZED_TEXT, CONTEXT } from '../testing/fields.ts';
import { readShippedForms } from '../testing/shipped-forms.ts';
import { formatErrorMessage } from './error-message.ts';
import type { FormLabels } from '../labels.ts';

beforeAll(async () => {
  await loadTiers();
});

let labels: FormLabels;

beforeAll(async () => {
  ({ labels } = await readShippedForms());
});

const first = (one: Field, typed: unknown): ValidationError | undefined =>
  validateForm(form([one]), { answer: typed }, CONTEXT).errors.get('answer');

const inspected = async (
  name: string,
  content: string,
  size = content.length,
): Promise<ValidationError | undefined> => {
  const file = Object.defineProperty(new File([content], name), 'size', { value: size });
  const looked = await validateFile(file, ['documents']);
  return 'error' in looked ? looked.error : undefined;
};

const consents = [{ key: 'terms', text: 'I agree', required: true }];
const refs = Array.from({ length: 4 }, (_, at) => ({ id: `${at}`, name: 'a.pdf', type: 'application/pdf', size: 1 }));

const RANGE = form([field('money', { key: 'from', label: 'From' }), field('money', { key: 'to', minField: 'from' })]);

/** Triggers each validation error. */
const CAUSES: Record<ErrorCode, () => ValidationError | undefined | Promise<ValidationError | undefined>> = {
  required: () => first(field('text', { required: true }), ''),
  consent: () => validateForm(form([], { consents }), {}, CONTEXT).errors.get('terms'),
  cardMissing: () => invalid('cardMissing').error,
  tooLong: () => first(field('text'), OVERSIZED_TEXT),
  email: () => first(field('email'), 'a@'),
  phone: () => first(field('phone'), '1'),
  url: () => first(field('url'), 'http://b.example'),
  vpa: () => first(field('vpa'), 'a@'),
  number: () => first(field('number'), 'ten'),
  integer: () => first(field('number', { integer: true }), '1.5'),
  decimals: () => first(field('money'), '12.345'),
  multiple: () => first(field('number', { integer: true, multipleOf: 6 }), '7'),
  min: () => first(field('money', { min: 5 }), '4'),
  max: () => first(field('range'), '51'),
  belowField: () => validateForm(RANGE, { from: '9', to: '8' }, CONTEXT).errors.get('to'),
  tier: () => first(field('tiers'), [{ quantity: '60', price: '' }]),
  tierQuantity: () => first(field('tiers', { first: { quantity: 60, cents: 9 } }), [{ quantity: '6', price: '0.08' }]),
  tierPrice: () => first(field('tiers', { first: { quantity: 6, cents: 9 } }), [{ quantity: '60', price: '0.09' }]),
  option: () => first(field('select'), 'crate'),
  tooManyKeywords: () => first(field('keywords', { max: 1 }), ['a', 'b']),
  tooManyItems: () => first(field('list', { max: 1 }), ['a', 'b']),
  timing: () => first(field('list', { itemType: 'timing' }), ['25:00']),
  year: () => first(field('year'), '16'),
  date: () => first(field('date'), '2026-02-30'),
  earliest: () => first(field('date'), '2026-01-01'),
  latest: () => first(field('date', { maxDaysAhead: 1 }), '2027-01-01'),
  code: () => first(field('code'), '1'),
  fileType: () => inspected('a.exe', 'MZ'),
  fileSize: () => inspected('a.pdf', '%PDF', 9_000_000),
  fileContent: () => inspected('a.pdf', 'MZ'),
  fileEmpty: () => inspected('a.pdf', ''),
  fileCount: () => first(field('files', { max: 3 }), refs),
  fileNotStored: () => invalid('fileNotStored', { name: 'a.pdf', reason: labels.storageErrors.full }).error,
  fileNotRead: () => invalid('fileNotRead', { name: 'a.pdf' }).error,
  fileBroken: () => invalid('fileBroken', { name: 'a.png' }).error,
  fileMissing: () => invalid('fileMissing', { name: 'a.pdf' }).error,
};

describe.each(Object.entries(CAUSES))('error “%s”', (code, cause) => {
  test('provides the values of the placeholders in its message', async () => {
    const problem = await cause();
    expect(problem?.code).toBe(code);
    expect(Object.keys(problem?.values ?? {}).toSorted()).toEqual([...ERROR_CODES[code as ErrorCode]].toSorted());
  });

  test('has a message without unfilled placeholders', async () => {
    const problem = await cause();
    const said = problem ? formatErrorMessage(problem, labels) : '';
    expect(said).toMatch(/\S.*\.$/);
    expect(said).not.toMatch(/[{}]|undefined|NaN|null/);
    for (const value of Object.values(problem?.values ?? {})) expect(said).toContain(String(value));
  });
});

test('inserts the name of a visitor’s file unchanged', () => {
  expect(formatErrorMessage({ code: 'fileEmpty', values: { name: '{max}$&<b>' } }, labels)).toContain('{max}$&<b>');
});
