/**
 * Erases submissions. A tombstone stays, which says nothing about a person: with it, a late retry of the outbox is a known record
 * and is not stored again, and a second request to erase gets the same response.
 */
import type { DatabaseSync } from 'node:sqlite';
import { hashSha256 } from '@/lib/node/sha256.ts';
import type { ErasedSubmissions, ExpiryRule, HashedClaim } from './inbox-store.ts';

export const CREATE_TOMBSTONES = `
  CREATE TABLE tombstones (
    id_hash TEXT PRIMARY KEY,
    token_hash TEXT,
    received_at INTEGER NOT NULL,
    erased_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX submissions_of_age ON submissions (state_at);
`;

/** Submissions that one transaction erases: others wait for it. */
const BATCH = 200;

type Row = { number: number; id: string; token_hash: string | null; received_at: number };

// The tables are strict and the queries name their columns, so the rows of this file have the types that it says.

function createEraseRow(database: DatabaseSync) {
  const findFiles = database.prepare('SELECT stored_name FROM files WHERE submission = ?');
  const remove = database.prepare('DELETE FROM submissions WHERE number = ?');
  const insertTombstone = database.prepare(
    'INSERT INTO tombstones (id_hash, token_hash, received_at, erased_at) VALUES (?, ?, ?, ?)',
  );
  return ({ number, id, token_hash, received_at }: Row, now: number): string[] => {
    const files = findFiles.all(number) as { stored_name: string }[];
    remove.run(number);
    insertTombstone.run(hashSha256(id), token_hash, received_at, now);
    return files.map(({ stored_name }) => stored_name);
  };
}

/** Returns the functions that erase. Those that write are part of a transaction. */
export function createErasure(database: DatabaseSync) {
  const eraseRow = createEraseRow(database);
  const findTombstone = database.prepare('SELECT token_hash FROM tombstones WHERE id_hash = ?');
  const find = database.prepare(
    'SELECT number, id, token_hash, received_at FROM submissions WHERE id = ? AND token_hash = ?',
  );
  const findExpired = database.prepare(
    `SELECT number, id, token_hash, received_at FROM submissions
     WHERE state_at < ? AND json_extract(record, '$.action') = ? LIMIT ${BATCH}`,
  );
  const findOthers = database.prepare(
    `SELECT number, id, token_hash, received_at FROM submissions
     WHERE state_at < ? AND json_extract(record, '$.action') NOT IN (SELECT value FROM json_each(?)) LIMIT ${BATCH}`,
  );
  const deleteTombstones = database.prepare('DELETE FROM tombstones WHERE erased_at < ?');
  // FTS5 only marks rows as deleted. Their words stay in its index until all of it is written again.
  const rewriteIndex = database.prepare("INSERT INTO search (search) VALUES ('optimize')");

  const isErased = (id: string): boolean => findTombstone.get(hashSha256(id)) !== undefined;

  /** Returns whether a submission was erased, and had this token. */
  const isErasedWith = ({ id, tokenHash }: HashedClaim): boolean => {
    const tombstone = findTombstone.get(hashSha256(id)) as { token_hash: string | null } | undefined;
    return tombstone?.token_hash === tokenHash;
  };

  return {
    isErased,
    isErasedWith,

    /** Erases those submissions whose token is right. */
    erase: (claims: readonly HashedClaim[], now: number): ErasedSubmissions => {
      const erased: ErasedSubmissions = { ids: [], storedNames: [] };
      let hasErased = false;
      for (const { id, tokenHash } of claims) {
        const row = find.get(id, tokenHash) as Row | undefined;
        if (row) {
          erased.storedNames.push(...eraseRow(row, now));
          hasErased = true;
        }
        if (row || isErasedWith({ id, tokenHash })) erased.ids.push(id);
      }
      if (hasErased) rewriteIndex.run();
      return erased;
    },

    /** Erases some of the submissions whose time is over, and tombstones that no retry needs. */
    eraseExpired: ({ before, others, tombstones }: ExpiryRule, now: number): ErasedSubmissions => {
      const known = JSON.stringify(Object.keys(before));
      const rows = [
        ...Object.entries(before).flatMap(([action, time]) => findExpired.all(time, action)),
        ...findOthers.all(others, known),
      ].slice(0, BATCH) as Row[];
      deleteTombstones.run(tombstones);
      const storedNames = rows.flatMap((row) => eraseRow(row, now));
      if (rows.length > 0) rewriteIndex.run();
      return { ids: rows.map(({ id }) => id), storedNames };
    },
  };
}
