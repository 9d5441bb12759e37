import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_NAMES } from '../schema/action-choices.ts';
import { ACTIONS, getAction, type ActionName } from './actions.ts';
import { getFileIds, createRecord, createRecordNumber, isRecordNumber } from './record.ts';
import { createForm } from '../testing/fields.ts';

const ID = '3f2b8c1e-5d47-4e0a-9b6f-1c2d3e4f5a6b';
const AT = new Date(2026, 10, 21, 9, 30);
const createFile = (id: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf', size: 9 });
const uuid = fc.uuid();
/** Creates a record number of an action. */
const createNumber = (action: ActionName, id: string) => createRecordNumber(ACTIONS[action].prefix, id, AT);

describe('number of a record', () => {
  test.each(ACTION_NAMES.map(({ value }) => [value, ACTIONS[value].prefix] as const))(
    'for %s, starts with %s and the day',
    (action, prefix) => {
      expect(createNumber(action, ID)).toMatch(new RegExp(`^${prefix}-261121-`));
    },
  );

  test('differs between actions', () => {
    const creating = ACTION_NAMES.filter(({ value }) => getAction(value).edits === undefined);
    const prefixes = creating.map(({ value }) => ACTIONS[value].prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  test('is stable', () => {
    expect(createNumber('quotation', ID)).toBe('RQ-261121-Y25R');
    expect(createNumber('quotation', ID.toUpperCase())).toBe('RQ-261121-Y25R');
  });

  test('contains no characters that look alike', () => {
    fc.assert(
      fc.property(uuid, (id) => {
        expect(createNumber('contact', id)).toMatch(/^CU-261121-[2-9A-HJ-NP-Z]{4}$/);
      }),
    );
  });

  test('is recognised, unlike that of another prefix', () => {
    fc.assert(
      fc.property(uuid, (id) => {
        const number = createNumber('postProject', id);
        expect([isRecordNumber('PP', number), isRecordNumber('PJ', number)]).toEqual([true, false]);
        expect(isRecordNumber('PP', `${number}\n`)).toBe(false);
      }),
    );
  });

  test('uses every character of its alphabet in every position', () => {
    const codes = Array.from({ length: 32 }, (_, sign) => {
      // Repeats the same five bits four times.
      const bits = sign * (1 + 32 + 32 ** 2 + 32 ** 3);
      return createNumber('contact', `${bits.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`).slice(-4);
    });
    expect(codes.map((code) => code.charAt(0)).join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
    for (const code of codes) expect(new Set(code).size).toBe(1);
  });

  test('is unique for nearly all ids', () => {
    const ids = Array.from({ length: 500 }, () => crypto.randomUUID());
    // 500 numbers of a million possible ones: about 0.12 collisions are expected, and more than 8 are practically impossible.
    expect(new Set(ids.map((id) => createNumber('contact', id))).size).toBeGreaterThan(491);
  });
});

describe('files of a record', () => {
  const answer = (kind: string, value: Parameters<typeof getFileIds>[0][number]['value']) => ({
    name: 'a',
    label: 'A',
    kind,
    value,
    text: '',
  });

  test('come from file and picture fields, in order', () => {
    expect(
      getFileIds([
        answer('files', [createFile('a'), createFile('b')]),
        answer('text', 'c'),
        answer('keywords', ['d']),
        answer('pictures', [createFile('e')]),
      ]),
    ).toEqual(['a', 'b', 'e']);
  });

  test('exclude similar values of other field types and empty file fields', () => {
    expect(getFileIds([answer('text', [createFile('a')]), answer('files', ['a']), answer('files', null)])).toEqual([]);
  });
});

describe('record', () => {
  const answers = [
    { name: 'name', label: 'Name', kind: 'text', value: 'Asma', text: 'Asma' },
    { name: 'papers', label: 'Papers', kind: 'files', value: [createFile('a')], text: 'a.pdf' },
  ];
  const about = {
    kind: 'product',
    id: 'sidr-honey-1kg',
    name: 'Sidr honey',
    path: '/products/sidr-honey-1kg',
  } as const;

  test('contains everything needed to display it later', () => {
    expect(createRecord(createForm([]), answers, { id: ID, at: AT, about })).toEqual({
      id: ID,
      number: createNumber('contact', ID),
      action: 'contact',
      form: 'contact',
      title: 'Contact us',
      about,
      answers,
      files: ['a'],
      at: AT.getTime(),
    });
  });

  test('has no subject property without a subject', () => {
    expect(createRecord(createForm([]), [], { id: ID, at: AT, about: undefined })).not.toHaveProperty('about');
  });

  test('copies the answers', () => {
    const own = [...answers];
    const record = createRecord(createForm([]), own, { id: ID, at: AT });
    own.pop();
    expect(record.answers).toHaveLength(2);
  });
});
