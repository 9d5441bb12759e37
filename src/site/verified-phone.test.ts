import { expect, test } from 'vitest';
import { getProfilePhone, isPhoneVerified } from './verified-phone.ts';

const VERIFIED = '+96892123456';
const STORED = { enteredPhone: VERIFIED, verifiedPhone: VERIFIED };

test.each([
  ['without another number', undefined, true],
  ['as it was confirmed', VERIFIED, true],
  ['without dial code', '92123456', true],
  ['with the dial code but no plus', '96892123456', true],
  ['changed', '+96891234567', false],
  ['changed, without dial code', '91234567', false],
  ['with another dial code', '+97192123456', false],
])('a number of the profile %s: %s is verified: %s', (_, phone, expected) => {
  expect(isPhoneVerified(STORED, phone)).toBe(expected);
});

test('the trunk prefix is no part of the number', () => {
  const uae = '+971501234567';
  expect(isPhoneVerified({ enteredPhone: uae, verifiedPhone: uae }, '0501234567')).toBe(true);
});

test('a number that was never confirmed, or entered after the confirmed one, is not verified', () => {
  expect(isPhoneVerified({ enteredPhone: undefined, verifiedPhone: null }, undefined)).toBe(false);
  expect(isPhoneVerified({ enteredPhone: VERIFIED, verifiedPhone: null }, VERIFIED)).toBe(false);
  expect(isPhoneVerified({ enteredPhone: '+96891234567', verifiedPhone: VERIFIED }, undefined)).toBe(false);
});

test('a profile has the number that its contact details have', () => {
  const answer = { name: 'phone', label: 'Mobile', kind: 'phone', value: VERIFIED, text: '+968 9212 3456' };
  expect(getProfilePhone({ answers: [answer] })).toBe(VERIFIED);
  expect(getProfilePhone({ answers: [{ ...answer, value: 7 }] })).toBeUndefined();
  expect(getProfilePhone(undefined)).toBeUndefined();
});
