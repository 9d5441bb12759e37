/**
 * The tables of the database. Each change of them is a migration, which also runs on the databases that exist. Never edit a
 * migration that has been released: add one.
 */
import type { DatabaseSync } from 'node:sqlite';
import { CREATE_TOMBSTONES } from './erasure.ts';

const CREATE_SUBMISSIONS = `
  CREATE TABLE submissions (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    record TEXT NOT NULL,
    token_hash TEXT,
    sender TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    state TEXT NOT NULL,
    state_at INTEGER NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX submissions_of_sender ON submissions (sender, bytes);
  CREATE TABLE files (
    submission INTEGER NOT NULL REFERENCES submissions (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    stored_name TEXT NOT NULL UNIQUE,
    PRIMARY KEY (submission, position)
  ) STRICT, WITHOUT ROWID;
`;

/** What the sender learns with the state: of these, each submission has at most one. */
const ADD_OUTCOMES = `
  ALTER TABLE submissions ADD COLUMN link TEXT;
  ALTER TABLE submissions ADD COLUMN reason TEXT;
  ALTER TABLE submissions ADD COLUMN answer TEXT;
`;

/**
 * What editors see and did. An entry copies of its submission what the list shows. Words are only an index: `content = ''` stores
 * no second copy of what visitors wrote.
 */
const CREATE_QUEUE = `
  CREATE TABLE entries (
    number INTEGER PRIMARY KEY REFERENCES submissions (number) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL,
    kind TEXT NOT NULL,
    sender TEXT NOT NULL,
    subject TEXT NOT NULL,
    state TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    publication TEXT
  ) STRICT;
  CREATE INDEX entries_of_state ON entries (state, number);
  CREATE INDEX entries_of_kind ON entries (kind, number);
  CREATE INDEX entries_of_both ON entries (state, kind, number);
  CREATE TABLE contacts (
    value TEXT NOT NULL,
    number INTEGER NOT NULL REFERENCES entries (number) ON DELETE CASCADE,
    PRIMARY KEY (value, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX contacts_of_entry ON contacts (number);
  CREATE TABLE events (
    event INTEGER PRIMARY KEY,
    number INTEGER NOT NULL REFERENCES entries (number) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    editor TEXT NOT NULL,
    action TEXT NOT NULL,
    text TEXT NOT NULL,
    from_state TEXT,
    undone INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX events_of_entry ON events (number);
  CREATE VIRTUAL TABLE search USING fts5 (
    words, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'
  );
  CREATE TRIGGER forget_words AFTER DELETE ON entries BEGIN
    DELETE FROM search WHERE rowid = old.number;
  END;
`;

/** What each sender has stored, as running sums: a limit does not read all rows of a sender. A sender is a pseudonym of one day. */
const CREATE_SENDERS = `
  CREATE TABLE senders (
    sender TEXT PRIMARY KEY,
    entries INTEGER NOT NULL,
    bytes INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO senders SELECT sender, count(*), sum(bytes) FROM submissions GROUP BY sender;
  DROP INDEX submissions_of_sender;
  CREATE TRIGGER forget_sender AFTER DELETE ON submissions BEGIN
    UPDATE senders SET entries = entries - 1, bytes = bytes - old.bytes WHERE sender = old.sender;
    DELETE FROM senders WHERE sender = old.sender AND entries <= 0;
  END;
`;

/** Steps that an editor took at one time, in one form. */
const INDEX_TIMES = 'CREATE INDEX events_of_time ON events (at);';

/**
 * Files that are about to be written or removed for a submission. A table of its own: a column of an entry would be
 * erased with the submission, and the files would stay in the content. `settling` says that a server has begun to remove the files.
 */
const CREATE_INTENTS = `
  CREATE TABLE intents (
    id TEXT PRIMARY KEY,
    files TEXT NOT NULL,
    settling INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
`;

/** The n-th migration leads to version n, which is in `user_version` of the database. */
const MIGRATIONS = [
  CREATE_SUBMISSIONS,
  ADD_OUTCOMES,
  CREATE_QUEUE,
  CREATE_TOMBSTONES,
  CREATE_SENDERS,
  INDEX_TIMES,
  CREATE_INTENTS,
];

/**
 * Brings the tables to the current version. The caller runs it in a transaction.
 * @param target the version, which is an older one only in tests
 * @throws Error when the database was written by a newer version
 */
export function migrate(database: DatabaseSync, target = MIGRATIONS.length): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() ?? {};
  const version = Number(found);
  if (version > MIGRATIONS.length) {
    throw new Error(
      `The database of the inbox has version ${version}; this server knows ${MIGRATIONS.length}: start the newer version of the site`,
    );
  }
  for (const migration of MIGRATIONS.slice(version, target)) database.exec(migration);
  if (version < target) database.exec(`PRAGMA user_version = ${target}`);
}
