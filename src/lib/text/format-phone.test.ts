import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

describe('a phone number for reading', () => {
  test.each([
    ['+96891234567', '+968 9123 4567'],
    // A number that no operator has given out, as in samples.
    ['+96800000142', '+968 0000 0142'],
    ['+971501234567', '+971 50 123 4567'],
    ['+966501234567', '+966 50 123 4567'],
    ['+97431234567', '+974 3123 4567'],
    ['+12015550123', '+1 201 555 0123'],
    ['+919876543210', '+91 987 654 3210'],
    // British numbers are grouped by the length of their area code.
    ['+442079460018', '+44 20 7946 0018'],
    ['+442890180123', '+44 28 9018 0123'],
    ['+447700900123', '+44 7700 900123'],
    ['+441632960018', '+44 1632 960018'],
    ['+44169772345', '+44 1697 72345'],
    ['+441134960018', '+44 113 496 0018'],
    ['+441214960018', '+44 121 496 0018'],
    ['+448081570123', '+44 808 157 0123'],
    ['91234567', '9123 4567'],
    ['24123456', '2412 3456'],
    ['0501234567', '050 123 4567'],
    ['02079460018', '020 7946 0018'],
  ])('of %s is %s', (number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });

  test.each([
    ['of an unknown country', '+99912345678', '+999 1234 5678'],
    ['that is very short', '+9681234', '+968 1234'],
    ['that is very long', '+968123456789012', '+968 1234 5678 9012'],
    ['that is longer than any group', '123456789012345', '123456789012345'],
  ])('stays readable, %s', (_, number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });

  test.each([
    '+968 0000 0142',
    '+44 7700 900123',
    '+49 30 1234567',
    '9123-4567',
    '+968 9••• ••67',
    'call me',
    '',
    '+',
    '12345',
  ])('leaves “%s” as it is', (text) => {
    expect(formatPhone(text)).toBe(text);
  });

  test('has the same digits and cannot be grouped twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{7,15}$/), (number) => {
        const shown = formatPhone(number);
        expect(shown.replaceAll(' ', '')).toBe(number);
        expect(shown).not.toMatch(/^ | $| {2}/);
        expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });

  test('separates the dial code of every country', () => {
    const codes = getCountries().map((country) => getCountryCallingCode(country));
    expect(codes.map((code) => formatPhone(`+${code}1234567`).split(' ')[0])).toEqual(codes.map((code) => `+${code}`));
  });
});
