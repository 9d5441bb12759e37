import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Token } from './payload.ts';
import { createToken } from './token.ts';

test('tokens are valid, and differ in every position', () => {
  const tokens = Array.from({ length: 200 }, createToken);
  expect(tokens.filter((token) => !v.is(Token, token))).toEqual([]);
  expect(tokens.map((token) => Buffer.from(token, 'base64url').length)).toEqual(tokens.map(() => 32));
  // The last of 43 characters has 4 of the 256 bits.
  for (let at = 0; at < 43; at++) expect(new Set(tokens.map((token) => token[at])).size).toBeGreaterThan(8);
});
