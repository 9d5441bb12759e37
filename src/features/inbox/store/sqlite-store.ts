/** The storage of the inbox in an SQLite database of this server. */
import type { DatabaseSync } from 'node:sqlite';
import {
  SUBMISSION_STATES,
  type AddResult,
  type ErasedSubmissions,
  type InboxStore,
  type NewSubmission,
  type SenderLimits,
  type SubmissionStatus,
  type HashedClaim,
} from './inbox-store.ts';
import { createErasure } from './erasure.ts';
import { createExport } from './export-submissions.ts';
import { openDatabase } from './open-database.ts';
import { retryWhileBusy } from './sqlite-errors.ts';
import { createGroupCommit } from './transactions.ts';

type FindStates = (claims: readonly HashedClaim[]) => SubmissionStatus[];

type StateRow = { state: string; at: number; link: string | null; reason: string | null; answer: string | null };

function createStatesQuery(database: DatabaseSync): FindStates {
  const find = database.prepare(
    'SELECT state, state_at AS at, link, reason, answer FROM submissions WHERE id = ? AND token_hash = ?',
  );
  return (claims) =>
    claims.flatMap(({ id, tokenHash }) => {
      const row = find.get(id, tokenHash) as StateRow | undefined; // its tables are strict
      const state = SUBMISSION_STATES.find((known) => known === row?.state);
      if (!row || !state) return [];
      const { at, link, reason, answer } = row;
      return [
        {
          id,
          state,
          at,
          ...(link !== null && { link }),
          ...(reason !== null && { reason }),
          ...(answer !== null && { answer }),
        },
      ];
    });
}

/** Returns a function that returns whether a sender may store more bytes. */
function createLimitCheck(database: DatabaseSync) {
  const findUsage = database.prepare('SELECT entries, bytes FROM senders WHERE sender = ?');
  return (sender: string, bytes: number, limits: SenderLimits): boolean => {
    // The table is strict, and the query names its columns.
    const stored = (findUsage.get(sender) as SenderLimits | undefined) ?? { entries: 0, bytes: 0 };
    return stored.entries < limits.entries && stored.bytes + bytes <= limits.bytes;
  };
}

type Addition = { submission: NewSubmission; limits: SenderLimits };

/** Returns a function that adds a submission. Call it inside a transaction. */
function createAdd(
  database: DatabaseSync,
  compare: (id: string, fingerprint: string) => AddResult | undefined,
  isWithin: ReturnType<typeof createLimitCheck>,
) {
  const addUsage = database.prepare(
    `INSERT INTO senders (sender, entries, bytes) VALUES (?, 1, ?)
     ON CONFLICT (sender) DO UPDATE SET entries = entries + 1, bytes = bytes + excluded.bytes`,
  );
  const insert = database.prepare(
    `INSERT INTO submissions (id, fingerprint, record, token_hash, sender, bytes, state, state_at, received_at)
     VALUES (?, ?, ?, ?, ?, ?, 'received', ?, ?)`,
  );
  const insertFile = database.prepare(
    'INSERT INTO files (submission, position, name, type, size, stored_name) VALUES (?, ?, ?, ?, ?, ?)',
  );

  const store = ({ id, fingerprint, record, tokenHash, sender, receivedAt, files }: NewSubmission, bytes: number) => {
    const values = [id, fingerprint, record, tokenHash ?? null, sender, bytes, receivedAt, receivedAt];
    const { lastInsertRowid } = insert.run(...values);
    addUsage.run(sender, bytes);
    for (const [position, { name, type, size, storedName }] of files.entries()) {
      insertFile.run(lastInsertRowid, position, name, type, size, storedName);
    }
  };

  return ({ submission, limits }: Addition): AddResult => {
    const known = compare(submission.id, submission.fingerprint);
    if (known) return known;
    const bytes = Buffer.byteLength(submission.record) + submission.files.reduce((total, { size }) => total + size, 0);
    if (!isWithin(submission.sender, bytes, limits)) return 'too-many';
    store(submission, bytes);
    return 'stored';
  };
}

/**
 * Opens the database, and creates it if it is missing. A commit returns after the data is on the disk.
 * @param maxPages maximum size of the database, in pages of SQLite; after that the storage is full
 * @throws Error when Node has no SQLite, or the database was written by a newer version
 */
export async function openSqliteStore(file: string, { maxPages = 0 } = {}): Promise<InboxStore> {
  const database = await openDatabase(file);
  if (maxPages > 0) database.exec(`PRAGMA max_page_count = ${maxPages}`);

  const erasure = createErasure(database);
  const findFingerprint = database.prepare('SELECT fingerprint FROM submissions WHERE id = ?');
  const compare = (id: string, fingerprint: string) => {
    const row = findFingerprint.get(id) as { fingerprint: string } | undefined; // its tables are strict
    if (!row) return erasure.isErased(id) ? 'known' : undefined;
    return row.fingerprint === fingerprint ? 'known' : 'changed';
  };
  /** Overwrites what was erased in the write-ahead log too, unless another process reads it. */
  const truncateLog = <Value>(value: Value): Value => {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return value;
  };
  const erase = createGroupCommit(database, (write: () => ErasedSubmissions) => write());
  const isWithin = createLimitCheck(database);
  const add = createGroupCommit(database, createAdd(database, compare, isWithin));
  const findStates = createStatesQuery(database);
  const findName = database.prepare('SELECT 1 FROM files WHERE stored_name = ?');

  const exportAll = createExport(database, findStates);

  return {
    compare: (id, fingerprint) => retryWhileBusy(() => compare(id, fingerprint)),
    canAdd: ({ id, sender, bytes }, limits) =>
      retryWhileBusy(() => compare(id, '') !== undefined || isWithin(sender, bytes, limits)),
    add: (submission, limits) => add({ submission, limits }),
    findStates: (claims) => retryWhileBusy(() => findStates(claims)),
    export: (claims) => retryWhileBusy(() => exportAll(claims)),
    erase: (claims, now) => erase(() => erasure.erase(claims, now)).then(truncateLog),
    countErased: (claims) => retryWhileBusy(() => claims.filter(erasure.isErasedWith).length),
    eraseExpired: (rule, now) => erase(() => erasure.eraseExpired(rule, now)).then(truncateLog),
    findStoredNames: (names) => retryWhileBusy(() => new Set(names.filter((name) => findName.get(name)))),
    close: () => {
      database.close();
    },
  };
}
