import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTiers } from '../field-types/tiers.tsx';
import { validateForm, getInitialValues, restoreDraftValues } from './validate-form.ts';
import { toStoredType } from './stored-type.ts';
import type { Consent } from './definition.ts';
import { getFieldType } from '../field-types/index.ts';
import { createField, createForm, OVERSIZED_TEXT, FIELD_TYPE_NAMES, CONTEXT } from '../testing/fields.ts';

beforeAll(async () => {
  await loadTiers();
});

const FILE = { id: 'f', name: 'a.pdf', type: 'application/pdf', size: 9 };

/** A valid answer to a default field of each type: the typed value, the stored value and the displayed text. */
const GOOD = {
  text: ['Asma', 'Asma', 'Asma'],
  longText: ['One\r\ntwo', 'One\ntwo', 'One\ntwo'],
  email: ['a@b.example', 'a@b.example', 'a@b.example'],
  phone: ['00968 0000 0100', '+96800000100', '+96800000100'],
  url: ['b.example', 'https://b.example/', 'https://b.example/'],
  vpa: ['maryam@bank', 'maryam@bank', 'maryam@bank'],
  number: ['1,200', 1200, '1,200'],
  money: ['48.5', 4850, '$48.50'],
  tiers: [[{ quantity: '60', price: '7.5' }], [{ quantity: 60, cents: 750 }], '60 + $7.50'],
  select: ['box-of-12', 'box-of-12', 'Box of 12'],
  radio: ['pair', 'pair', 'Pair'],
  checkbox: [true, true, 'checkbox?'],
  keywords: [['a', 'b'], ['a', 'b'], 'a, b'],
  list: [['a', '', 'b'], ['a', 'b'], 'a\nb'],
  year: ['٢٠١٦', 2016, '2016'],
  date: ['2026-12-01', '2026-12-01', '1 December 2026'],
  range: ['25', 25, '25 km'],
  location: ['muscat', { name: 'Muscat', id: 'muscat' }, 'Muscat'],
  pictures: [[FILE], [FILE], 'a.pdf'],
  files: [[FILE], [FILE], 'a.pdf'],
  code: ['012 345', '012345', '012345'],
} as const;

const createEveryField = (required: boolean) =>
  createForm(FIELD_TYPE_NAMES.map((kind) => createField(kind, { key: kind, label: `${kind}?`, required })));

const getCodes = (checked: ReturnType<typeof validateForm>) =>
  Object.fromEntries([...checked.errors].map(([key, { code }]) => [key, code]));

const typedGood = Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, GOOD[kind][0]]));

const createConsent = (key: string, required: boolean): Consent => ({ key, text: `Agree to ${key}`, required });

describe('validateForm', () => {
  test('starts with the initial value of each field type and no consent', () => {
    const empty = getInitialValues({
      ...createEveryField(true),
      consents: [createConsent('terms', true), createConsent('card', false)],
    });
    expect(empty).toEqual({
      ...Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, ''])),
      checkbox: false,
      keywords: [],
      list: [''],
      tiers: [],
      range: '10',
      pictures: [],
      files: [],
      terms: false,
      card: false,
    });
  });

  test('accepts an untouched form without required fields, with the slider as the only answer', () => {
    const { errors, answers } = validateForm(
      createEveryField(false),
      getInitialValues(createEveryField(false)),
      CONTEXT,
    );
    expect(errors.size).toBe(0);
    expect(answers.map(({ name }) => name)).toEqual(['range']);
  });

  test('reports every required field except the slider when untouched, in order', () => {
    const asked = FIELD_TYPE_NAMES.filter((kind) => kind !== 'range');
    const checked = validateForm(createEveryField(true), getInitialValues(createEveryField(true)), CONTEXT);
    expect([...checked.errors]).toEqual(asked.map((kind) => [kind, { code: 'required' }]));
  });

  test('treats missing values as unanswered', () => {
    expect(getCodes(validateForm(createEveryField(true), {}, CONTEXT))).toEqual(
      Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, 'required'])),
    );
    expect(validateForm(createEveryField(false), {}, CONTEXT)).toEqual({ errors: new Map(), answers: [] });
  });

  test('returns the value and text of each field type', () => {
    const { errors, answers } = validateForm(createEveryField(true), typedGood, CONTEXT);
    expect([...errors]).toEqual([]);
    expect(answers).toEqual(
      FIELD_TYPE_NAMES.map((kind) => {
        const [, value, text] = GOOD[kind];
        return { name: kind, label: `${kind}?`, kind: toStoredType(kind), value, text };
      }),
    );
  });

  test('returns answers that JSON preserves', () => {
    const { answers } = validateForm(createEveryField(true), typedGood, CONTEXT);
    expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
  });

  test('leaves out unanswered fields', () => {
    const { answers } = validateForm(
      createEveryField(false),
      { ...typedGood, text: ' \u200b ', checkbox: false, files: [] },
      CONTEXT,
    );
    const names = answers.map(({ name }) => name);
    expect(names).toEqual(FIELD_TYPE_NAMES.filter((kind) => !['text', 'checkbox', 'files'].includes(kind)));
  });

  test('returns errors and answers in the order of the fields', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(FIELD_TYPE_NAMES), fc.shuffledSubarray(FIELD_TYPE_NAMES), (shown, typedOrder) => {
        const definition = createForm(
          shown.map((kind) => createField(kind, { key: kind, label: `${kind}?`, required: true })),
        );
        const typed = Object.fromEntries(typedOrder.map((kind) => [kind, typedGood[kind]]));
        const { errors, answers } = validateForm(definition, typed, CONTEXT);
        expect(answers.map(({ name }) => name)).toEqual(shown.filter((kind) => typedOrder.includes(kind)));
        expect([...errors.keys()]).toEqual(shown.filter((kind) => !typedOrder.includes(kind)));
      }),
    );
  });

  test('reports the specific error of a required field instead of a missing answer', () => {
    const typed = {
      ...typedGood,
      email: 'a@',
      number: 'ten',
      radio: 'crate',
      date: '2026-02-30',
      text: OVERSIZED_TEXT,
    };
    expect(getCodes(validateForm(createEveryField(true), typed, CONTEXT))).toEqual({
      text: 'tooLong',
      email: 'email',
      number: 'number',
      radio: 'option',
      date: 'date',
    });
  });

  test('validates optional fields too', () => {
    expect(getCodes(validateForm(createEveryField(false), { email: 'a@', code: '1' }, CONTEXT))).toEqual({
      email: 'email',
      code: 'code',
    });
  });

  test('ignores values without a field', () => {
    const { answers } = validateForm(
      createForm([createField('text')]),
      { answer: 'yes', other: 'no', isAdmin: true },
      CONTEXT,
    );
    expect(answers.map(({ name }) => name)).toEqual(['answer']);
  });

  test('does not change the typed values', () => {
    const typed = Object.freeze({ ...typedGood, keywords: Object.freeze(['b', 'a', 'B']) });
    expect(() => validateForm(createEveryField(true), typed, CONTEXT)).not.toThrow();
  });

  const oddities: [string, unknown][] = [
    ['undefined', undefined],
    ['null', null],
    ['a number', 12],
    ['NaN', NaN],
    ['infinity', Infinity],
    ['a truth', true],
    ['a text', 'x'],
    ['a list', ['x']],
    ['a list of nothing', [null]],
    ['an object', { name: 'x' }],
    ['a function', () => 'x'],
    ['a symbol', Symbol('x')],
    ['a date', new Date(0)],
    ['a text object', new String('x')],
  ];

  test.each(oddities)('treats %s as no answer when the field type expects another type', (_, value) => {
    const typed = Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, value]));
    const { errors, answers } = validateForm(createEveryField(true), typed, CONTEXT);
    for (const kind of FIELD_TYPE_NAMES) {
      const fits = getFieldType(kind).isValidDraft(value);
      if (!fits) expect(errors.get(kind)).toEqual({ code: 'required' });
      else expect(errors.has(kind) || answers.some(({ name }) => name === kind)).toBe(true);
    }
  });

  test('never throws, whatever the values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FIELD_TYPE_NAMES), fc.anything()), (typed) => {
        const { errors, answers } = validateForm(createEveryField(true), typed, CONTEXT);
        expect(errors.size + answers.length).toBe(FIELD_TYPE_NAMES.length);
      }),
    );
  });
});

describe('minimum and maximum fields', () => {
  const range = createForm([
    createField('money', { key: 'from', label: 'From' }),
    createField('money', { key: 'to', label: 'To', minField: 'from' }),
  ]);

  test.each([
    ['8', '9'],
    ['9', '9'],
    ['9', ''],
    ['', '8'],
  ])('accept a range from %s to %s', (from, to) => {
    expect(getCodes(validateForm(range, { from, to }, CONTEXT))).toEqual({});
  });

  test('report the maximum when it is below the minimum', () => {
    const { errors } = validateForm(range, { from: '9.01', to: '9' }, CONTEXT);
    expect([...errors]).toEqual([['to', { code: 'belowField', values: { other: 'From' } }]]);
  });

  test('are not compared when one of them is invalid', () => {
    expect(getCodes(validateForm(range, { from: 'nine', to: '8' }, CONTEXT))).toEqual({ from: 'number' });
  });
});

test.each(['', '?', '2020-01-01', '2099-01-01'])(
  'a skipped field has neither an error nor an answer: “%s”',
  (typed) => {
    const form = createForm([createField('date', { required: true, isSkipped: true })]);
    const { errors, answers } = validateForm(form, { answer: typed }, CONTEXT);
    expect([...errors]).toEqual([]);
    expect(answers).toEqual([]);
  },
);

describe('consents', () => {
  const definition = createForm([createField('text')], {
    consents: [createConsent('card', false), createConsent('terms', true)],
  });

  test('must be checked when they are required', () => {
    expect(getCodes(validateForm(definition, getInitialValues(definition), CONTEXT))).toEqual({ terms: 'consent' });
  });

  test.each(['true', 'on', 1, {}, [], null, undefined, false])('are not checked by %j', (value) => {
    const { errors, answers } = validateForm(definition, { card: value, terms: value }, CONTEXT);
    expect([...errors.keys()]).toEqual(['terms']);
    expect(answers).toEqual([]);
  });

  test('follow the fields with their own text when they are checked', () => {
    const { errors, answers } = validateForm(definition, { terms: true, answer: 'yes', card: false }, CONTEXT);
    expect(errors.size).toBe(0);
    expect(answers).toEqual([
      { name: 'answer', label: 'Answer', kind: 'text', value: 'yes', text: 'yes' },
      { name: 'terms', label: 'Agree to terms', kind: 'consent', value: true, text: '✓' },
    ]);
  });

  test('are reported after the fields when they are missing', () => {
    const asking = { ...definition, fields: [createField('text', { required: true })] };
    expect([...validateForm(asking, {}, CONTEXT).errors.keys()]).toEqual(['answer', 'terms']);
  });
});

describe('keys that are JavaScript property names', () => {
  const KEYS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];
  const definition = createForm(
    KEYS.flatMap((key) => createField('text', { key, label: key, required: true })),
    { consents: [createConsent('isPrototypeOf', true)] },
  );

  test('are unanswered like other keys', () => {
    const { errors, answers } = validateForm(definition, {}, CONTEXT);
    expect([...errors.keys()]).toEqual([...KEYS, 'isPrototypeOf']);
    expect(answers).toEqual([]);
  });

  test('start empty and are answered like other keys', () => {
    const empty = getInitialValues(definition);
    expect(Object.keys(empty)).toEqual([...KEYS, 'isPrototypeOf']);
    const typed = Object.fromEntries<unknown>([
      ...KEYS.map((key) => [key, 'yes'] as const),
      ['isPrototypeOf', true] as const,
    ]);
    expect(validateForm(definition, typed, CONTEXT).answers.map(({ name }) => name)).toEqual([
      ...KEYS,
      'isPrototypeOf',
    ]);
  });

  test('do not pollute prototypes from a draft', () => {
    const draft = JSON.parse(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"answer":"yes"}',
    ) as Record<string, unknown>;
    const plain = createForm([createField('text')]);
    const fitting = restoreDraftValues(plain, draft);
    expect(fitting).toEqual({ answer: 'yes' });
    expect(Object.getPrototypeOf(fitting)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect(validateForm(plain, draft, CONTEXT).answers.map(({ name }) => name)).toEqual(['answer']);
  });

  test('are not found in a draft without them', () => {
    expect(restoreDraftValues(definition, {})).toEqual({});
  });
});

describe('draft', () => {
  const draft = { ...typedGood, terms: true };
  const definition = { ...createEveryField(true), consents: [createConsent('terms', true)] };

  test('is accepted completely by the same form', () => {
    expect(restoreDraftValues(definition, draft)).toEqual(draft);
  });

  test('is accepted even with invalid answers', () => {
    expect(restoreDraftValues(createForm([createField('email')]), { answer: 'a@' })).toEqual({ answer: 'a@' });
  });

  test('drops fields that no longer exist', () => {
    expect(restoreDraftValues(createForm([createField('text', { key: 'text' })]), draft)).toEqual({ text: 'Asma' });
  });

  test('lacks fields that were added later', () => {
    expect(restoreDraftValues(createForm([createField('text', { key: 'brandNew' })]), draft)).toEqual({});
  });

  test('drops values whose field changed its type', () => {
    const changed = createForm([
      createField('keywords', { key: 'text' }),
      createField('text', { key: 'keywords' }),
      createField('checkbox', { key: 'number' }),
      createField('files', { key: 'place' }),
      createField('money', { key: 'number' }),
    ]);
    expect(restoreDraftValues(changed, draft)).toEqual({ number: '1,200' });
  });

  test('keeps a removed option, so that validation reports it', () => {
    const changed = createForm([createField('select', { key: 'select', options: [{ value: 'kg', label: 'Kilo' }] })]);
    expect(restoreDraftValues(changed, draft)).toEqual({ select: 'box-of-12' });
    expect(getCodes(validateForm(changed, restoreDraftValues(changed, draft), CONTEXT))).toEqual({ select: 'option' });
  });

  test.each([['true'], [1], [null], [['x']]])('does not read %j as a consent', (value) => {
    expect(restoreDraftValues(definition, { terms: value })).toEqual({});
  });

  test('keeps a withdrawn consent', () => {
    expect(restoreDraftValues(definition, { terms: false })).toEqual({ terms: false });
  });

  test('restores an untouched form unchanged', () => {
    expect(restoreDraftValues(definition, getInitialValues(definition))).toEqual(getInitialValues(definition));
  });

  test('survives serialisation to JSON', () => {
    const stored = JSON.parse(JSON.stringify(draft)) as Record<string, unknown>;
    expect(validateForm(definition, restoreDraftValues(definition, stored), CONTEXT)).toEqual(
      validateForm(definition, draft, CONTEXT),
    );
  });

  test('never contains more than the fields of the form, whatever was stored', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (anything) => {
        expect(definition.fields.map(({ key }) => key)).toEqual(
          expect.arrayContaining(Object.keys(restoreDraftValues(createEveryField(false), anything))),
        );
      }),
    );
  });
});
