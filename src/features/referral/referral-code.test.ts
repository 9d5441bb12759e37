import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createReferralCode,
  findReferralCode,
  getReferralUrl,
  parseReferralCode,
  REFERRAL_CODE_LENGTH,
  toCodeOfKey,
  toReferralKey,
} from './referral-code.ts';

describe('a new code', () => {
  test('has four capitals and digits, whatever the random bytes are', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (bytes) => {
        const code = createReferralCode(() => bytes.next().value as number); // the stream never ends
        expect(code).toMatch(/^[A-Z0-9]{4}$/);
        expect(parseReferralCode(code)).toBe(code);
      }),
    );
  });

  test('has each character equally often', () => {
    let byte = -1;
    const counts = new Map<string, number>();
    // Each of the 256 bytes once a round, until all codes are complete.
    for (let round = 0; round < REFERRAL_CODE_LENGTH * 7; round++)
      for (let made = 0; made < 9; made++)
        for (const letter of createReferralCode(() => (byte = (byte + 1) % 256)))
          counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(36);
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
  });
});

describe('a typed code', () => {
  test.each([
    ['QR7K', 'QR7K'],
    ['qr7k', 'QR7K'],
    [' q r-7 k ', 'QR7K'],
    ['AB٣۴', 'AB34'],
    ['\u200fQR7K', 'QR7K'],
    ['QR7', undefined],
    ['QR7KX', undefined],
    ['QR7Ö', undefined],
    ['QR_7', undefined],
    ['', undefined],
  ])('%j is read as %s', (typed, code) => {
    expect(parseReferralCode(typed)).toBe(code);
  });
});

test('the link of a code contains the code', () => {
  expect(getReferralUrl('QR7K', 'https://ino.example')).toBe('https://ino.example/?ref=QR7K');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{4}$/), (code) => {
      expect(findReferralCode(new URL(getReferralUrl(code, 'https://ino.example')).search)).toBe(code);
    }),
  );
});

test.each([
  ['?ref=m4xz&tab=post', 'M4XZ'],
  ['?tab=post&ref=M4XZ', 'M4XZ'],
  ['?ref=M4XZ&ref=QR7K', 'M4XZ'],
  ['?ref=', undefined],
  ['?ref=<script>', undefined],
  ['?href=M4XZ', undefined],
  ['', undefined],
])('the code of the query %j is %s', (query, code) => {
  expect(findReferralCode(query)).toBe(code);
});

test('a key leads back to its code', () => {
  expect(toReferralKey('QR7K')).toBe('referral:QR7K');
  expect(toCodeOfKey('referral:QR7K')).toBe('QR7K');
  expect(toCodeOfKey('opening:TX-261104-P002')).toBeUndefined();
});
