import { describe, expect, test } from 'vitest';
import { bad, good } from '../model/validation.ts';
import { BLANK, field, HUGE, LITERAL, NOTHING, NOW } from '../testing/fields.ts';
import { email } from './email.tsx';

const check = (typed: string) => email.check(field('email'), typed, NOW);

describe('an e-mail address', () => {
  test.each(BLANK)('of %s is no answer', (_, typed) => {
    expect(check(typed)).toEqual(NOTHING);
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
  ])('is %s', (typed) => {
    expect(check(typed)).toEqual(good(typed));
  });

  test('is taken as it is copied', () => {
    expect(check('  buyer@company.example\n')).toEqual(good('buyer@company.example'));
    expect(check('\u200ebuyer\u200b@company.example\u202c')).toEqual(good('buyer@company.example'));
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
  ])('is not %s', (typed) => {
    expect(check(typed)).toEqual(bad('email'));
  });

  test.each(LITERAL)('is not %s', (_, typed) => {
    expect(check(typed)).toEqual(bad('email'));
  });

  test('has at most 254 characters', () => {
    const domain = `${`${'x'.repeat(60)}.`.repeat(3)}example`;
    const local = (length: number) => 'a'.repeat(length - domain.length - 1);
    expect(check(`${local(254)}@${domain}`)).toEqual(good(`${local(254)}@${domain}`));
    expect(check(`${local(255)}@${domain}`)).toEqual(bad('email'));
    expect(check(`${HUGE}@company.example`)).toEqual(bad('email'));
    expect(check(`a@${'a.'.repeat(50_000)}`)).toEqual(bad('email'));
  });
});
