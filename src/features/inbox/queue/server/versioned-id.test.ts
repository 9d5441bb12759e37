import { expect, test } from 'vitest';
import { parseVersionedId, toVersionedId } from './versioned-id.ts';

const SUBMISSION = { id: '5f0e8c34-90f1-4d58-8a5e-0c6f7b1c2d3e', version: 12 };

test('a field has the submission and its version', () => {
  expect(parseVersionedId(toVersionedId(SUBMISSION))).toEqual(SUBMISSION);
});

test.each([
  '',
  '5f0e8c34',
  '5f0e8c34-90f1-4d58-8a5e-0c6f7b1c2d3e',
  `${SUBMISSION.id}@-1`,
  `${SUBMISSION.id}@1234567890`,
])('a field with %j has none', (text) => {
  expect(parseVersionedId(text)).toBeUndefined();
});
