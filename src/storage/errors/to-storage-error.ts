/** The only place where errors of the browser and of Dexie become a `StorageError`. Loaded with the database. */
import { StorageError, type StorageErrorCode } from './storage-error.ts';
import { isClosedByNewerSite } from './reported-errors.ts';

/** Codes by error name, of the browser and of Dexie. Other errors are programming errors. */
const CODES: Readonly<Partial<Record<string, StorageErrorCode>>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
  NotAllowedError: 'blocked',
  InvalidStateError: 'blocked',
  MissingAPIError: 'blocked',
  VersionError: 'newer',
  VersionChangeError: 'newer',
  AbortError: 'broken',
  ConstraintError: 'broken',
  DataError: 'broken',
  DatabaseClosedError: 'broken',
  InvalidAccessError: 'broken',
  NotFoundError: 'broken',
  NotReadableError: 'broken',
  OpenFailedError: 'broken',
  OperationError: 'broken',
  ReadOnlyError: 'broken',
  TimeoutError: 'broken',
  TransactionInactiveError: 'broken',
  UnknownError: 'broken',
  UpgradeError: 'broken',
};

/** An error of the browser or of Dexie, or a part of it. Without a name, it has no code. */
type Layer = { name: string; inner?: unknown; cause?: unknown; failures?: readonly unknown[] };

/**
 * Returns the storage error of an error; another error, which is a programming error, as it is. The innermost error
 * decides: Dexie wraps the real cause, such as a full disk inside an aborted transaction. An error of many writes has a list of
 * causes, of which one is enough. When the database was closed for a newer version of the site, the code is `newer` instead of
 * `broken`.
 */
export function toStorageError(error: unknown): unknown {
  let code: StorageErrorCode | undefined;
  for (let layer = error; layer instanceof Object;) {
    if (layer instanceof StorageError) return layer;
    const { name, inner, cause, failures } = layer as Layer;
    code = CODES[name] ?? code;
    layer = inner ?? cause ?? failures?.[0];
  }
  if (code === undefined) return error;
  return new StorageError(code === 'broken' && isClosedByNewerSite() ? 'newer' : code, error);
}

/** Rejects with the storage error of an error. */
export const rethrow = (error: unknown): never => {
  throw toStorageError(error);
};

/** Returns whether an error was caused by one with this name. */
export const isCausedBy = (error: unknown, name: string): boolean =>
  error instanceof StorageError && (error.cause as Error | undefined)?.name === name; // made by `toStorageError`

const isPromise = (value: unknown): value is PromiseLike<unknown> => value instanceof Object && 'then' in value;

/** Returns the same functions, whose promises reject with a `StorageError`. */
export function withStorageErrors<Functions extends object>(functions: Functions): Functions {
  // The values of a table are functions.
  const wrapped = (Object.entries(functions) as [string, (...values: unknown[]) => unknown][]).map(([name, run]) => [
    name,
    (...values: unknown[]) => {
      const result = run(...values);
      return isPromise(result) ? result.then(undefined, rethrow) : result;
    },
  ]);
  return Object.fromEntries(wrapped) as Functions; // has the same functions
}
