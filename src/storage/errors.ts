/** What can go wrong with the device, as few codes as a person can act on. Light: it loads no database. */

/**
 * - `full`: no room; nothing was written, what was kept is as before
 * - `blocked`: the browser lets nothing be kept; everything works until the page goes
 * - `newer`: a newer version of the site keeps the database; this page must be loaded again
 * - `older-tab`: another tab holds an older version open and must be closed or loaded again
 * - `broken`: the browser cannot read its own storage
 * - `unloaded`: what keeps things could not be loaded, as without a network; the next call tries again
 */
export const FAULT_CODES = ['full', 'blocked', 'newer', 'older-tab', 'broken', 'unloaded'] as const;

export type StorageErrorCode = (typeof FAULT_CODES)[number];

/** What the functions of the device reject with when storage fails. The cause is the browser's own error. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, cause?: unknown) {
    super(`device storage: ${code}`, { cause });
    this.name = 'DeviceFault';
    this.code = code;
  }
}

/** Names of errors, of the browser's and of Dexie's. Others are mistakes of ours, and stay what they are. */
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

/** How browsers say, each in its own words, that a module did not come. */
const UNLOADED = /dynamically imported module|importing a module script/i;

const codeOfLayer = (layer: { name?: unknown; message?: unknown }): StorageErrorCode | undefined => {
  if (layer instanceof TypeError && UNLOADED.test(layer.message)) return 'unloaded';
  return typeof layer.name === 'string' ? CODES[layer.name] : undefined;
};

/** Dexie puts what really happened inside: a transaction that was aborted because the device is full. */
function* layers(error: unknown): Generator<object> {
  for (let layer = error; typeof layer === 'object' && layer !== null;) {
    yield layer;
    const { inner, cause } = layer as { inner?: unknown; cause?: unknown }; // either may be missing
    layer = inner ?? cause;
  }
}

/** The code of an error, or undefined when it is none of storage. The innermost knows best. */
export function toErrorCode(error: unknown): StorageErrorCode | undefined {
  let code: StorageErrorCode | undefined;
  for (const layer of layers(error)) {
    if (layer instanceof StorageError) return layer.code;
    code = codeOfLayer(layer) ?? code;
  }
  return code;
}

const standing = new Set<StorageErrorCode>();
const watchers = new Set<(codes: readonly StorageErrorCode[]) => void>();

const tell = (): void => {
  for (const changed of watchers) changed([...standing]);
};

/** Says that a fault stands which no caller would hear of. */
export function reportError(code: StorageErrorCode): void {
  if (standing.has(code)) return;
  standing.add(code);
  tell();
}

/** Says that a fault is over. */
export function clearError(code: StorageErrorCode): void {
  if (standing.delete(code)) tell();
}

/** The fault that stands the longest, if any. */
export const standingFault = (): StorageErrorCode | undefined => [...standing][0];

/** Calls back with the faults that stand, now and after each change. Returns the function that ends it. */
export function subscribeErrors(changed: (codes: readonly StorageErrorCode[]) => void): () => void {
  watchers.add(changed);
  changed([...standing]);
  return () => {
    watchers.delete(changed);
  };
}

/**
 * Throws what a caller is to hear of an error: a `DeviceFault` where storage failed, else the error itself. A database that
 * was closed for a newer version of the site is told by that.
 */
export function throwStorageError(error: unknown): never {
  const code = toErrorCode(error);
  if (code === undefined) throw error;
  throw new StorageError(code === 'broken' && standing.has('newer') ? 'newer' : code, error);
}

/** Dexie has promises of its own. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** The same functions, whose promises reject with a `DeviceFault` where storage failed. */
export const wrapErrors = <Functions extends object>(functions: Functions): Functions =>
  new Proxy(functions, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, given);
        return isPromise(result) ? Promise.resolve(result).catch(throwStorageError) : result;
      };
    },
  });
