import { beforeAll, describe, expect, test } from 'vitest';
import { loadTiers } from '../field-types/tiers.tsx';
import { validateForm } from './validate-form.ts';
import type { Field } from './definition.ts';
import { validateFile } from '../files/validate-file.ts';
import { rejectValue, ERROR_CODES, type ValidationError, type ErrorCode } from './validation.ts';
import { createField, createForm, OVERSIZED_TEXT, CONTEXT } from '../testing/fields.ts';
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
  validateForm(createForm([one]), { answer: typed }, CONTEXT).errors.get('answer');

const validate = async (name: string, content: string, size = content.length): Promise<ValidationError | undefined> => {
  const file = Object.defineProperty(new File([content], name), 'size', { value: size });
  const result = await validateFile(file, ['documents']);
  return 'error' in result ? result.error : undefined;
};

const consents = [{ key: 'terms', text: 'I agree', required: true }];
const refs = Array.from({ length: 4 }, (_, at) => ({ id: `${at}`, name: 'a.pdf', type: 'application/pdf', size: 1 }));

const RANGE = createForm([
  createField('money', { key: 'from', label: 'From' }),
  createField('money', { key: 'to', minField: 'from' }),
]);

/** Triggers each validation error. */
const CAUSES: Record<ErrorCode, () => ValidationError | undefined | Promise<ValidationError | undefined>> = {
  required: () => first(createField('text', { required: true }), ''),
  consent: () => validateForm(createForm([], { consents }), {}, CONTEXT).errors.get('terms'),
  cardMissing: () => rejectValue('cardMissing').error,
  tooLong: () => first(createField('text'), OVERSIZED_TEXT),
  email: () => first(createField('email'), 'a@'),
  phone: () => first(createField('phone'), '1'),
  url: () => first(createField('url'), 'http://b.example'),
  vpa: () => first(createField('vpa'), 'a@'),
  number: () => first(createField('number'), 'ten'),
  integer: () => first(createField('number', { integer: true }), '1.5'),
  decimals: () => first(createField('money'), '12.345'),
  multiple: () => first(createField('number', { integer: true, multipleOf: 6 }), '7'),
  min: () => first(createField('money', { min: 5 }), '4'),
  max: () => first(createField('range'), '51'),
  belowField: () => validateForm(RANGE, { from: '9', to: '8' }, CONTEXT).errors.get('to'),
  tier: () => first(createField('tiers'), [{ quantity: '60', price: '' }]),
  tierQuantity: () =>
    first(createField('tiers', { first: { quantity: 60, cents: 9 } }), [{ quantity: '6', price: '0.08' }]),
  tierPrice: () =>
    first(createField('tiers', { first: { quantity: 6, cents: 9 } }), [{ quantity: '60', price: '0.09' }]),
  option: () => first(createField('select'), 'crate'),
  tooManyKeywords: () => first(createField('keywords', { max: 1 }), ['a', 'b']),
  tooManyItems: () => first(createField('list', { max: 1 }), ['a', 'b']),
  timing: () => first(createField('list', { itemType: 'timing' }), ['25:00']),
  year: () => first(createField('year'), '16'),
  date: () => first(createField('date'), '2026-02-30'),
  earliest: () => first(createField('date'), '2026-01-01'),
  latest: () => first(createField('date', { maxDaysAhead: 1 }), '2027-01-01'),
  code: () => first(createField('code'), '1'),
  fileType: () => validate('a.exe', 'MZ'),
  fileSize: () => validate('a.pdf', '%PDF', 9_000_000),
  fileContent: () => validate('a.pdf', 'MZ'),
  fileEmpty: () => validate('a.pdf', ''),
  fileCount: () => first(createField('files', { max: 3 }), refs),
  fileNotStored: () => rejectValue('fileNotStored', { name: 'a.pdf', reason: labels.storageErrors.full }).error,
  fileNotRead: () => rejectValue('fileNotRead', { name: 'a.pdf' }).error,
  fileBroken: () => rejectValue('fileBroken', { name: 'a.png' }).error,
  fileMissing: () => rejectValue('fileMissing', { name: 'a.pdf' }).error,
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
