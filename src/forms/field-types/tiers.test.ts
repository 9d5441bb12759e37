import { beforeAll, describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, CONTEXT, createField, NO_VALUE } from '../testing/fields.ts';
import { loadTiers, tiers } from './tiers.tsx';

const FIRST = { quantity: 12, cents: 900 };
const createRow = (quantity: string, price: string) => ({ quantity, price });
const check = (...rows: ReturnType<typeof createRow>[]) =>
  tiers.validate(createField('tiers', { first: FIRST }), rows, CONTEXT);

describe('price tiers', () => {
  beforeAll(async () => {
    await loadTiers();
  });

  test.each(BLANK_TEXT)('have no answer in rows with %s', (_, typed) => {
    expect(check(createRow(typed, typed), createRow('', typed))).toEqual(NO_VALUE);
  });

  test('are whole quantities with cents', () => {
    expect(check(createRow('60', '$7.50'), createRow('', ''), createRow('1,440', '٦'))).toEqual(
      acceptValue([
        { quantity: 60, cents: 750 },
        { quantity: 1440, cents: 600 },
      ]),
    );
  });

  test.each([
    ['', '7'],
    ['60', ''],
    ['6.5', '7'],
    ['0', '7'],
    ['60', 'cheap'],
    ['60', '1.000'],
  ])('need a quantity and a price: “%s” and “%s”', (quantity, price) => {
    expect(check(createRow('50', '8'), createRow(quantity, price))).toEqual(rejectValue('tier', { row: 2 }));
  });

  test.each([
    ['9'.repeat(13), '7'],
    ['60', '9'.repeat(13)],
  ])('name the limit of a number of too many digits: “%s” and “%s”', (quantity, price) => {
    expect(check(createRow('50', '8'), createRow(quantity, price))).toEqual(
      rejectValue('max', { max: '1,000,000,000,000' }),
    );
  });

  test('start above the tier before and are cheaper; an empty row counts in the number of a row', () => {
    expect(check(createRow('12', '8'))).toEqual(rejectValue('tierQuantity', { row: 1, quantity: '12' }));
    expect(check(createRow('60', '9'))).toEqual(rejectValue('tierPrice', { row: 1, price: '$9.00' }));
    expect(check(createRow('60', '8'), createRow('', ''), createRow('70', '8'))).toEqual(
      rejectValue('tierPrice', { row: 3, price: '$8.00' }),
    );
  });

  test('without a first tier are compared with each other', () => {
    const own = createField('tiers');
    expect(tiers.validate(own, [createRow('5', '2'), createRow('9', '1')], CONTEXT)).toMatchObject({ value: [{}, {}] });
    expect(tiers.validate(own, [createRow('5', '2'), createRow('5', '1')], CONTEXT)).toMatchObject({
      error: { code: 'tierQuantity' },
    });
  });

  test('are limited in number', () => {
    expect(check(createRow('20', '8'), createRow('30', '7'), createRow('40', '6'), createRow('50', '5'))).toEqual(
      rejectValue('tooManyItems', { max: 3 }),
    );
  });
});
