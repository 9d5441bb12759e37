import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateForm } from './validate-form.ts';
import { toInputValue } from './resume.ts';
import { createField, createForm, CONTEXT } from '../testing/fields.ts';

/** Validates a typed value, converts the answer to an input value and validates that again. */
function resumeTwice(kind: 'money' | 'number' | 'year' | 'text' | 'phone' | 'url', typed: string) {
  const asked = createForm([createField(kind, { key: 'answer' })]);
  const once = validateForm(asked, { answer: typed }, CONTEXT).answers;
  const again = validateForm(asked, { answer: once[0] && toInputValue(once[0]) }, CONTEXT).answers;
  return { once, again };
}

describe('resumed answers keep their meaning', () => {
  test('keeps an amount of money, which is stored in cents', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, (amount) => {
        const { once, again } = resumeTwice('money', (amount / 100).toFixed(2));
        expect(once).toMatchObject([{ value: amount }]);
        expect(again).toEqual(once);
      }),
    );
  });

  test.each([
    ['number', '1200'],
    ['number', '0.25'],
    ['year', '2016'],
    ['text', 'Bait Al Noor'],
    ['phone', '+968 9123 4567'],
    ['url', 'https://bahja.example/%D8%AA%D9%85%D8%B1?q=%2F'],
  ] as const)('keeps a %s: %s', (kind, typed) => {
    const { once, again } = resumeTwice(kind, typed);
    expect(once).toHaveLength(1);
    expect(again).toEqual(once);
  });

  test('keeps the items of a list, with the groups of phone numbers', () => {
    const asked = createForm([createField('list', { key: 'answer', itemType: 'phone' })]);
    const typed = ['+968 9123 4567', '91234567'];
    const { answers } = validateForm(asked, { answer: typed }, CONTEXT);
    expect(answers).toMatchObject([{ value: ['+96891234567', '91234567'] }]);
    expect(answers.map(toInputValue)).toEqual([typed]);
  });

  test('shows the letters of a web address', () => {
    const asked = createForm([createField('url', { key: 'answer' })]);
    const { answers } = validateForm(asked, { answer: 'https://bahja.example/تمر' }, CONTEXT);
    expect(answers).toMatchObject([{ value: 'https://bahja.example/%D8%AA%D9%85%D8%B1' }]);
    expect(answers.map(toInputValue)).toEqual(['https://bahja.example/تمر']);
  });
});
