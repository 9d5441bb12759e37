/**
 * The tables of the database. Each change of them is a migration, which also runs on the databases that exist. Never edit a
 * migration that has been released: add one.
 */
import type { DatabaseSync } from 'node:sqlite';

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

/** The n-th migration leads to version n, which is in `user_version` of the database. */
const MIGRATIONS = [CREATE_SUBMISSIONS, ADD_OUTCOMES];

/**
 * Brings the tables to the current version. The caller runs it in a transaction.
 * @param target the version, which is an older one only in tests
 * @throws Error when the database was written by a newer version
 */
export function migrate(database: DatabaseSync, target = MIGRATIONS.length): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() ?? {};
  const version = Number(found);
  if (version > MIGRATIONS.length) {
    throw new Error(`The database of the inbox has version ${version}; this server knows ${MIGRATIONS.length}`);
  }
  for (const migration of MIGRATIONS.slice(version, target)) database.exec(migration);
  if (version < target) database.exec(`PRAGMA user_version = ${target}`);
}
