import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import {
  BLANK_TEXT,
  createField,
  OVERSIZED_TEXT,
  MARKUP_TEXT,
  NO_VALUE,
  CONTEXT,
  RTL_TEXT,
} from '../testing/fields.ts';
import { longText } from './long-text.tsx';
import { text } from './text.tsx';

const validateLine = (typed: string, maxLength = 80) =>
  text.validate(createField('text', { maxLength }), typed, CONTEXT);
const validateLines = (typed: string, maxLength = 2000) =>
  longText.validate(createField('longText', { maxLength }), typed, CONTEXT);

describe.each([
  ['a line', validateLine],
  ['long text', validateLines],
] as const)('%s', (_, check) => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_what, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each(MARKUP_TEXT)('keeps %s unchanged', (_what, typed) => {
    expect(check(` ${typed}\n`)).toEqual(acceptValue(typed));
  });

  test('removes invisible characters and direction overrides', () => {
    expect(check(RTL_TEXT[0])).toEqual(acceptValue(RTL_TEXT[1]));
  });

  test('limits the length to the maximum of the field', () => {
    expect(check('x'.repeat(10), 10)).toEqual(acceptValue('x'.repeat(10)));
    expect(check('x'.repeat(11), 10)).toEqual(rejectValue('tooLong', { max: 10 }));
    expect(check('x', 1)).toEqual(acceptValue('x'));
    expect(check(OVERSIZED_TEXT, 2000)).toEqual(rejectValue('tooLong', { max: 2000 }));
  });

  test('counts visible characters after normalisation', () => {
    expect(check('👍'.repeat(10), 10)).toEqual(acceptValue('👍'.repeat(10)));
    expect(check('e\u0301'.repeat(10), 10)).toEqual(acceptValue('é'.repeat(10)));
    expect(check(`  ${'x'.repeat(10)}${'\u200b'.repeat(99)}  `, 10)).toEqual(acceptValue('x'.repeat(10)));
  });
});

test('joins the lines of a short text', () => {
  expect(validateLine('one\r\ntwo\t three')).toEqual(acceptValue('one two three'));
});

test('keeps line breaks and indentation in a long text', () => {
  expect(validateLines('one\r\n\n  two\tthree')).toEqual(acceptValue('one\n\n  two\tthree'));
});

test('formats the answer unchanged', () => {
  expect(text.format(createField('text'), '<b>=1+1</b>')).toBe('<b>=1+1</b>');
  expect(longText.format(createField('longText'), 'one\n<b>=1+1</b>')).toBe('one\n<b>=1+1</b>');
});
