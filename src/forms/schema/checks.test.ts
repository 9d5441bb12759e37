import * as v from 'valibot';
import { Draft } from '@/storage/schemas.ts';
import { describe, expect, it } from 'vitest';
import { ACTION_CHOICES, ACTION_NAMES } from './action-choices.ts';
import { formChecks, checkKeys, checkLimits, checkRequiredFields } from './checks.ts';

type Content = Parameters<typeof checkKeys>[0];

const FILE = 'content/forms/f.yaml';

/** The checks read a few settings only: a test gives those. */
const content = (data: object): Content =>
  ({
    forms: [{ id: 'f', file: FILE, data: { action: 'message', fields: [], consents: [], ...data } }],
  }) as unknown as Content;

const field = (discriminant: string, value: object) => ({ discriminant, value: { key: 'own', ...value } });
const told = (faults: Iterable<{ file: string; field: string; reason: string }>) =>
  [...faults].map((fault) => `${fault.file} ${fault.field}: ${fault.reason}`);

describe('keys', () => {
  const text = (key: string) => field('text', { key });
  const consent = (key: string) => ({ key });
  const faults = (fields: string[], consents: string[] = []) =>
    told(checkKeys(content({ fields: fields.map(text), consents: consents.map(consent) })));

  it('may be any that differ', () => {
    expect(faults(['name', 'email', 'Email'], ['terms'])).toEqual([]);
  });

  it('of two fields may not be the same; the later is named', () => {
    expect(faults(['name', 'email', 'name', 'name'])).toEqual([
      `${FILE} fields.2.value.key: “name” is the key of a field before it: choose another`,
      `${FILE} fields.3.value.key: “name” is the key of a field before it: choose another`,
    ]);
  });

  it('of consents may not be those of fields or of each other', () => {
    expect(faults(['name'], ['terms', 'name', 'terms'])).toEqual([
      `${FILE} consents.1.key: “name” is the key of a field before it: choose another`,
      `${FILE} consents.2.key: “terms” is the key of a field before it: choose another`,
    ]);
  });

  it.each(['constructor', 'prototype'])('may not be %s: no draft could keep the answer', (name) => {
    expect(faults(['name', name], [name])).toContain(
      `${FILE} fields.1.value.key: “${name}” is a name that JavaScript reserves, so no answer is kept: choose another`,
    );
    expect(v.parse(Draft.entries.values, { [name]: 'x' })).toEqual({});
  });

  it('of two forms may be the same', () => {
    const one = content({ fields: [text('name')] });
    expect(told(checkKeys({ forms: [...one.forms, ...one.forms] }))).toEqual([]);
  });
});

describe('what becomes of a form', () => {
  const fieldsFor = (action: keyof typeof ACTION_CHOICES) =>
    Object.entries(ACTION_CHOICES[action].needs).map(([key, kind]) => field(kind, { key }));

  it.each(ACTION_NAMES.map(({ value }) => value))('has what it needs: %s', (action) => {
    expect(told(checkRequiredFields(content({ action, fields: fieldsFor(action) })))).toEqual([]);
    expect(told(checkRequiredFields(content({ action, fields: [...fieldsFor(action), field('url', {})] })))).toEqual(
      [],
    );
  });

  it.each(
    ACTION_NAMES.flatMap(({ value }) => Object.entries(ACTION_CHOICES[value].needs).map((need) => [value, ...need])),
  )('lacks what it needs: %s without %s (%s)', (action, key, kind) => {
    const name = action as keyof typeof ACTION_CHOICES; // a row of three texts
    const fields = fieldsFor(name).filter(({ value }) => value.key !== key);
    expect(told(checkRequiredFields(content({ action, fields })))).toEqual([
      `${FILE} fields: “${ACTION_CHOICES[name].label}” needs a field with the key ${key} (${kind}): add it`,
    ]);
  });

  it('needs fields of the right kind', () => {
    expect(told(checkRequiredFields(content({ fields: [field('text', { key: 'message' })] })))).toEqual([
      `${FILE} fields: “A message to a seller” needs message as longText, not as text`,
    ]);
  });

  it('is not served by a consent', () => {
    expect(told(checkRequiredFields(content({ consents: [{ key: 'message' }] })))).toHaveLength(1);
  });
});

describe('limits', () => {
  const faults = (...fields: object[]) => told(checkLimits(content({ fields })));
  const range = (min: number, defaultValue: number, max: number) => field('range', { min, defaultValue, max });
  const bounded = (kind: string, min: number | null, max: number | null) => field(kind, { min, max });
  const day = (from: string, maxDaysAhead: number | null) => field('date', { from, maxDaysAhead });

  it.each([
    ['a slider that starts at its minimum', range(1, 1, 50)],
    ['a slider that starts at its maximum', range(1, 50, 50)],
    ['a number without limits', bounded('number', null, null)],
    ['a year up to this one', bounded('year', 1900, null)],
    ['one year alone', bounded('year', 2016, 2016)],
    ['a number with one value', bounded('number', 6, 6)],
    ['a number below zero', bounded('number', -6, -1)],
    ['an amount of nothing', bounded('money', null, 0)],
    ['a minimum amount alone', bounded('money', 5, null)],
    ['files of one family', field('files', { families: ['documents'] })],
    ['any day', day('any', null)],
    ['a day long ago', day('any', -6574)],
    ['today alone', day('today', 0)],
    ['tomorrow alone', day('tomorrow', 1)],
    ['a day without end', day('tomorrow', null)],
  ])('may be those of %s', (_, one) => {
    expect(faults(one)).toEqual([]);
  });

  it.each([
    ['a slider that starts below its minimum', range(1, 0, 50), 'defaultValue: must be from 1 to 50'],
    ['a slider that starts beyond its maximum', range(1, 51, 50), 'defaultValue: must be from 1 to 50'],
    ['a slider upside down', range(50, 10, 1), 'defaultValue: must be from 50 to 1'],
    ['a number upside down', bounded('number', 7, 6), 'min: must not be more than 6'],
    ['an amount upside down', bounded('money', 0.02, 0.01), 'min: must not be more than 0.01'],
    [
      'a maximum below zero, where less than zero is not allowed',
      bounded('number', null, -1),
      'min: must not be more than -1',
    ],
    [
      'files of no family',
      field('files', { families: [] }),
      'families: choose at least one type: no file would be taken',
    ],
    ['a day before today', day('today', -1), 'maxDaysAhead: must be at least 0: no day would be taken'],
    ['a day before tomorrow', day('tomorrow', 0), 'maxDaysAhead: must be at least 1: no day would be taken'],
    ['a day that no calendar has', day('any', 100_000_000), 'maxDaysAhead: must not be more than 36525 days away'],
    ['a day that no calendar had', day('any', -100_000_000), 'maxDaysAhead: must not be more than 36525 days away'],
  ])('refuse %s', (_, one, reason) => {
    expect(faults(field('text', {}), one)).toEqual([`${FILE} fields.1.value.${reason}`]);
  });

  describe.each(['select', 'radio'])('of a %s', (kind) => {
    const choice = (...values: string[]) =>
      field(kind, { options: { discriminant: 'list', value: values.map((value) => ({ value, label: value })) } });

    it('tell its options apart', () => {
      expect(faults(choice('a', 'b', 'ab'))).toEqual([]);
      expect(faults(choice('a', 'b', 'a', 'b'))).toEqual([
        `${FILE} fields.0.value.options.value.2.value: “a” is an option before it: choose another key`,
        `${FILE} fields.0.value.options.value.3.value: “b” is an option before it: choose another key`,
      ]);
    });

    it('leave options from elsewhere alone', () => {
      expect(faults(field(kind, { options: { discriminant: 'units' } }))).toEqual([]);
    });
  });
});

it('every check is made', () => {
  const broken = content({ fields: [field('files', { families: [] }), field('text', {})] });
  expect(formChecks.map((check) => told(check(broken)).length)).toEqual([1, 1, 1]);
});
