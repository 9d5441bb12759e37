/**
 * Measures the editors' queue with many submissions: how long it takes until they are part of it, and to list, search, count and
 * read them. Writes bench/results/queue.json.
 *
 *     npm run bench queue [submissions] [runs]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openSqliteQueue } from '../src/features/inbox/store/sqlite-queue.ts';
import { addSubmissions } from '../src/features/inbox/testing/add-submissions.ts';
import { describeMachine, round, summarize } from './device-data.mjs';

const SUBMISSIONS = Number(process.argv[2] ?? 100_000);
const RUNS = Number(process.argv[3] ?? 15);
const PAGE = { limit: 20 };

const folder = mkdtempSync(path.join(os.tmpdir(), 'ino-queue-'));

/** Returns the milliseconds that work takes. */
async function measure(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

try {
  const file = path.join(folder, 'inbox.sqlite');
  await addSubmissions(file, SUBMISSIONS);
  const queue = await openSqliteQueue(file);
  const indexing = await measure(() => queue.count());
  const { entries } = await queue.list({}, PAGE);
  const [newest] = entries;
  const middle = Math.floor(SUBMISSIONS / 2);
  // A third of the submissions are decided.
  for (let number = 0; number < 300; number++) {
    const [entry] = (await queue.list({ state: 'received' }, { limit: 1, before: middle - number * 100 })).entries;
    if (entry) await queue.take({ id: entry.id, version: 0, editor: 'bench', at: 1, step: 'decline', text: 'no' });
  }
  const operations = {
    list: () => queue.list({}, PAGE),
    listOfState: () => queue.list({ state: 'received' }, PAGE),
    listOfStateAndKind: () => queue.list({ state: 'declined', kind: 'report' }, PAGE),
    listFromTheMiddle: () => queue.list({ kind: 'contact' }, { ...PAGE, before: middle }),
    count: () => queue.count(),
    searchCommonWord: () => queue.list({ search: 'hello' }, PAGE),
    searchPrefix: () => queue.list({ search: 'h' }, PAGE),
    searchRareWord: () => queue.list({ search: 'rare' }, PAGE),
    searchTwoWords: () => queue.list({ search: 'hello boundary', state: 'received' }, PAGE),
    searchCommonWordAmongFew: () => queue.list({ search: 'hello', state: 'declined', kind: 'report' }, PAGE),
    searchCommonWordAmongNone: () => queue.list({ search: 'h', state: 'answered' }, PAGE),
    searchName: () => queue.list({ search: 'person 77' }, PAGE),
    read: () => queue.read(newest.id),
    findRelated: () => queue.findRelated(newest.number),
  };
  const results = {
    machine: describeMachine(),
    submissions: SUBMISSIONS,
    indexing: round(indexing),
  };
  for (const [name, operation] of Object.entries(operations)) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measure(operation));
    results[name] = summarize(times);
  }
  queue.close();
  writeFileSync(path.join(import.meta.dirname, 'results/queue.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(JSON.stringify(results, null, 2));
} finally {
  rmSync(folder, { recursive: true });
}
