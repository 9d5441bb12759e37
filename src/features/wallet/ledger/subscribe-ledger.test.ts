import { expect, onTestFinished, test, vi } from 'vitest';
import { StorageError } from '@/storage/errors/storage-error.ts';
import { clearError, getCurrentError } from '@/storage/errors/reported-errors.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { subscribeLedger } from './subscribe-ledger.ts';

const ENTRY: LedgerEntry = { key: 'k', id: 'TX-261120-0001', kind: 'add', amount: 100, note: '', at: 1 };

test('calls back with the entries of the ledger, and reports no error', async () => {
  const onChange = vi.fn();
  const watch = (onEntries: (entries: LedgerEntry[]) => void) => {
    onEntries([ENTRY]);
    return () => undefined;
  };
  subscribeLedger(() => Promise.resolve({ watch }), onChange);
  await vi.waitFor(() => {
    expect(onChange).toHaveBeenCalledExactlyOnceWith([ENTRY]);
  });
  expect(getCurrentError()).toBeUndefined();
});

test.each([
  ['its module cannot be loaded', new TypeError('Failed to fetch dynamically imported module'), 'unloaded'],
  ['a newer site has upgraded the database', new StorageError('newer'), 'newer'],
] as const)('reports an error when %s', async (_what, error, code) => {
  onTestFinished(() => {
    clearError(code);
  });
  const onChange = vi.fn();
  const onError = vi.fn();
  subscribeLedger(() => Promise.reject(error), onChange, onError);
  await vi.waitFor(() => {
    expect(getCurrentError()).toBe(code);
  });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(onChange).not.toHaveBeenCalled();
});
