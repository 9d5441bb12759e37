/** The queue stays fast with many submissions; `bench/queue.mjs` measures more of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { addSubmissions } from '../testing/add-submissions.ts';
import { openSqliteQueue } from './sqlite-queue.ts';

const COUNT = 2_000;

test('thousands of submissions are listed by an index and found by words', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ino-queue-'));
  const file = path.join(folder, 'inbox.sqlite');
  await addSubmissions(file, COUNT);
  const queue = await openSqliteQueue(file);
  const counts = await queue.count();
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(COUNT);
  const rare = await queue.list({ search: 'rare' }, { limit: 20 });
  expect(rare.entries.map(({ number }) => number)).toEqual([2_000, 1_000]);
  queue.close();

  const database = new DatabaseSync(file);
  const explain = (where: string) =>
    database
      .prepare(`EXPLAIN QUERY PLAN SELECT * FROM entries WHERE ${where} ORDER BY number DESC LIMIT 20`)
      .all()
      .map(({ detail }) => String(detail));
  for (const where of [
    "state = 'received'",
    "kind = 'report'",
    "state = 'received' AND kind = 'report'",
    'number < 9',
  ]) {
    expect(explain(where)).toEqual([expect.stringMatching(/^SEARCH entries USING /)]);
  }
  database.close();
  rmSync(folder, { recursive: true });
});
