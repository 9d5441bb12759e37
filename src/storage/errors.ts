/** Storage errors, as few codes as a person can act on. Small: it does not load the database. */

/**
 * - `full`: no space left; nothing was written, stored data is unchanged
 * - `blocked`: the browser blocks storage; data lives as long as the page
 * - `newer`: a newer version of the site has upgraded the database; this page must be reloaded
 * - `older-tab`: another tab holds an older version open and must be closed or reloaded
 * - `broken`: the browser cannot read its own storage
 * - `unloaded`: the storage module could not be loaded, for example without a network; the next call tries again
 */
export const STORAGE_ERROR_CODES = ['full', 'blocked', 'newer', 'older-tab', 'broken', 'unloaded'] as const;

export type StorageErrorCode = (typeof STORAGE_ERROR_CODES)[number];

/** Storage error that the site detects itself. Errors of the browser and of Dexie stay as they are: see `toErrorCode`. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode) {
    super(`Storage error: ${code}`);
    this.name = 'StorageError';
    this.code = code;
  }
}

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

/** Messages of the different browsers for a failed dynamic import. */
const UNLOADED = /dynamically imported module|importing a module script/i;

const getLayerCode = (layer: { name?: unknown; message?: unknown }): StorageErrorCode | undefined => {
  if (layer instanceof TypeError && UNLOADED.test(layer.message)) return 'unloaded';
  return typeof layer.name === 'string' ? CODES[layer.name] : undefined;
};

/**
 * Yields an error and the errors it wraps. Dexie wraps the real cause, such as a full disk inside an aborted
 * transaction.
 */
function* unwrapErrors(error: unknown): Generator<object> {
  for (let layer = error; typeof layer === 'object' && layer !== null;) {
    yield layer;
    const { inner, cause } = layer as { inner?: unknown; cause?: unknown }; // either may be missing
    layer = inner ?? cause;
  }
}

const activeErrors = new Set<StorageErrorCode>();
const listeners = new Set<(codes: readonly StorageErrorCode[]) => void>();

const notifyListeners = (): void => {
  for (const onChange of listeners) onChange([...activeErrors]);
};

/** Reports an error that has no caller to reject. */
export function reportError(code: StorageErrorCode): void {
  if (activeErrors.has(code)) return;
  activeErrors.add(code);
  notifyListeners();
}

/** Clears a reported error. */
export function clearError(code: StorageErrorCode): void {
  if (activeErrors.delete(code)) notifyListeners();
}

/** Returns the error that was reported first and still applies, if any. */
export const getCurrentError = (): StorageErrorCode | undefined => [...activeErrors][0];

/** Subscribes to the current errors: calls back now and after each change. Returns the function that unsubscribes. */
export function subscribeErrors(onChange: (codes: readonly StorageErrorCode[]) => void): () => void {
  listeners.add(onChange);
  onChange([...activeErrors]);
  return () => {
    listeners.delete(onChange);
  };
}

/**
 * Returns the code of an error, or undefined when it is not a storage error. The innermost error decides. When the
 * database was closed for a newer version of the site, the code is `newer` instead of `broken`.
 */
export function toErrorCode(error: unknown): StorageErrorCode | undefined {
  let code: StorageErrorCode | undefined;
  for (const layer of unwrapErrors(error)) {
    if (layer instanceof StorageError) return layer.code;
    code = getLayerCode(layer) ?? code;
  }
  return code === 'broken' && activeErrors.has('newer') ? 'newer' : code;
}
