/** The storage of the editors' queue in the SQLite database of the inbox. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { tokenize } from '@/lib/text/fold.ts';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import type { InboxFile, SubmissionState } from './inbox-store.ts';
import { createIndexSubmissions } from './index-submissions.ts';
import { createIntents } from './intents.ts';
import { openDatabase } from './open-database.ts';
import type {
  SubmissionChange,
  ChangeResult,
  Intent,
  QueueCount,
  QueueEntry,
  QueueFilter,
  QueuePage,
  QueueRange,
  QueueStore,
  RelatedEntry,
  StepChange,
  Submission,
  UndoChange,
} from './queue-store.ts';
import { retryWhileBusy } from './sqlite-errors.ts';
import { runInTransaction } from './transactions.ts';
import { findUndoable, getNextState, type HistoryEvent, type Step } from './transitions.ts';

// The tables are strict and the queries name their columns, so the rows of this file have the types that it says.

const ENTRY = `entries.number, entries.id, entries.reference AS recordNumber, entries.kind, entries.sender, entries.subject, entries.state,
  entries.version, entries.received_at AS receivedAt`;

const MAX_RELATED = 20;

/** Converts typed words to a query of FTS5: each word may be the beginning of one. Its other syntax is quoted. */
const toMatch = (search: string): string =>
  tokenize(search)
    .map((word) => `"${word}"*`)
    .join(' ');

/** Returns the rows of a page. They are one more than asked for if there are others. */
function listRows(database: DatabaseSync, filter: QueueFilter, { before, after, limit }: QueueRange): QueueEntry[] {
  const match = toMatch(filter.search ?? '');
  const number = match ? 'search.rowid' : 'entries.number';
  const conditions: [string, SQLInputValue | undefined][] = [
    ['search.words MATCH ?', match || undefined],
    ['entries.state = ?', filter.state],
    ['entries.kind = ?', filter.kind],
    [`${number} < ?`, before],
    [`${number} > ?`, after],
  ];
  const used = conditions.filter(([, value]) => value !== undefined);
  const query = `SELECT ${ENTRY} FROM entries ${match ? 'JOIN search ON search.rowid = entries.number' : ''}
    ${used.length > 0 ? `WHERE ${used.map(([condition]) => condition).join(' AND ')}` : ''}
    ORDER BY ${number} ${after === undefined ? 'DESC' : 'ASC'} LIMIT ?`;
  const values = used.map(([, value]) => value ?? null);
  return database.prepare(query).all(...values, limit + 1) as QueueEntry[];
}

function list(database: DatabaseSync, filter: QueueFilter, range: QueueRange): QueuePage {
  const rows = listRows(database, filter, range);
  const hasMore = rows.length > range.limit;
  const entries = rows.slice(0, range.limit);
  if (range.after !== undefined) return { entries: entries.reverse(), hasOlder: true, hasNewer: hasMore };
  return { entries, hasOlder: hasMore, hasNewer: range.before !== undefined };
}

type QueuedVersion = Pick<QueueEntry, 'id' | 'version'>;

type EventRow = Omit<HistoryEvent, 'isUndone' | 'from'> & { from: SubmissionState | null; undone: number };

function createReadHistory(database: DatabaseSync): (number: number) => HistoryEvent[] {
  const find = database.prepare(
    `SELECT event AS id, at, editor, action, text, from_state AS "from", undone FROM events WHERE number = ? ORDER BY event`,
  );
  return (number) =>
    (find.all(number) as EventRow[]).map(({ from, undone, ...event }) => ({
      ...event,
      ...(from !== null && { from }),
      isUndone: undone === 1,
    }));
}

type SubmissionRow = QueueEntry & {
  record: string;
  publication: string | null;
  link: string | null;
  reason: string | null;
  answer: string | null;
};

function createRead(database: DatabaseSync, readHistory: (number: number) => HistoryEvent[]) {
  const find = database.prepare(
    `SELECT ${ENTRY}, entries.publication, record, link, reason, answer
     FROM entries JOIN submissions USING (number) WHERE entries.id = ?`,
  );
  const findFiles = database.prepare(
    'SELECT name, type, size, stored_name AS storedName FROM files WHERE submission = ? ORDER BY position',
  );
  return (id: string): Submission | undefined => {
    const row = find.get(id) as SubmissionRow | undefined;
    if (!row) return undefined;
    const { record, publication, link, reason, answer, ...entry } = row;
    return {
      ...entry,
      record: JSON.parse(record) as WireRecord, // the receiver validated it
      files: findFiles.all(row.number) as InboxFile[],
      history: readHistory(row.number),
      ...(publication !== null && { publication }),
      ...(link !== null && { link }),
      ...(reason !== null && { reason }),
      ...(answer !== null && { answer }),
    };
  };
}

function createRelatedQuery(database: DatabaseSync) {
  const find = database.prepare(
    `SELECT ${ENTRY}, group_concat(contacts.value, char(10)) AS contacts
     FROM contacts AS own JOIN contacts USING (value) JOIN entries ON entries.number = contacts.number
     WHERE own.number = ? AND contacts.number <> own.number
     GROUP BY entries.number ORDER BY entries.number DESC LIMIT ${MAX_RELATED}`,
  );
  return (number: number): RelatedEntry[] =>
    (find.all(number) as (QueueEntry & { contacts: string })[]).map((row) => ({
      ...row,
      contacts: row.contacts.split('\n'),
    }));
}

function createProductsQuery(database: DatabaseSync, read: (id: string) => Submission | undefined) {
  const find = database.prepare(
    `SELECT store.id AS store, max(entries.number), entries.id FROM contacts AS own JOIN contacts USING (value)
       JOIN entries ON entries.number = contacts.number JOIN entries AS store ON store.number = own.number
     WHERE own.number = ? AND value LIKE 'product:%' AND entries.kind = 'ownProduct' GROUP BY value`,
  );
  return (number: number): Submission[] => {
    // With a maximum, SQLite takes the other columns from its row.
    const rows = find.all(number) as { store: string; id: string }[];
    const order = read(rows[0]?.store ?? '')?.record.products ?? [];
    const getPosition = ({ record }: Submission) => order.indexOf(record.about?.id ?? '');
    return rows.flatMap(({ id }) => read(id) ?? []).sort((one, other) => getPosition(one) - getPosition(other));
  };
}

function createPublishedProductsQuery(database: DatabaseSync) {
  const find = database.prepare("SELECT id, version FROM entries WHERE kind = 'ownProduct' AND publication = ?");
  return (publications: readonly string[]): QueuedVersion[] =>
    publications.flatMap((publication) => find.all(publication) as QueuedVersion[]);
}

/** A change of a submission that was found and has the version that the editor has seen. */
type Change = SubmissionChange & { number: number; state: SubmissionState };

/** Ends a transaction because a change in it is not possible. */
class ImpossibleChangeError extends Error {
  readonly result: Exclude<ChangeResult, 'done'>;

  constructor(result: Exclude<ChangeResult, 'done'>) {
    super(result);
    this.name = 'ImpossibleChangeError';
    this.result = result;
  }
}

function createChanges(
  database: DatabaseSync,
  readHistory: (number: number) => HistoryEvent[],
  indexSubmissions: () => Promise<void>,
) {
  const intents = createIntents(database);
  const find = database.prepare('SELECT number, state, version FROM entries WHERE id = ?');
  const addVersion = database.prepare('UPDATE entries SET version = version + 1 WHERE number = ?');
  const setState = database.prepare('UPDATE entries SET state = ?, publication = ? WHERE number = ?');
  const setOutcome = database.prepare(
    'UPDATE submissions SET state = ?, state_at = ?, link = ?, reason = ?, answer = ? WHERE number = ?',
  );
  const findPublication = database.prepare('SELECT publication FROM entries WHERE number = ?');
  const addEvent = database.prepare(
    'INSERT INTO events (number, at, editor, action, text, from_state) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const markUndone = database.prepare(
    'UPDATE events SET undone = 1 WHERE number = ? AND event >= ? AND action NOT IN (?, ?)',
  );

  /** Changes submissions in one transaction, unless one of them has changed since the editor saw it. */
  const changeAll = async <Asked extends SubmissionChange>(
    all: readonly Asked[],
    work: (change: Change & Asked) => boolean,
  ): Promise<ChangeResult> => {
    await indexSubmissions();
    const changeOne = (asked: Asked) => {
      const found = find.get(asked.id) as { number: number; state: SubmissionState; version: number } | undefined;
      if (!found) throw new ImpossibleChangeError('missing');
      const { number, state, version } = found;
      if (version !== asked.version || !work({ ...asked, number, state })) throw new ImpossibleChangeError('conflict');
      addVersion.run(number);
    };
    return retryWhileBusy(() => {
      try {
        runInTransaction(database, () => {
          all.forEach(changeOne);
        });
        return 'done';
      } catch (error) {
        if (error instanceof ImpossibleChangeError) return error.result;
        throw error;
      }
    });
  };

  const take = (...all: readonly StepChange[]) =>
    changeAll(all, ({ number, state, at, editor, ...asked }) => {
      const { step, text = '' } = asked;
      const next = getNextState(state, step);
      if (!next) return false;
      if (asked.intent !== undefined && !intents.take({ id: asked.id, files: asked.intent })) return false;
      const { publication } = findPublication.get(number) as { publication: string | null };
      setState.run(next, asked.publication ?? publication, number);
      const outcome = (of: Step) => (step === of ? text : null);
      setOutcome.run(next, at, outcome('publish'), outcome('decline'), outcome('answer'), number);
      addEvent.run(number, at, editor, step, text, state);
      return true;
    });

  const undo = (...all: readonly UndoChange[]) =>
    changeAll(all, ({ id, number, at, editor, intent }) => {
      const last = findUndoable(readHistory(number));
      if (!last?.from) return false;
      setState.run(last.from, null, number);
      if (intent !== undefined && !intents.add({ id, files: intent })) return false;
      // Undo leads to a state without a link, a reason or an answer.
      setOutcome.run(last.from, at, null, null, null, number);
      markUndone.run(number, last.id, 'note', 'interrupt');
      addEvent.run(number, at, editor, 'undo', last.action, null);
      return true;
    });

  const addNote = (asked: SubmissionChange & { text: string }) =>
    changeAll([asked], ({ number, at, editor, text }) => {
      addEvent.run(number, at, editor, 'note', text, null);
      return true;
    });

  const settleIntent = ({ at, kept, ...intent }: Intent & { at: number; kept: readonly string[] }) =>
    retryWhileBusy(() => {
      runInTransaction(database, () => {
        if (!intents.remove(intent) || kept.length === 0) return;
        const entry = find.get(intent.id) as { number: number } | undefined;
        // The sender may have erased it meanwhile.
        if (!entry) return;
        addEvent.run(entry.number, at, '', 'interrupt', kept.join(', '), null);
        addVersion.run(entry.number);
      });
    });

  return {
    take,
    undo,
    addNote,
    storeIntent: (intent: Intent, earlier?: string) =>
      retryWhileBusy(() => (earlier === undefined ? intents.add(intent) : intents.replace(intent, earlier))),
    findIntents: () => retryWhileBusy(intents.list),
    claimIntent: (intent: Intent) => retryWhileBusy(() => intents.claim(intent)),
    settleIntent,
  };
}

function createTakenQuery(
  database: DatabaseSync,
): (taken: { step: Step; editor: string; at: number }) => QueuedVersion[] {
  const find = database.prepare(
    `SELECT entries.id, entries.version FROM events JOIN entries USING (number)
     WHERE events.at = ? AND events.editor = ? AND events.action = ? AND events.undone = 0`,
  );
  return ({ step, editor, at }) => find.all(at, editor, step) as QueuedVersion[]; // the tables are strict
}

/** Opens the queue in the database of an inbox, and creates the database if it is missing. */
export async function openSqliteQueue(file: string): Promise<QueueStore> {
  const database = await openDatabase(file);
  const indexSubmissions = createIndexSubmissions(database);
  const readHistory = createReadHistory(database);
  const read = createRead(database, readHistory);
  const findRelated = createRelatedQuery(database);
  const count = database.prepare('SELECT state, kind, count(*) AS count FROM entries GROUP BY state, kind');

  /** Wraps a read, which then waits until all submissions that have arrived are part of the queue. */
  const withIndexing =
    <Parameters extends unknown[], Value>(work: (...parameters: Parameters) => Value) =>
    async (...parameters: Parameters): Promise<Value> => {
      await indexSubmissions();
      return retryWhileBusy(() => work(...parameters));
    };

  return {
    count: withIndexing(() => count.all() as QueueCount[]),
    list: withIndexing((filter: QueueFilter, range: QueueRange) => list(database, filter, range)),
    read: withIndexing(read),
    findRelated: withIndexing(findRelated),
    findTaken: withIndexing(createTakenQuery(database)),
    findProducts: withIndexing(createProductsQuery(database, read)),
    findPublishedProducts: withIndexing(createPublishedProductsQuery(database)),
    ...createChanges(database, readHistory, indexSubmissions),
    close: () => {
      database.close();
    },
  };
}
