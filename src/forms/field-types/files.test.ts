import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { createField, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { files } from './files.tsx';
import { pictures } from './pictures.tsx';

const createRefs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `f${at}`, name: `${at}.png`, type: 'image/png', size: 9 }));

type Refs = ReturnType<typeof createRefs>;

const FILES = createField('files', { max: 3 });
const PICTURES = createField('pictures', { max: 3 });

/** Both field types for files, with their functions bound to a field. */
const KINDS = [
  {
    name: 'files',
    empty: files.initialValue(FILES),
    fits: files.isValidDraft,
    check: (typed: Refs) => files.validate(FILES, typed, CONTEXT),
    text: (value: Refs) => files.format(FILES, value),
  },
  {
    name: 'pictures',
    empty: pictures.initialValue(PICTURES),
    fits: pictures.isValidDraft,
    check: (typed: Refs) => pictures.validate(PICTURES, typed, CONTEXT),
    text: (value: Refs) => pictures.format(PICTURES, value),
  },
];

describe.each(KINDS)('$name', ({ empty, fits, check, text }) => {
  test('has no answer before a file is selected', () => {
    expect(empty).toEqual([]);
    expect(check([])).toEqual(NO_VALUE);
  });

  test('reports the first file above the maximum of the field', () => {
    expect(check(createRefs(1))).toEqual(acceptValue(createRefs(1)));
    expect(check(createRefs(3))).toEqual(acceptValue(createRefs(3)));
    expect(check(createRefs(4))).toEqual(rejectValue('fileCount', { name: '3.png', max: 3 }));
    expect(check(createRefs(1000))).toEqual(rejectValue('fileCount', { name: '3.png', max: 3 }));
  });

  test('formats the files as their names', () => {
    expect(text(createRefs(2))).toBe('0.png, 1.png');
  });

  test.each([[[]], [createRefs(2)]])('accepts %j as a draft value', (value) => {
    expect(fits(value)).toBe(true);
  });

  test.each([
    [null],
    [undefined],
    ['a.png'],
    [{ length: 0 }],
    [['a.png']],
    [[null]],
    [[{ id: 'a', name: 'a.png', type: 'image/png' }]],
    [[{ id: 'a', name: 'a.png', type: 'image/png', size: '9' }]],
    [[{ id: 1, name: 'a.png', type: 'image/png', size: 9 }]],
    [[{ id: 'a', type: 'image/png', size: 9 }]],
    [[...createRefs(1), 'a.png']],
  ])('rejects %j as a draft value', (value) => {
    expect(fits(value)).toBe(false);
  });
});
