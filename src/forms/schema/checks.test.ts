import * as v from 'valibot';
import { Draft } from '@/storage/schemas/draft.ts';
import { describe, expect, it } from 'vitest';
import { ACTION_CHOICES, ACTION_NAMES } from './action-choices.ts';
import { formChecks, checkKeys, checkLimits, checkRequiredFields, checkTotalSize } from './checks.ts';

type Content = Parameters<typeof checkKeys>[0];

const FILE = 'content/forms/f.yaml';

/** Creates content with only the settings that the checks read. */
const createContent = (data: object): Content =>
  ({
    forms: [{ id: 'f', file: FILE, data: { action: 'message', fields: [], consents: [], ...data } }],
  }) as unknown as Content;

const createField = (discriminant: string, value: object) => ({ discriminant, value: { key: 'own', ...value } });
const formatIssues = (issues: Iterable<{ file: string; field: string; reason: string }>) =>
  [...issues].map((issue) => `${issue.file} ${issue.field}: ${issue.reason}`);

describe('keys', () => {
  const createText = (key: string) => createField('text', { key });
  const createConsent = (key: string) => ({ key });
  const findIssues = (fields: string[], consents: string[] = []) =>
    formatIssues(checkKeys(createContent({ fields: fields.map(createText), consents: consents.map(createConsent) })));

  it('accepts keys that differ', () => {
    expect(findIssues(['name', 'email', 'Email'], ['terms'])).toEqual([]);
  });

  it('reports the later of two fields with the same key', () => {
    expect(findIssues(['name', 'email', 'name', 'name'])).toEqual([
      `${FILE} fields.2.value.key: “name” is the key of an earlier field: choose another`,
      `${FILE} fields.3.value.key: “name” is the key of an earlier field: choose another`,
    ]);
  });

  it('reports a consent with the key of a field or of another consent', () => {
    expect(findIssues(['name'], ['terms', 'name', 'terms'])).toEqual([
      `${FILE} consents.1.key: “name” is the key of an earlier field: choose another`,
      `${FILE} consents.2.key: “terms” is the key of an earlier field: choose another`,
    ]);
  });

  it.each(['constructor', 'prototype'])('rejects %s, which a draft cannot store', (name) => {
    expect(findIssues(['name', name], [name])).toContain(
      `${FILE} fields.1.value.key: “${name}” is a name that JavaScript reserves, so the answer cannot be stored: choose another`,
    );
    expect(v.parse(Draft.entries.values, { [name]: 'x' })).toEqual({});
  });

  it('accepts the same key in two forms', () => {
    const one = createContent({ fields: [createText('name')] });
    expect(formatIssues(checkKeys({ forms: [...one.forms, ...one.forms] }))).toEqual([]);
  });
});

describe('required fields', () => {
  const createFieldsFor = (action: keyof typeof ACTION_CHOICES) =>
    Object.entries(ACTION_CHOICES[action].needs).map(([key, kind]) => createField(kind, { key }));

  it.each(ACTION_NAMES.map(({ value }) => value))('accepts all required fields of %s', (action) => {
    expect(formatIssues(checkRequiredFields(createContent({ action, fields: createFieldsFor(action) })))).toEqual([]);
    expect(
      formatIssues(
        checkRequiredFields(createContent({ action, fields: [...createFieldsFor(action), createField('url', {})] })),
      ),
    ).toEqual([]);
  });

  it.each(
    ACTION_NAMES.flatMap(({ value }) => Object.entries(ACTION_CHOICES[value].needs).map((need) => [value, ...need])),
  )('reports %s without %s (%s)', (action, key, kind) => {
    const name = action as keyof typeof ACTION_CHOICES; // `it.each` infers string for the names in the table
    const fields = createFieldsFor(name).filter(({ value }) => value.key !== key);
    expect(formatIssues(checkRequiredFields(createContent({ action, fields })))).toEqual([
      `${FILE} fields: “${ACTION_CHOICES[name].label}” needs a field with the key ${key} (${kind}): add it`,
    ]);
  });

  it('reports a field of the wrong kind', () => {
    expect(
      formatIssues(checkRequiredFields(createContent({ fields: [createField('text', { key: 'message' })] }))),
    ).toEqual([`${FILE} fields: “A message to a seller” needs message as longText, not as text`]);
  });

  it('does not accept a consent as a field', () => {
    expect(formatIssues(checkRequiredFields(createContent({ consents: [{ key: 'message' }] })))).toHaveLength(1);
  });
});

describe('the files of a form', () => {
  const createFiles = (max: number, ...families: string[]) => createField('files', { max, families });
  const findIssues = (...fields: object[]) => formatIssues(checkTotalSize(createContent({ fields })));

  it('have at most 75 MB together', () => {
    const pictures = createField('pictures', { max: 5 });
    expect(findIssues(pictures, createFiles(2, 'documents', 'videos'), createFiles(2, 'documents'))).toEqual([]);
    expect(findIssues(pictures, createFiles(2, 'videos'), createFiles(3, 'documents'))).toEqual([
      `${FILE} fields: all files may have 80 MB together, more than 75 MB: allow fewer`,
    ]);
  });
});

describe('limits', () => {
  const findIssues = (...fields: object[]) => formatIssues(checkLimits(createContent({ fields })));
  const createRange = (min: number, defaultValue: number, max: number) =>
    createField('range', { min, defaultValue, max });
  const createBounded = (kind: string, min: number | null, max: number | null) => createField(kind, { min, max });
  const createDay = (from: string, maxDaysAhead: number | null) => createField('date', { from, maxDaysAhead });

  it.each([
    ['a slider that starts at its minimum', createRange(1, 1, 50)],
    ['a slider that starts at its maximum', createRange(1, 50, 50)],
    ['a number without limits', createBounded('number', null, null)],
    ['a year up to this one', createBounded('year', 1900, null)],
    ['a single year', createBounded('year', 2016, 2016)],
    ['a number with a single possible value', createBounded('number', 6, 6)],
    ['a number below zero', createBounded('number', -6, -1)],
    ['an amount of zero', createBounded('money', null, 0)],
    ['only a minimum amount', createBounded('money', 5, null)],
    ['files of one family', createField('files', { families: ['documents'] })],
    ['any day', createDay('any', null)],
    ['a day long ago', createDay('any', -6574)],
    ['only today', createDay('today', 0)],
    ['only tomorrow', createDay('tomorrow', 1)],
    ['a day without a maximum', createDay('tomorrow', null)],
  ])('accepts %s', (_, one) => {
    expect(findIssues(one)).toEqual([]);
  });

  it.each([
    ['a slider that starts below its minimum', createRange(1, 0, 50), 'defaultValue: must be from 1 to 50'],
    ['a slider that starts beyond its maximum', createRange(1, 51, 50), 'defaultValue: must be from 1 to 50'],
    ['a slider with a minimum above its maximum', createRange(50, 10, 1), 'defaultValue: must be from 50 to 1'],
    ['a number with a minimum above its maximum', createBounded('number', 7, 6), 'min: must not be more than 6'],
    [
      'an amount with a minimum above its maximum',
      createBounded('money', 0.02, 0.01),
      'min: must not be more than 0.01',
    ],
    [
      'a maximum below zero, where less than zero is not allowed',
      createBounded('number', null, -1),
      'min: must not be more than -1',
    ],
    [
      'files of no family',
      createField('files', { families: [] }),
      'families: choose at least one type: no file would be accepted',
    ],
    ['a day before today', createDay('today', -1), 'maxDaysAhead: must be at least 0: no day would be accepted'],
    ['a day before tomorrow', createDay('tomorrow', 0), 'maxDaysAhead: must be at least 1: no day would be accepted'],
    [
      'a day too far in the future',
      createDay('any', 100_000_000),
      'maxDaysAhead: must not be more than 36525 days away',
    ],
    [
      'a day too far in the past',
      createDay('any', -100_000_000),
      'maxDaysAhead: must not be more than 36525 days away',
    ],
  ])('rejects %s', (_, one, reason) => {
    expect(findIssues(createField('text', {}), one)).toEqual([`${FILE} fields.1.value.${reason}`]);
  });

  describe.each(['select', 'radio'])('of a %s', (kind) => {
    const createChoice = (...values: string[]) =>
      createField(kind, { options: { discriminant: 'list', value: values.map((value) => ({ value, label: value })) } });

    it('reports options with the same key', () => {
      expect(findIssues(createChoice('a', 'b', 'ab'))).toEqual([]);
      expect(findIssues(createChoice('a', 'b', 'a', 'b'))).toEqual([
        `${FILE} fields.0.value.options.value.2.value: “a” is the key of an earlier option: choose another key`,
        `${FILE} fields.0.value.options.value.3.value: “b” is the key of an earlier option: choose another key`,
      ]);
    });

    it('ignores options from other sources', () => {
      expect(findIssues(createField(kind, { options: { discriminant: 'units' } }))).toEqual([]);
    });
  });
});

it('runs every check', () => {
  const fields = [
    createField('files', { max: 1, families: [] }),
    createField('text', {}),
    createField('pictures', { key: 'other', max: 100 }),
  ];
  expect(formChecks.map((check) => formatIssues(check(createContent({ fields }))).length)).toEqual([1, 1, 1, 1]);
});
