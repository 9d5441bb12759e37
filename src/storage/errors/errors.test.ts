import { expect, test, vi } from 'vitest';
import { getErrorCode, ignoreStorageError, StorageError } from './storage-error.ts';
import { clearError, getCurrentError, reportErrorCode, reportStorageError } from './reported-errors.ts';
import { toStorageError, withStorageErrors } from './to-storage-error.ts';

const createNamedError = (name: string, inner?: unknown): Error => Object.assign(new Error(), { name, inner });

test.each([
  ['the browser’s own', createNamedError('QuotaExceededError'), 'full'],
  ['what is inside', createNamedError('AbortError', createNamedError('QuotaExceededError')), 'full'],
  ['what caused it', new Error('', { cause: createNamedError('VersionError') }), 'newer'],
  ['one of many writes', Object.assign(new Error(), { failures: [createNamedError('QuotaExceededError')] }), 'full'],
  ['one of the storage', new StorageError('older-tab'), 'older-tab'],
])('makes a storage error of %s', (_, error, code) => {
  expect(toStorageError(error)).toMatchObject({ name: 'StorageError', code });
});

test('leaves a programming error as it is', () => {
  const error = new TypeError('a is not a function');
  expect(toStorageError(error)).toBe(error);
  expect(toStorageError('full')).toBe('full');
});

test('an error after the database was closed for a newer version of the site is `newer`', () => {
  reportErrorCode('newer');
  expect(toStorageError(createNamedError('DatabaseClosedError'))).toMatchObject({ code: 'newer' });
  expect(toStorageError(createNamedError('QuotaExceededError'))).toMatchObject({ code: 'full' });
  clearError('newer');
});

test.each([
  'Failed to fetch dynamically imported module: /a.js',
  'error loading dynamically imported module: /a.js',
  'Importing a module script failed.',
])('“%s” is a module that could not be loaded', (message) => {
  expect(getErrorCode(new TypeError(message))).toBe('unloaded');
});

test('reports a programming error, which counts as broken; a storage error only has its code', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const mistake = new TypeError('a is not a function');
  expect(getErrorCode(new StorageError('full'))).toBe('full');
  ignoreStorageError(new StorageError('full'));
  expect(reported).toEqual([]);
  expect(getErrorCode(mistake)).toBe('broken');
  expect(reported).toEqual([mistake]);
  vi.unstubAllGlobals();
});

test('reports that a module could not be loaded until it is cleared', () => {
  reportStorageError(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  expect(getCurrentError()).toBe('unloaded');
  clearError('unloaded');
  expect(getCurrentError()).toBeUndefined();
});

test('functions of a table reject with a storage error, and return other values as they are', async () => {
  const table = withStorageErrors({
    read: (key: string) => Promise.resolve(key),
    write: () => Promise.reject(createNamedError('QuotaExceededError')),
    watch: () => 'unsubscribe',
  });
  expect([await table.read('a'), table.watch()]).toEqual(['a', 'unsubscribe']);
  await expect(table.write()).rejects.toMatchObject({ name: 'StorageError', code: 'full' });
});
