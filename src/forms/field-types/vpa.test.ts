import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, CONTEXT, createField, MARKUP_TEXT, NO_VALUE, OVERSIZED_TEXT } from '../testing/fields.ts';
import { vpa } from './vpa.tsx';

const check = (typed: string) => vpa.validate(createField('vpa'), typed, CONTEXT);

describe('VPA field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each(['maryam@bank', 'm.al-bahjiya_1@okbank', 'M@BANK2'])('accepts %s', (typed) => {
    expect(check(typed)).toEqual(acceptValue(typed));
    expect(check(`  \u200e${typed}\n`)).toEqual(acceptValue(typed));
  });

  test.each([
    'maryam',
    'maryam@',
    '@bank',
    'maryam@bank.example',
    'a@b@bank',
    'mar yam@bank',
    'maryam@1bank',
    '-@bank',
  ])('rejects %s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('vpa'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('vpa'));
  });

  test('rejects an oversized text', () => {
    expect(check(`${OVERSIZED_TEXT}@bank`)).toEqual(rejectValue('vpa'));
  });
});
