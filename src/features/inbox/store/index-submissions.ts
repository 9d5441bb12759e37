/**
 * Makes submissions part of the queue: what the list shows and how it is searched. The queue does this before it reads, so that
 * storing a submission takes no longer because of it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as untilNextTurn } from 'node:timers/promises';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import { retryWhileBusy } from './sqlite-errors.ts';
import { summarizeRecord } from './summarize-record.ts';
import { createAttempt, runInTransaction } from './transactions.ts';

/** Number of submissions in one transaction: the server responds to other requests between two of them. */
const BATCH = 200;

type Row = { number: number; id: string; record: string; state: string; receivedAt: number };

/** Returns a function that adds all new submissions to the queue. */
export function createIndexSubmissions(database: DatabaseSync): () => Promise<void> {
  const findNew = database.prepare(
    `SELECT number, id, record, state, received_at AS receivedAt FROM submissions
     WHERE number > (SELECT coalesce(max(number), 0) FROM entries) ORDER BY number LIMIT ?`,
  );
  const insert = database.prepare(
    `INSERT INTO entries (number, id, reference, kind, sender, subject, state, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertContact = database.prepare('INSERT INTO contacts (value, number) VALUES (?, ?)');
  const insertWords = database.prepare('INSERT INTO search (rowid, words) VALUES (?, ?)');

  const attempt = createAttempt(database);

  const addSummarized = ({ number, id, record: json, state, receivedAt }: Row) => {
    const record = JSON.parse(json) as WireRecord; // the receiver validated it
    const { sender, subject, contacts, words } = summarizeRecord(record);
    insert.run(number, id, record.number, record.action, sender, subject, state, receivedAt);
    for (const contact of contacts) insertContact.run(contact, number);
    insertWords.run(number, words);
  };

  /** Adds a submission. One whose record cannot be summarized is listed without a summary, so that it does not stop the others. */
  const add = (row: Row) => {
    const outcome = attempt(() => {
      addSummarized(row);
    });
    if ('result' in outcome) return;
    const { number, id, state, receivedAt } = row;
    insert.run(number, id, id, '', '', '', state, receivedAt);
    console.error(
      `The record of submission ${id} cannot be summarized. The queue lists it without its kind and sender.`,
    );
  };

  const addBatch = (): number => {
    if (!findNew.get(1)) return 0;
    return runInTransaction(database, () => {
      const rows = findNew.all(BATCH) as Row[]; // the query names its columns
      rows.forEach(add);
      return rows.length;
    });
  };

  return async () => {
    while ((await retryWhileBusy(addBatch)) === BATCH) await untilNextTurn();
  };
}
