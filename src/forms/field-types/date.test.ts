import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/lib/dates/days.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { date, INVALID_DAY, readDay } from './date.tsx';

const check = (typed: string, changes: Parameters<typeof createField<'date'>>[1] = {}, today = CONTEXT.today) =>
  date.validate(createField('date', changes), typed, { today });

describe('date field', () => {
  test('has no answer before a day is selected', () => {
    expect(check('')).toEqual(NO_VALUE);
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2027-02-29',
    '2026-1-1',
    '20/11/2026',
    '2026-11-20T10:00',
    'tomorrow',
    '٢٠٢٦-١١-٢٠',
    'NaN',
    '1e9',
    OVERSIZED_TEXT,
  ])('rejects %.20s', (typed) => {
    expect(check(typed, { from: 'any' })).toEqual(rejectValue('date'));
  });

  test.each([...BLANK_TEXT.slice(1), ...MARKUP_TEXT])('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('date'));
  });

  test('accepts any day when the field allows it', () => {
    expect(check('1970-01-01', { from: 'any' })).toEqual(acceptValue('1970-01-01'));
    expect(check('2028-02-29', { from: 'any' })).toEqual(acceptValue('2028-02-29'));
  });

  test('accepts days from today on', () => {
    expect(check('2026-11-20')).toEqual(acceptValue('2026-11-20'));
    expect(check('2026-11-19')).toEqual(rejectValue('earliest', { date: '20 November 2026' }));
    expect(check('9999-12-31')).toEqual(acceptValue('9999-12-31'));
  });

  test('accepts days from tomorrow on', () => {
    expect(check('2026-11-21', { from: 'tomorrow' })).toEqual(acceptValue('2026-11-21'));
    expect(check('2026-11-20', { from: 'tomorrow' })).toEqual(rejectValue('earliest', { date: '21 November 2026' }));
    expect(check('2027-01-01', { from: 'tomorrow' }, '2026-12-31')).toEqual(acceptValue('2027-01-01'));
    expect(check('2028-02-29', { from: 'tomorrow' }, '2028-02-29')).toEqual(
      rejectValue('earliest', { date: '1 March 2028' }),
    );
  });

  test('accepts only days within the limits of the field', () => {
    expect(check('2026-12-20', { maxDaysAhead: 30 })).toEqual(acceptValue('2026-12-20'));
    expect(check('2026-12-21', { maxDaysAhead: 30 })).toEqual(rejectValue('latest', { date: '20 December 2026' }));
    expect(check('2026-11-20', { maxDaysAhead: 0 })).toEqual(acceptValue('2026-11-20'));
    expect(check('2026-11-21', { maxDaysAhead: 0 })).toEqual(rejectValue('latest', { date: '20 November 2026' }));
    expect(check('2026-11-20', { from: 'any', maxDaysAhead: -1 })).toEqual(
      rejectValue('latest', { date: '19 November 2026' }),
    );
  });

  test('accepts exactly the days from the first to the last one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -20, max: 420 }), (maxDaysAhead, days) => {
        const fits = 'value' in check(addDays(CONTEXT.today, days), { from: 'tomorrow', maxDaysAhead });
        expect(fits).toBe(days >= 1 && days <= maxDaysAhead);
      }),
    );
  });

  test('reports an incomplete or invalid day even when the field is optional', () => {
    expect(readDay({ value: '', validity: { badInput: true } })).toBe(INVALID_DAY);
    expect(readDay({ value: '', validity: { badInput: false } })).toBe('');
    expect(readDay({ value: '2026-11-20', validity: { badInput: false } })).toBe('2026-11-20');
    expect(check(INVALID_DAY, { required: false })).toEqual(rejectValue('date'));
  });

  test('formats the day with the name of its month', () => {
    expect(date.format(createField('date'), '2026-11-20')).toBe('20 November 2026');
  });
});
