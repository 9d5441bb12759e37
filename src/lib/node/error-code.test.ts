import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasErrorCode } from './error-code.ts';

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('there was no error');
}

test('an error of Node has its code', () => {
  const error = catchError(() => readFileSync(import.meta.filename + '/missing'));
  expect(hasErrorCode(error, 'ENOENT', 'ENOTDIR')).toBe(true);
  expect(hasErrorCode(error, 'EEXIST')).toBe(false);
});

test.each([new Error('ENOENT'), Object.assign(new Error('other'), { code: 404 }), { code: 'ENOENT' }, undefined])(
  'what is no error of Node has no code: %o',
  (error) => {
    expect(hasErrorCode(error, 'ENOENT', '404')).toBe(false);
  },
);
