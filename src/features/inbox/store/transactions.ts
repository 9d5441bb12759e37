/** Transactions of SQLite that write. */
import type { DatabaseSync } from 'node:sqlite';
import { getStoreErrorCode, retryWhileBusy } from './sqlite-errors.ts';

/** Runs work in a transaction. An error leaves the database unchanged. */
export function runInTransaction<Value>(database: DatabaseSync, work: () => Value): Value {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    // SQLite itself rolls back after some errors, such as a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

type Waiting<Input, Result> = {
  input: Input;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** A change that was made, or its own error. */
type Outcome<Result> = { result: Result } | { error: unknown };

/** Returns a function that makes one change of a transaction. An error of its own leaves the other changes as they are. */
export function createAttempt(database: DatabaseSync) {
  const begin = database.prepare('SAVEPOINT change');
  const release = database.prepare('RELEASE change');
  const rollBack = database.prepare('ROLLBACK TO change');
  return <Result>(write: () => Result): Outcome<Result> => {
    begin.run();
    try {
      const result = write();
      release.run();
      return { result };
    } catch (error) {
      // The disk is full, or the whole transaction is gone.
      if (getStoreErrorCode(error) !== undefined || !database.isTransaction) throw error;
      rollBack.run();
      release.run();
      return { error };
    }
  };
}

/**
 * Returns a function that makes a change in a transaction. Changes that arrive while the server waits for the disk share the next
 * transaction: each commit waits for the disk once, whatever it contains. The promise settles after the commit.
 * @param write makes the change, and may throw
 */
export function createGroupCommit<Input, Result>(
  database: DatabaseSync,
  write: (input: Input) => Result,
): (input: Input) => Promise<Result> {
  let waiting: Waiting<Input, Result>[] = [];
  const attempt = createAttempt(database);

  const commit = (group: readonly Waiting<Input, Result>[]): void => {
    const writeAll = () => group.map(({ input }) => attempt(() => write(input)));
    const settle = (outcomes: readonly Outcome<Result>[]) => {
      for (const [at, outcome] of outcomes.entries()) {
        if ('result' in outcome) group[at]?.resolve(outcome.result);
        else group[at]?.reject(outcome.error);
      }
    };
    const fail = (error: unknown) => {
      for (const { reject } of group) reject(error);
    };
    retryWhileBusy(() => runInTransaction(database, writeAll)).then(settle, fail);
  };

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (waiting.length > 1) return;
      // After all requests that have already arrived.
      setImmediate(() => {
        const group = waiting;
        waiting = [];
        commit(group);
      });
    });
}
