import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { email } from './email.tsx';

const check = (typed: string) => email.validate(createField('email'), typed, CONTEXT);

describe('email field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each([
    'buyer@company.example',
    'a@b.om',
    'first.last+quotes@sales.company.co.om',
    "o'brien_1@company.example",
    'BUYER@COMPANY.EXAMPLE',
    'buyer@1st-company.example',
    'buyer@xn--mgb9awbf.xn--mgb9awbf',
    `${'x'.repeat(64)}@company.example`,
    `a@${'x'.repeat(63)}.example`,
  ])('accepts %s', (typed) => {
    expect(check(typed)).toEqual(acceptValue(typed));
  });

  test('accepts an address with copied whitespace and invisible characters', () => {
    expect(check('  buyer@company.example\n')).toEqual(acceptValue('buyer@company.example'));
    expect(check('\u200ebuyer\u200b@company.example\u202c')).toEqual(acceptValue('buyer@company.example'));
  });

  test.each([
    'buyer',
    'buyer@',
    '@company.example',
    'buyer@company',
    'buyer@localhost',
    'buyer@company.e',
    'buyer@company.123',
    'buyer@.example',
    'buyer@company..example',
    'buyer@company.example.',
    'buyer@-company.example',
    'buyer@company-.example',
    'buyer@@company.example',
    'buyer@company@company.example',
    'buyer company@company.example',
    'buyer@company .example',
    'a@b.om, c@d.om',
    'a@b.om;c@d.om',
    'Buyer <buyer@company.example>',
    'mailto:buyer@company.example',
    'buyer@company.example?subject=x',
    'buyer@company.example\nBcc: other@company.example',
    '"buyer"@company.example',
    'buyer@[127.0.0.1]',
    'مشتر@company.example',
    'buyer@شركة.example',
    'buyer@company.example/x',
    'b\u00fcyer@company.example',
    `${'x'.repeat(65)}@company.example`,
    `a@${'x'.repeat(64)}.example`,
  ])('rejects %s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('email'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('email'));
  });

  test('accepts at most 254 characters', () => {
    const domain = `${`${'x'.repeat(60)}.`.repeat(3)}example`;
    const createLocalPart = (length: number) => 'a'.repeat(length - domain.length - 1);
    expect(check(`${createLocalPart(254)}@${domain}`)).toEqual(acceptValue(`${createLocalPart(254)}@${domain}`));
    expect(check(`${createLocalPart(255)}@${domain}`)).toEqual(rejectValue('email'));
    expect(check(`${OVERSIZED_TEXT}@company.example`)).toEqual(rejectValue('email'));
    expect(check(`a@${'a.'.repeat(50_000)}`)).toEqual(rejectValue('email'));
  });
});
