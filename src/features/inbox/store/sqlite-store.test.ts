import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewSubmission } from './inbox-store.ts';
import { migrate } from './migrations.ts';
import { checkNodeVersion } from './open-database.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
  file = path.join(folder, 'inbox.sqlite');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const LIMITS = { entries: 3, bytes: 1_000 };

const createSubmission = (id: string, differing: Partial<NewSubmission> = {}): NewSubmission => ({
  id,
  fingerprint: `of ${id}`,
  record: '{}',
  sender: 'someone',
  receivedAt: 5,
  files: [],
  ...differing,
});

const createPicture = (storedName: string, size = 10) => ({ name: 'a.png', type: 'image/png', size, storedName });

/** Opens the store, and closes it after some work. */
async function runWithStore<Value>(
  work: (store: Awaited<ReturnType<typeof openSqliteStore>>) => Promise<Value>,
  options?: { maxPages: number },
): Promise<Value> {
  const store = await openSqliteStore(file, options);
  return work(store).finally(() => {
    store.close();
  });
}

describe('the SQLite store', () => {
  test('stores a submission once, and knows it after it is opened again', async () => {
    await runWithStore(async (store) => {
      expect(await store.compare('a', 'of a')).toBeUndefined();
      expect(await store.add(createSubmission('a'), LIMITS)).toBe('stored');
      expect(await store.add(createSubmission('a'), LIMITS)).toBe('known');
      expect(await store.add(createSubmission('a', { fingerprint: 'other' }), LIMITS)).toBe('changed');
    });
    await runWithStore(async (store) => {
      expect(await store.compare('a', 'of a')).toBe('known');
      expect(await store.compare('a', 'other')).toBe('changed');
    });
  });

  test('stores the files with the submission or neither', async () => {
    await runWithStore(async (store) => {
      await store.add(createSubmission('a', { files: [createPicture('one')] }), LIMITS);
      // The name of a stored file is unique, so the second file fails.
      const doubled = createSubmission('b', { files: [createPicture('two'), createPicture('one')] });
      await expect(store.add(doubled, LIMITS)).rejects.toThrow('UNIQUE');
      expect(await store.compare('b', 'of b')).toBeUndefined();
      expect(await store.findStoredNames(['one', 'two', 'three'])).toEqual(new Set(['one']));
    });
  });

  test('stores many at once, and an error of one does not touch the others', async () => {
    await runWithStore(async (store) => {
      const wide = { entries: 100, bytes: 1e6 };
      await store.add(createSubmission('first', { files: [createPicture('one')] }), wide);
      const some = ['a', 'a', 'b', 'c'].map((id) => store.add(createSubmission(id), wide));
      const changed = store.add(createSubmission('b', { fingerprint: 'other' }), wide);
      const broken = store.add(createSubmission('d', { files: [createPicture('two'), createPicture('one')] }), wide);
      const last = store.add(createSubmission('e', { files: [createPicture('two')] }), wide);
      expect(await Promise.all(some)).toEqual(['stored', 'known', 'stored', 'stored']);
      expect(await changed).toBe('changed');
      await expect(broken).rejects.toThrow('UNIQUE');
      expect(await last).toBe('stored');
    });
    await runWithStore(async (store) => {
      const found = ['a', 'b', 'c', 'd', 'e'].map((id) => store.compare(id, `of ${id}`));
      expect(await Promise.all(found)).toEqual(['known', 'known', 'known', undefined, 'known']);
    });
  });

  test('counts what a sender stores at the same time', async () => {
    await runWithStore(async (store) => {
      const results = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => store.add(createSubmission(id), LIMITS)));
      expect(results).toEqual(['stored', 'stored', 'stored', 'too-many', 'too-many']);
    });
  });

  test('limits the entries and the bytes of each sender', async () => {
    await runWithStore(async (store) => {
      for (const id of ['a', 'b', 'c']) expect(await store.add(createSubmission(id), LIMITS)).toBe('stored');
      expect(await store.add(createSubmission('d'), LIMITS)).toBe('too-many');
      expect(await store.add(createSubmission('a'), LIMITS)).toBe('known');
      const large = { sender: 'another', files: [createPicture('one', 999)] };
      expect(await store.add(createSubmission('e', large), LIMITS)).toBe('too-many');
      expect(await store.add(createSubmission('e', { ...large, files: [createPicture('one', 998)] }), LIMITS)).toBe(
        'stored',
      );
    });
  });

  test('no longer counts what a sender has erased', async () => {
    await runWithStore(async (store) => {
      for (const id of ['a', 'b', 'c']) await store.add(createSubmission(id, { tokenHash: 'right' }), LIMITS);
      expect(await store.add(createSubmission('d'), LIMITS)).toBe('too-many');
      await store.erase([{ id: 'a', tokenHash: 'right' }], 6);
      expect(await store.add(createSubmission('d'), LIMITS)).toBe('stored');
      expect(await store.add(createSubmission('e'), LIMITS)).toBe('too-many');
      for (const id of ['b', 'c']) await store.erase([{ id, tokenHash: 'right' }], 6);
      await store.eraseExpired({ before: {}, others: 10, tombstones: 0 }, 6);
      const other = new DatabaseSync(file, { readOnly: true });
      expect(other.prepare('SELECT * FROM senders').all()).toEqual([]);
      other.close();
    });
  });

  test('does not count what an error undid', async () => {
    await runWithStore(async (store) => {
      await store.add(createSubmission('a', { files: [createPicture('one')] }), LIMITS);
      const broken = createSubmission('b', { sender: 'another', files: [createPicture('one')] });
      await expect(store.add(broken, LIMITS)).rejects.toThrow('UNIQUE');
      const other = new DatabaseSync(file, { readOnly: true });
      expect(other.prepare('SELECT sender, entries, bytes FROM senders').all()).toEqual([
        { sender: 'someone', entries: 1, bytes: 12 },
      ]);
      other.close();
    });
  });

  test('tells the state only to those who know the token', async () => {
    await runWithStore(async (store) => {
      await store.add(createSubmission('a', { tokenHash: 'right' }), LIMITS);
      await store.add(createSubmission('b'), LIMITS);
      const claims = [
        { id: 'a', tokenHash: 'wrong' },
        { id: 'a', tokenHash: 'right' },
        { id: 'b', tokenHash: '' },
        { id: 'c', tokenHash: 'right' },
      ];
      expect(await store.findStates(claims)).toEqual([{ id: 'a', state: 'received', at: 5 }]);
    });
  });

  test('tells the sender what became of a submission', async () => {
    const outcomes = [
      { state: 'published', link: '/posts/a' },
      { state: 'declined', reason: 'no picture' },
      { state: 'answered', answer: 'Thank you.' },
      { state: 'in-review' },
    ];
    const ids = outcomes.map(({ state }) => state);
    await runWithStore(async (store) => {
      const wide = { entries: 9, bytes: 1e6 };
      for (const id of ids) await store.add(createSubmission(id, { tokenHash: 'right' }), wide);
      const other = new DatabaseSync(file);
      const update = other.prepare('UPDATE submissions SET state = ?, link = ?, reason = ?, answer = ? WHERE id = ?');
      for (const { state, link = null, reason = null, answer = null } of outcomes) {
        update.run(state, link, reason, answer, state);
      }
      other.close();
      const claims = ids.map((id) => ({ id, tokenHash: 'right' }));
      const expected = outcomes.map((outcome) => ({ id: outcome.state, at: 5, ...outcome }));
      expect(await store.findStates(claims)).toEqual(expected);
    });
  });

  test('keeps what an earlier version has stored', async () => {
    const earlier = new DatabaseSync(file);
    migrate(earlier, 1);
    earlier.exec(`INSERT INTO submissions (id, fingerprint, record, token_hash, sender, bytes, state, state_at, received_at)
      VALUES ('a', 'of a', '{}', 'right', 'someone', 2, 'received', 5, 5)`);
    earlier.close();
    await runWithStore(async (store) => {
      expect(await store.findStates([{ id: 'a', tokenHash: 'right' }])).toEqual([
        { id: 'a', state: 'received', at: 5 },
      ]);
      expect(await store.add(createSubmission('a'), LIMITS)).toBe('known');
      // Of the three entries that the sender may store, one is there.
      const results = ['b', 'c', 'd'].map((id) => store.add(createSubmission(id), LIMITS));
      expect(await Promise.all(results)).toEqual(['stored', 'stored', 'too-many']);
    });
  });

  test('waits while another process writes', async () => {
    await runWithStore(async (store) => {
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      const added = store.add(createSubmission('a'), LIMITS);
      setTimeout(() => {
        other.exec('COMMIT');
        other.close();
      }, 100);
      expect(await added).toBe('stored');
    });
  });

  test('is busy when another process does not end its transaction', async () => {
    await runWithStore(async (store) => {
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      await expect(store.add(createSubmission('a'), LIMITS)).rejects.toMatchObject({ code: 'busy' });
      // Reading is possible.
      expect(await store.compare('a', 'of a')).toBeUndefined();
      other.close();
      expect(await store.add(createSubmission('a'), LIMITS)).toBe('stored');
    });
  });

  test('is full when the disk is, loses nothing, and works again when there is room', async () => {
    const large = createSubmission('b', { record: 'x'.repeat(200_000) });
    const wide = { entries: 9, bytes: 1e6 };
    await runWithStore(
      async (store) => {
        expect(await store.add(createSubmission('a'), wide)).toBe('stored');
        await expect(store.add(large, wide)).rejects.toMatchObject({ code: 'full' });
        expect(await store.compare('b', 'of b')).toBeUndefined();
        expect(await store.add(createSubmission('c'), wide)).toBe('stored');
      },
      { maxPages: 20 },
    );
    await runWithStore(async (store) => {
      expect(await store.compare('a', 'of a')).toBe('known');
      expect(await store.add(large, wide)).toBe('stored');
    });
  });

  test('writes to a log first, so that readers never wait', async () => {
    await runWithStore(async (store) => {
      await store.add(createSubmission('a'), LIMITS);
      const other = new DatabaseSync(file, { readOnly: true });
      expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
      other.close();
    });
  });

  test('does not open the database of a newer version, and closes it again', async () => {
    await runWithStore(() => Promise.resolve());
    const other = new DatabaseSync(file);
    other.exec('PRAGMA user_version = 99');
    other.close();
    await expect(openSqliteStore(file)).rejects.toThrow('has version 99');
    // An open database has more files.
    expect(readdirSync(folder)).toEqual([path.basename(file)]);
  });
});

test.each(['20.20.2', '22.5.0', '22.12.9'])('Node %s is too old', (version) => {
  expect(() => {
    checkNodeVersion(version);
  }).toThrow(`The inbox needs Node 22.13.0 or newer; this is ${version}`);
});

test.each(['22.13.0', '22.13.1', '24.0.0', '100.0.0'])('Node %s has SQLite', (version) => {
  expect(() => {
    checkNodeVersion(version);
  }).not.toThrow();
});
