/** Reads all that is stored about submissions of one person. */
import type { DatabaseSync } from 'node:sqlite';
import type { SubmissionStatus, HashedClaim, StoredSubmission } from './inbox-store.ts';

type Row = { number: number; record: string; received_at: number };
type FileRow = { name: string; type: string; size: number };

/** Returns a function that reads those submissions whose token is right. */
export function createExport(
  database: DatabaseSync,
  findStates: (claims: readonly HashedClaim[]) => SubmissionStatus[],
): (claims: readonly HashedClaim[]) => StoredSubmission[] {
  const find = database.prepare('SELECT number, record, received_at FROM submissions WHERE id = ? AND token_hash = ?');
  const findFiles = database.prepare('SELECT name, type, size FROM files WHERE submission = ? ORDER BY position');
  return (claims) =>
    claims.flatMap((claim) => {
      const row = find.get(claim.id, claim.tokenHash) as Row | undefined; // its tables are strict
      const [state] = findStates([claim]);
      if (!row || !state) return [];
      const files = findFiles.all(row.number) as FileRow[]; // its tables are strict
      return [{ ...state, receivedAt: row.received_at, record: JSON.parse(row.record) as unknown, files }];
    });
}
