import { expect, test } from 'vitest';
import { clearError, reportError, toErrorCode, StorageError } from './errors.ts';

const named = (name: string, inner?: unknown): Error => Object.assign(new Error(), { name, inner });

test.each([
  ['the browser’s own', named('QuotaExceededError'), 'full'],
  ['what is inside', named('AbortError', named('QuotaExceededError')), 'full'],
  ['what caused it', new Error('', { cause: named('VersionError') }), 'newer'],
  ['one of the device', new StorageError('older-tab'), 'older-tab'],
  ['a module that did not come', new TypeError('Failed to fetch dynamically imported module: /a.js'), 'unloaded'],
  ['the same elsewhere', new TypeError('error loading dynamically imported module: /a.js'), 'unloaded'],
  ['and elsewhere', new TypeError('Importing a module script failed.'), 'unloaded'],
  ['a mistake of ours', new TypeError('a is not a function'), undefined],
  ['a word', 'full', undefined],
])('maps %s to a code that a person can act on', (_, error, code) => {
  expect(toErrorCode(error)).toBe(code);
});

test('an error after the database was closed for a newer version of the site is `newer`', () => {
  reportError('newer');
  expect(toErrorCode(named('DatabaseClosedError'))).toBe('newer');
  expect(toErrorCode(named('QuotaExceededError'))).toBe('full');
  clearError('newer');
});
