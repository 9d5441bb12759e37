import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateForm, getInitialValues, restoreDraftValues } from './validate-form.ts';
import { toStoredType } from './stored-type.ts';
import type { Consent } from './definition.ts';
import { getFieldType } from '../field-types/index.ts';
import { field, form, OVERSIZED_TEXT, FIELD_TYPE_NAMES, CONTEXT } from '../testing/fields.ts';

const FILE = { id: 'f', name: 'a.pdf', type: 'application/pdf', size: 9 };

/** A good answer to the plain field of each kind: what is typed, meant and shown. */
const GOOD = {
  text: ['Asma', 'Asma', 'Asma'],
  longText: ['One\r\ntwo', 'One\ntwo', 'One\ntwo'],
  email: ['a@b.example', 'a@b.example', 'a@b.example'],
  phone: ['00968 0000 0100', '+96800000100', '+96800000100'],
  url: ['b.example', 'https://b.example/', 'https://b.example/'],
  number: ['1,200', 1200, '1,200'],
  money: ['48.5', 4850, '$48.50'],
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

const every = (required: boolean) =>
  form(FIELD_TYPE_NAMES.map((kind) => field(kind, { key: kind, label: `${kind}?`, required })));

const codes = (checked: ReturnType<typeof validateForm>) =>
  Object.fromEntries([...checked.errors].map(([key, { code }]) => [key, code]));

const typedGood = Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, GOOD[kind][0]]));

const consent = (key: string, required: boolean): Consent => ({ key, text: `Agree to ${key}`, required });

describe('a form', () => {
  test('starts with what each kind starts with and no consent', () => {
    const empty = getInitialValues({ ...every(true), consents: [consent('terms', true), consent('card', false)] });
    expect(empty).toEqual({
      ...Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, ''])),
      checkbox: false,
      keywords: [],
      list: [''],
      range: '10',
      pictures: [],
      files: [],
      terms: false,
      card: false,
    });
  });

  test('that asks for nothing is well when untouched, and has the slider alone as an answer', () => {
    const { errors, answers } = validateForm(every(false), getInitialValues(every(false)), CONTEXT);
    expect(errors.size).toBe(0);
    expect(answers.map(({ name }) => name)).toEqual(['range']);
  });

  test('that asks for all names each field but the slider when untouched, in its order', () => {
    const asked = FIELD_TYPE_NAMES.filter((kind) => kind !== 'range');
    const checked = validateForm(every(true), getInitialValues(every(true)), CONTEXT);
    expect([...checked.errors]).toEqual(asked.map((kind) => [kind, { code: 'required' }]));
  });

  test('that holds nothing at all is no more than unanswered', () => {
    expect(codes(validateForm(every(true), {}, CONTEXT))).toEqual(
      Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, 'required'])),
    );
    expect(validateForm(every(false), {}, CONTEXT)).toEqual({ errors: new Map(), answers: [] });
  });

  test('has an answer of each kind, as it is meant and as it reads', () => {
    const { errors, answers } = validateForm(every(true), typedGood, CONTEXT);
    expect([...errors]).toEqual([]);
    expect(answers).toEqual(
      FIELD_TYPE_NAMES.map((kind) => {
        const [, value, text] = GOOD[kind];
        return { name: kind, label: `${kind}?`, kind: toStoredType(kind), value, text };
      }),
    );
  });

  test('has answers that JSON carries unchanged', () => {
    const { answers } = validateForm(every(true), typedGood, CONTEXT);
    expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
  });

  test('leaves out what was not answered', () => {
    const { answers } = validateForm(
      every(false),
      { ...typedGood, text: ' \u200b ', checkbox: false, files: [] },
      CONTEXT,
    );
    const names = answers.map(({ name }) => name);
    expect(names).toEqual(FIELD_TYPE_NAMES.filter((kind) => !['text', 'checkbox', 'files'].includes(kind)));
  });

  test('has problems and answers in the order of its fields, whatever the order of typing', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(FIELD_TYPE_NAMES), fc.shuffledSubarray(FIELD_TYPE_NAMES), (shown, typedOrder) => {
        const definition = form(shown.map((kind) => field(kind, { key: kind, label: `${kind}?`, required: true })));
        const typed = Object.fromEntries(typedOrder.map((kind) => [kind, typedGood[kind]]));
        const { errors, answers } = validateForm(definition, typed, CONTEXT);
        expect(answers.map(({ name }) => name)).toEqual(shown.filter((kind) => typedOrder.includes(kind)));
        expect([...errors.keys()]).toEqual(shown.filter((kind) => !typedOrder.includes(kind)));
      }),
    );
  });

  test('says what is wrong with a required field rather than that it was not answered', () => {
    const typed = {
      ...typedGood,
      email: 'a@',
      number: 'ten',
      radio: 'crate',
      date: '2026-02-30',
      text: OVERSIZED_TEXT,
    };
    expect(codes(validateForm(every(true), typed, CONTEXT))).toEqual({
      text: 'tooLong',
      email: 'email',
      number: 'number',
      radio: 'option',
      date: 'date',
    });
  });

  test('holds optional fields to their rules too', () => {
    expect(codes(validateForm(every(false), { email: 'a@', code: '1' }, CONTEXT))).toEqual({
      email: 'email',
      code: 'code',
    });
  });

  test('leaves out what it never asked', () => {
    const { answers } = validateForm(form([field('text')]), { answer: 'yes', other: 'no', isAdmin: true }, CONTEXT);
    expect(answers.map(({ name }) => name)).toEqual(['answer']);
  });

  test('does not change what was typed', () => {
    const typed = Object.freeze({ ...typedGood, keywords: Object.freeze(['b', 'a', 'B']) });
    expect(() => validateForm(every(true), typed, CONTEXT)).not.toThrow();
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

  test.each(oddities)('takes %s for no answer where the kind holds something else', (_, value) => {
    const typed = Object.fromEntries(FIELD_TYPE_NAMES.map((kind) => [kind, value]));
    const { errors, answers } = validateForm(every(true), typed, CONTEXT);
    for (const kind of FIELD_TYPE_NAMES) {
      const fits = getFieldType(kind).isValidDraft(value);
      if (!fits) expect(errors.get(kind)).toEqual({ code: 'required' });
      else expect(errors.has(kind) || answers.some(({ name }) => name === kind)).toBe(true);
    }
  });

  test('judges anything at all without a fault of its own', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FIELD_TYPE_NAMES), fc.anything()), (typed) => {
        const { errors, answers } = validateForm(every(true), typed, CONTEXT);
        expect(errors.size + answers.length).toBe(FIELD_TYPE_NAMES.length);
      }),
    );
  });
});

describe('two ends of a range', () => {
  const range = form([
    field('money', { key: 'from', label: 'From' }),
    field('money', { key: 'to', label: 'To', minField: 'from' }),
  ]);

  test.each([
    ['8', '9'],
    ['9', '9'],
    ['9', ''],
    ['', '8'],
  ])('from %s to %s is well', (from, to) => {
    expect(codes(validateForm(range, { from, to }, CONTEXT))).toEqual({});
  });

  test('that run downwards are wrong at the upper one, which names the other', () => {
    const { errors } = validateForm(range, { from: '9.01', to: '9' }, CONTEXT);
    expect([...errors]).toEqual([['to', { code: 'belowField', values: { other: 'From' } }]]);
  });

  test('of which one is wrong by itself are not compared', () => {
    expect(codes(validateForm(range, { from: 'nine', to: '8' }, CONTEXT))).toEqual({ from: 'number' });
  });
});

describe('consents', () => {
  const definition = form([field('text')], { consents: [consent('card', false), consent('terms', true)] });

  test('that are asked for must be ticked', () => {
    expect(codes(validateForm(definition, getInitialValues(definition), CONTEXT))).toEqual({ terms: 'consent' });
  });

  test.each(['true', 'on', 1, {}, [], null, undefined, false])('are not ticked by %j', (value) => {
    const { errors, answers } = validateForm(definition, { card: value, terms: value }, CONTEXT);
    expect([...errors.keys()]).toEqual(['terms']);
    expect(answers).toEqual([]);
  });

  test('come behind the fields with their own words, where they were ticked', () => {
    const { errors, answers } = validateForm(definition, { terms: true, answer: 'yes', card: false }, CONTEXT);
    expect(errors.size).toBe(0);
    expect(answers).toEqual([
      { name: 'answer', label: 'Answer', kind: 'text', value: 'yes', text: 'yes' },
      { name: 'terms', label: 'Agree to terms', kind: 'consent', value: true, text: '✓' },
    ]);
  });

  test('are named behind the fields where they are missing', () => {
    const asking = { ...definition, fields: [field('text', { required: true })] };
    expect([...validateForm(asking, {}, CONTEXT).errors.keys()]).toEqual(['answer', 'terms']);
  });
});

describe('keys that the language has for itself', () => {
  const KEYS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];
  const definition = form(
    KEYS.flatMap((key) => field('text', { key, label: key, required: true })),
    { consents: [consent('isPrototypeOf', true)] },
  );

  test('are unanswered like any other', () => {
    const { errors, answers } = validateForm(definition, {}, CONTEXT);
    expect([...errors.keys()]).toEqual([...KEYS, 'isPrototypeOf']);
    expect(answers).toEqual([]);
  });

  test('start empty and are answered like any other', () => {
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

  test('do no harm in a draft', () => {
    const draft = JSON.parse(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"answer":"yes"}',
    ) as Record<string, unknown>;
    const plain = form([field('text')]);
    const fitting = restoreDraftValues(plain, draft);
    expect(fitting).toEqual({ answer: 'yes' });
    expect(Object.getPrototypeOf(fitting)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect(validateForm(plain, draft, CONTEXT).answers.map(({ name }) => name)).toEqual(['answer']);
  });

  test('are not found in a draft that has none', () => {
    expect(restoreDraftValues(definition, {})).toEqual({});
  });
});

describe('a draft', () => {
  const draft = { ...typedGood, terms: true };
  const definition = { ...every(true), consents: [consent('terms', true)] };

  test('of the same form fits whole', () => {
    expect(restoreDraftValues(definition, draft)).toEqual(draft);
  });

  test('is fit even when its answers are not good yet', () => {
    expect(restoreDraftValues(form([field('email')]), { answer: 'a@' })).toEqual({ answer: 'a@' });
  });

  test('of an older form loses fields that are gone', () => {
    expect(restoreDraftValues(form([field('text', { key: 'text' })]), draft)).toEqual({ text: 'Asma' });
  });

  test('of an older form lacks fields that are new', () => {
    expect(restoreDraftValues(form([field('text', { key: 'brandNew' })]), draft)).toEqual({});
  });

  test('of an older form loses what another kind now holds', () => {
    const changed = form([
      field('keywords', { key: 'text' }),
      field('text', { key: 'keywords' }),
      field('checkbox', { key: 'number' }),
      field('files', { key: 'place' }),
      field('money', { key: 'number' }),
    ]);
    expect(restoreDraftValues(changed, draft)).toEqual({ number: '1,200' });
  });

  test('of an older form keeps an option that is gone, for its rule to say so', () => {
    const changed = form([field('select', { key: 'select', options: [{ value: 'kg', label: 'Kilo' }] })]);
    expect(restoreDraftValues(changed, draft)).toEqual({ select: 'box-of-12' });
    expect(codes(validateForm(changed, restoreDraftValues(changed, draft), CONTEXT))).toEqual({ select: 'option' });
  });

  test.each([['true'], [1], [null], [['x']]])('has no consent in %j', (value) => {
    expect(restoreDraftValues(definition, { terms: value })).toEqual({});
  });

  test('keeps a consent that was taken back', () => {
    expect(restoreDraftValues(definition, { terms: false })).toEqual({ terms: false });
  });

  test('of an untouched form is the untouched form', () => {
    expect(restoreDraftValues(definition, getInitialValues(definition))).toEqual(getInitialValues(definition));
  });

  test('survives being kept', () => {
    const kept = JSON.parse(JSON.stringify(draft)) as Record<string, unknown>;
    expect(validateForm(definition, restoreDraftValues(definition, kept), CONTEXT)).toEqual(
      validateForm(definition, draft, CONTEXT),
    );
  });

  test('is never more than the form asks for, whatever was kept', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (anything) => {
        expect(definition.fields.map(({ key }) => key)).toEqual(
          expect.arrayContaining(Object.keys(restoreDraftValues(every(false), anything))),
        );
      }),
    );
  });
});
