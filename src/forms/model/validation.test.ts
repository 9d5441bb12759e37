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

const getFirstError = (one: Field, typed: unknown): ValidationError | undefined =>
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
  required: () => getFirstError(createField('text', { required: true }), ''),
  consent: () => validateForm(createForm([], { consents }), {}, CONTEXT).errors.get('terms'),
  cardMissing: () => rejectValue('cardMissing').error,
  tooLong: () => getFirstError(createField('text'), OVERSIZED_TEXT),
  email: () => getFirstError(createField('email'), 'a@'),
  phone: () => getFirstError(createField('phone'), '1'),
  url: () => getFirstError(createField('url'), 'http://b.example'),
  vpa: () => getFirstError(createField('vpa'), 'a@'),
  number: () => getFirstError(createField('number'), 'ten'),
  integer: () => getFirstError(createField('number', { integer: true }), '1.5'),
  decimals: () => getFirstError(createField('money'), '12.345'),
  multiple: () => getFirstError(createField('number', { integer: true, multipleOf: 6 }), '7'),
  min: () => getFirstError(createField('money', { min: 5 }), '4'),
  max: () => getFirstError(createField('range'), '51'),
  belowField: () => validateForm(RANGE, { from: '9', to: '8' }, CONTEXT).errors.get('to'),
  tier: () => getFirstError(createField('tiers'), [{ quantity: '60', price: '' }]),
  tierQuantity: () =>
    getFirstError(createField('tiers', { first: { quantity: 60, cents: 9 } }), [{ quantity: '6', price: '0.08' }]),
  tierPrice: () =>
    getFirstError(createField('tiers', { first: { quantity: 6, cents: 9 } }), [{ quantity: '60', price: '0.09' }]),
  option: () => getFirstError(createField('select'), 'crate'),
  tooManyKeywords: () => getFirstError(createField('keywords', { max: 1 }), ['a', 'b']),
  tooManyItems: () => getFirstError(createField('list', { max: 1 }), ['a', 'b']),
  timing: () => getFirstError(createField('list', { itemType: 'timing' }), ['25:00']),
  year: () => getFirstError(createField('year'), '16'),
  date: () => getFirstError(createField('date'), '2026-02-30'),
  earliest: () => getFirstError(createField('date'), '2026-01-01'),
  latest: () => getFirstError(createField('date', { maxDaysAhead: 1 }), '2027-01-01'),
  code: () => getFirstError(createField('code'), '1'),
  fileType: () => validate('a.exe', 'MZ'),
  fileSize: () => validate('a.pdf', '%PDF', 9_000_000),
  fileContent: () => validate('a.pdf', 'MZ'),
  fileEmpty: () => validate('a.pdf', ''),
  fileCount: () => getFirstError(createField('files', { max: 3 }), refs),
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
