import { beforeAll, describe, expect, test } from 'vitest';
import { checkForm } from './validate-form.ts';
import type { Field } from './definition.ts';
import { inspectFile } from '../files/validate-file.ts';
import { bad, PROBLEMS, type Problem, type ProblemCode } from './validation.ts';
import { field, form, HUGE, NOW } from '../testing/fields.ts';
import { shippedForms } from '../testing/shipped-forms.ts';
import { wordsOfProblem } from './error-message.ts';
import type { FormWords } from './labels.ts';

let words: FormWords;

beforeAll(async () => {
  ({ words } = await shippedForms());
});

const first = (one: Field, typed: unknown): Problem | undefined =>
  checkForm(form([one]), { answer: typed }, NOW).problems.get('answer');

const inspected = async (name: string, content: string, size = content.length): Promise<Problem | undefined> => {
  const file = Object.defineProperty(new File([content], name), 'size', { value: size });
  const looked = await inspectFile(file, ['documents']);
  return 'problem' in looked ? looked.problem : undefined;
};

const consents = [{ key: 'terms', text: 'I agree', required: true }];
const refs = Array.from({ length: 4 }, (_, at) => ({ id: `${at}`, name: 'a.pdf', type: 'application/pdf', size: 1 }));

const RANGE = form([field('money', { key: 'from', label: 'From' }), field('money', { key: 'to', notBelow: 'from' })]);

/** How each problem comes about. */
const CAUSES: Record<ProblemCode, () => Problem | undefined | Promise<Problem | undefined>> = {
  required: () => first(field('text', { required: true }), ''),
  consent: () => checkForm(form([], { consents }), {}, NOW).problems.get('terms'),
  tooLong: () => first(field('text'), HUGE),
  email: () => first(field('email'), 'a@'),
  phone: () => first(field('phone'), '1'),
  url: () => first(field('url'), 'http://b.example'),
  number: () => first(field('number'), 'ten'),
  whole: () => first(field('number', { whole: true }), '1.5'),
  decimals: () => first(field('money'), '12.345'),
  multiple: () => first(field('number', { whole: true, multipleOf: 6 }), '7'),
  least: () => first(field('money', { least: 5 }), '4'),
  most: () => first(field('range'), '51'),
  notBelow: () => checkForm(RANGE, { from: '9', to: '8' }, NOW).problems.get('to'),
  option: () => first(field('select'), 'crate'),
  tooMany: () => first(field('keywords', { most: 1 }), ['a', 'b']),
  tooManyRows: () => first(field('lines', { most: 1 }), ['a', 'b']),
  timing: () => first(field('lines', { each: 'timing' }), ['25:00']),
  year: () => first(field('year'), '16'),
  date: () => first(field('date'), '2026-02-30'),
  earliest: () => first(field('date'), '2026-01-01'),
  latest: () => first(field('date', { within: 1 }), '2027-01-01'),
  code: () => first(field('code'), '1'),
  fileType: () => inspected('a.exe', 'MZ'),
  fileSize: () => inspected('a.pdf', '%PDF', 9_000_000),
  fileContent: () => inspected('a.pdf', 'MZ'),
  fileEmpty: () => inspected('a.pdf', ''),
  fileCount: () => first(field('files', { most: 3 }), refs),
  fileKept: () => bad('fileKept', { name: 'a.pdf' }).problem,
  fileUnread: () => bad('fileUnread', { name: 'a.pdf' }).problem,
  fileBroken: () => bad('fileBroken', { name: 'a.png' }).problem,
  fileGone: () => bad('fileGone', { name: 'a.pdf' }).problem,
};

describe.each(Object.entries(CAUSES))('the problem “%s”', (code, cause) => {
  test('tells what its words have places for', async () => {
    const problem = await cause();
    expect(problem?.code).toBe(code);
    expect(Object.keys(problem?.values ?? {}).toSorted()).toEqual([...PROBLEMS[code as ProblemCode]].toSorted());
  });

  test('has words without a gap', async () => {
    const problem = await cause();
    const said = problem ? wordsOfProblem(problem, words) : '';
    expect(said).toMatch(/\S.*\.$/);
    expect(said).not.toMatch(/[{}]|undefined|NaN|null/);
    for (const value of Object.values(problem?.values ?? {})) expect(said).toContain(String(value));
  });
});

test('what a visitor’s file is called is said to the letter', () => {
  expect(wordsOfProblem({ code: 'fileEmpty', values: { name: '{most}$&<b>' } }, words)).toContain('{most}$&<b>');
});
