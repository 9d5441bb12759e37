/** Accepting and undoing on a server that ends at any moment, and is started again. */
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { PreparedPublication, Publication } from '@/features/inbox/publish/publication.ts';
import { preparePublication } from '@/features/inbox/publish/publish.ts';
import { listFiles, ROOT } from '@/features/inbox/publish/testing/site.ts';
import { SUBMISSIONS } from '@/features/inbox/publish/testing/submissions.ts';
import type { Intent, QueueStore, Submission } from '@/features/inbox/store/queue-store.ts';
import { openSqliteQueue } from '@/features/inbox/store/sqlite-queue.ts';
import { openSqliteStore } from '@/features/inbox/store/sqlite-store.ts';
import { hashSha256 } from '@/lib/node/sha256.ts';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { getId } from '@/storage/testing/profile.ts';
import { acceptSubmission } from './accept-submission.ts';
import { openQueue } from './open-queue.ts';
import { parsePublication } from './parse-publication.ts';
import { createPublisher, settleIntents, type Publisher } from './publisher.ts';
import { undoStep } from './undo-step.ts';

const server = vi.hoisted(() => {
  let moments = Infinity;
  let end = (): void => undefined;
  const endNow = (): Promise<never> => {
    end();
    return new Promise<never>(() => undefined);
  };
  /** Goes on, unless the server ends at this moment. */
  const pass = async (): Promise<void> => {
    if (moments === 0) await endNow();
    moments -= 1;
  };
  return {
    endNow,
    /** Makes a change, before and after which the server may end. */
    change: async <Value>(work: () => Promise<Value>): Promise<Value> => {
      await pass();
      const value = await work();
      await pass();
      return value;
    },
    /** Runs work on a server that ends after a number of moments. Returns whether the work has ended before. */
    run: async (limit: number, work: () => Promise<unknown>): Promise<boolean> => {
      moments = limit;
      const ended = new Promise<boolean>((resolve) => {
        end = () => {
          resolve(false);
        };
      });
      const isDone = await Promise.race([work().then(() => true), ended]);
      moments = Infinity;
      return isDone;
    },
  };
});

vi.mock('node:fs/promises', async (importOriginal) => {
  const all = await importOriginal<typeof import('node:fs/promises')>();
  const { link, mkdir, rename, rm, writeFile } = all;
  return {
    ...all,
    link: (...input: Parameters<typeof link>) => server.change(() => link(...input)),
    mkdir: (...input: Parameters<typeof mkdir>) => server.change(() => mkdir(...input)),
    rename: (...input: Parameters<typeof rename>) => server.change(() => rename(...input)),
    rm: (...input: Parameters<typeof rm>) => server.change(() => rm(...input)),
    writeFile: (...input: Parameters<typeof writeFile>) => server.change(() => writeFile(...input)),
  };
});

const [STORE, HONEY, DATES] = [1, 2, 3].map(getId) as [string, string, string];
const ALL = [STORE, HONEY, DATES];

let prepared: PreparedPublication;

beforeAll(async () => {
  prepared = await preparePublication({ ...SUBMISSIONS.store, root: ROOT });
  expect(prepared.issues).toEqual([]);
  expect(prepared.publication?.products).toHaveLength(2);
});

/** Creates a project without content, and an inbox with a store and its products. */
async function createProject(): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'ino-interrupted-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(path.join(root, 'content'));
  const inbox = await openSqliteStore(path.join(root, 'inbox.sqlite'));
  const add = (id: string, record: object) =>
    inbox.add(
      {
        id,
        fingerprint: id,
        record: JSON.stringify({ ...record, id }),
        tokenHash: 'right',
        sender: 'someone',
        receivedAt: 1,
        files: [],
      },
      { entries: 1e6, bytes: 1e12 },
    );
  const createSubject = (id: string) => ({ about: { kind: 'ownProduct', id, name: id, path: '/' } });
  await add(HONEY, { ...SUBMISSIONS.product.record, ...createSubject('honey') });
  await add(DATES, { ...SUBMISSIONS.product.record, ...createSubject('dates') });
  await add(STORE, { ...SUBMISSIONS.store.record, products: ['honey', 'dates'] });
  inbox.close();
  return root;
}

/** Runs work with the publisher of a server that ends after a number of moments. Returns whether the work has ended before. */
async function runServer(root: string, moments: number, work: (publisher: Publisher) => Promise<unknown>) {
  const store = await openSqliteQueue(path.join(root, 'inbox.sqlite'));
  const { take, undo, storeIntent, claimIntent, settleIntent } = store;
  const counted: QueueStore = {
    ...store,
    take: (...changes) => server.change(() => take(...changes)),
    undo: (...changes) => server.change(() => undo(...changes)),
    storeIntent: (...input) => server.change(() => storeIntent(...input)),
    claimIntent: (intent) => server.change(() => claimIntent(intent)),
    settleIntent: (settled) => server.change(() => settleIntent(settled)),
  };
  const isDone = await server.run(moments, () => work(createPublisher({ store: counted, root })));
  store.close();
  return isDone;
}

const read = async (store: QueueStore, id: string): Promise<Submission> => {
  const submission = await store.read(id);
  if (!submission) throw new Error(`there is no ${id}`);
  return submission;
};

async function accept({ store, ...publisher }: Publisher): Promise<unknown> {
  const [{ version }, honey, dates] = [await read(store, STORE), await read(store, HONEY), await read(store, DATES)];
  const products = [honey, dates].map((submission) => ({ submission, name: submission.id, isChosen: true }));
  const change = { id: STORE, version, editor: 'Noura', at: 100 };
  return acceptSubmission({ store, ...publisher }, change, { prepared, changed: [], products });
}

async function undo({ store, ...publisher }: Publisher): Promise<unknown> {
  const submission = await read(store, STORE);
  const change = { id: STORE, version: submission.version, editor: 'Noura', at: 200 };
  return undoStep({ store, ...publisher }, submission, change);
}

/** Checks that the files are those of the accepted submissions. Returns whether they are accepted. */
async function checkFiles(root: string): Promise<boolean> {
  let isAccepted = false;
  await runServer(root, Infinity, async ({ store }) => {
    const submissions = await Promise.all(ALL.map((id) => read(store, id)));
    expect(new Set(submissions.map(({ state }) => state)).size).toBe(1);
    const publications = submissions.map(({ publication }) =>
      publication === undefined ? undefined : parsePublication(publication),
    );
    isAccepted = submissions[0]?.state === 'accepted';
    const { publication } = prepared;
    // Under another slug, there would be a rest of an earlier attempt.
    const expected: readonly (Publication | undefined)[] = isAccepted
      ? [publication, ...(publication?.products ?? [])]
      : ALL.map(() => undefined);
    expect(publications).toEqual(expected);
    const files = publications[0]?.files ?? [];
    expect(listFiles(root)).toEqual(files.map((file) => file.path).sort());
    for (const { path: file, sha256 } of files) expect(hashSha256(readFileSync(path.join(root, file)))).toBe(sha256);
    expect(await store.findIntents()).toEqual([]);
    expect(submissions.flatMap(({ history }) => history.filter(({ action }) => action === 'interrupt'))).toEqual([]);
  });
  return isAccepted;
}

/** Starts servers until one has settled what the others left. Each ends later than the one before. */
async function restart(root: string, moments: number): Promise<void> {
  if (!(await runServer(root, moments, settleIntents))) await restart(root, moments + 7);
}

/** The moments of a step and some after its end. `longest` is more than it has. */
const getMoments = (longest: number) => fc.tuple(fc.nat({ max: longest }), fc.nat({ max: 20 }));

test('after any end while it is accepted, a submission is accepted with all of its files or open without any', async () => {
  await fc.assert(
    fc.asyncProperty(getMoments(60), async ([moments, inRestart]) => {
      const root = await createProject();
      const isDone = await runServer(root, moments, accept);
      await restart(root, inRestart);
      const isAccepted = await checkFiles(root);
      if (isDone) expect(isAccepted).toBe(true);
      if (!isAccepted) await runServer(root, Infinity, accept);
      expect(await checkFiles(root)).toBe(true);
    }),
    createPropertyOptions(6),
  );
});

test('after any end while it is undone, a submission is accepted with all of its files or open without any', async () => {
  await fc.assert(
    fc.asyncProperty(getMoments(22), async ([moments, inRestart]) => {
      const root = await createProject();
      await runServer(root, Infinity, accept);
      const isDone = await runServer(root, moments, undo);
      await restart(root, inRestart);
      const isAccepted = await checkFiles(root);
      if (isDone) expect(isAccepted).toBe(false);
      if (isAccepted) await runServer(root, Infinity, undo);
      expect(await checkFiles(root)).toBe(false);
    }),
    createPropertyOptions(6),
  );
});

/** Creates a project in which the server has ended before the submission was stored as accepted. */
async function createInterrupted(): Promise<{ root: string; files: readonly string[] }> {
  const root = await createProject();
  await runServer(root, Infinity, ({ store }) =>
    accept(createPublisher({ store: { ...store, take: server.endNow }, root })),
  );
  const files = prepared.publication?.files.map((file) => file.path).sort() ?? [];
  expect(listFiles(root)).toEqual(files);
  return { root, files };
}

test('an entry that has changed since stays whole, and editors see it', async () => {
  const { root } = await createInterrupted();
  const changed = prepared.publication?.products?.[0]?.files[0]?.path ?? '';
  appendFileSync(path.join(root, changed), '# checked\n');
  await restart(root, Infinity);
  const kept = prepared.publication?.products?.[0]?.files.map((file) => file.path) ?? [];
  expect(listFiles(root)).toEqual(kept.toSorted());
  await runServer(root, Infinity, async ({ store }) => {
    const { state, version, history } = await read(store, STORE);
    expect({ state, version }).toEqual({ state: 'received', version: 1 });
    expect(history).toMatchObject([{ action: 'interrupt', editor: '', text: kept.join(', ') }]);
    expect(await store.findIntents()).toEqual([]);
  });
});

test('a store that has changed after its undo was stored stays with its products, and editors see all of their files', async () => {
  const root = await createProject();
  await runServer(root, Infinity, accept);
  await runServer(root, Infinity, ({ store }) => {
    const undoAndEnd: QueueStore['undo'] = async (...changes) => {
      await store.undo(...changes);
      return server.endNow();
    };
    return undo(createPublisher({ store: { ...store, undo: undoAndEnd }, root }));
  });
  const files = prepared.publication?.files.map((file) => file.path) ?? [];
  appendFileSync(path.join(root, prepared.publication?.products?.[0]?.files[0]?.path ?? ''), '# checked\n');
  await restart(root, Infinity);
  expect(listFiles(root)).toEqual(files.toSorted());
  await runServer(root, Infinity, async ({ store }) => {
    const { state, history } = await read(store, STORE);
    expect(state).toBe('received');
    expect(history.at(-1)).toMatchObject({ action: 'interrupt', text: files.join(', ') });
    expect(await store.findIntents()).toEqual([]);
  });
});

test('the files of a submission that its sender has erased since are removed', async () => {
  const { root } = await createInterrupted();
  const inbox = await openSqliteStore(path.join(root, 'inbox.sqlite'));
  expect((await inbox.erase([{ id: STORE, tokenHash: 'right' }], 9)).ids).toEqual([STORE]);
  inbox.close();
  await restart(root, Infinity);
  expect(listFiles(root)).toEqual([]);
});

test('the queue settles what the last server left when it is opened', async () => {
  const root = await createProject();
  const plan = JSON.stringify([{ files: [{ path: 'content/never-written.yaml', sha256: '' }] }]);
  await runServer(root, Infinity, ({ store }) => store.storeIntent({ id: STORE, files: plan }));
  const { store } = await openQueue(root);
  expect(await store.findIntents()).toEqual([]);
  store.close();
});

test('a file that an editor has created meanwhile stays', async () => {
  const { root, files } = await createInterrupted();
  writeFileSync(path.join(root, 'content/mine.yaml'), '');
  await restart(root, Infinity);
  expect(listFiles(root)).toEqual(['content/mine.yaml']);
  expect(files).not.toContain('content/mine.yaml');
});

test('a step whose intent another server has settled is a conflict, and its files are removed', async () => {
  const root = await createProject();
  await runServer(root, Infinity, async (publisher) => {
    const take: QueueStore['take'] = async (...changes) => {
      await settleIntents(publisher);
      return publisher.store.take(...changes);
    };
    expect(await accept(createPublisher({ store: { ...publisher.store, take }, root }))).toBe('conflict');
  });
  expect(await checkFiles(root)).toBe(false);
});

/** Opens the queue of another server on the same database. */
async function openOther(root: string): Promise<QueueStore> {
  const other = await openSqliteQueue(path.join(root, 'inbox.sqlite'));
  onTestFinished(other.close);
  return other;
}

test('another server that has found an intent removes nothing after its step was taken', async () => {
  const root = await createProject();
  const other = await openOther(root);
  let found: Intent[] = [];
  await runServer(root, Infinity, async ({ store }) => {
    const take: QueueStore['take'] = async (...changes) => {
      found = await other.findIntents();
      return store.take(...changes);
    };
    expect(await accept(createPublisher({ store: { ...store, take }, root }))).toBe('done');
  });
  expect(found).toHaveLength(1);
  await settleIntents({ store: { ...other, findIntents: () => Promise.resolve(found) }, root });
  expect(await checkFiles(root)).toBe(true);
});

test.each([1, 2, 3])(
  'a step is a conflict without files when another server settles its intent before entry %i is written',
  async (entry) => {
    const root = await createProject();
    const other = await openOther(root);
    await runServer(root, Infinity, async ({ store }) => {
      let count = 0;
      const storeIntent: QueueStore['storeIntent'] = async (...input) => {
        const isStored = await store.storeIntent(...input);
        count += 1;
        if (count === entry) await settleIntents({ store: other, root });
        return isStored;
      };
      expect(await accept(createPublisher({ store: { ...store, storeIntent }, root }))).toBe('conflict');
    });
    expect(await checkFiles(root)).toBe(false);
  },
);

/** Stores the intent of an interrupted step whose file cannot be removed, because a folder has its name. */
async function blockIntent(root: string, id: string): Promise<void> {
  mkdirSync(path.join(root, 'content/blocked'));
  const files = JSON.stringify([{ files: [{ path: 'content/blocked', sha256: '' }] }]);
  await runServer(root, Infinity, ({ store }) => store.storeIntent({ id, files }));
}

const ignoreErrors = () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    report.mockRestore();
  });
  return report;
};

test('a file that cannot be removed keeps no editor from other submissions', async () => {
  const root = await createProject();
  await blockIntent(root, HONEY);
  const report = ignoreErrors();
  await runServer(root, Infinity, async (publisher) => {
    expect(await accept(publisher)).toBe('done');
    expect(await publisher.store.findIntents()).toMatchObject([{ id: HONEY }]);
  });
  expect(report).toHaveBeenCalledWith(expect.stringContaining('could not be removed'), expect.any(Error));
});

test('a submission is accepted only after the files of its interrupted step are removed', async () => {
  const root = await createProject();
  await blockIntent(root, STORE);
  ignoreErrors();
  await runServer(root, Infinity, async (publisher) => {
    expect(await accept(publisher)).toMatchObject({ issues: [{ file: 'content/blocked' }] });
    expect(await publisher.store.findIntents()).toMatchObject([{ id: STORE }]);
    rmSync(path.join(root, 'content/blocked'), { recursive: true });
    expect(await accept(publisher)).toBe('done');
  });
  expect(await checkFiles(root)).toBe(true);
});

test('an error of removing files does not hide why a step was not stored, and they are removed later', async () => {
  const root = await createProject();
  const report = ignoreErrors();
  await runServer(root, Infinity, async ({ store }) => {
    const failing: QueueStore = {
      ...store,
      take: () => Promise.reject(new Error('the database is busy')),
      settleIntent: () => Promise.reject(new Error('the disk is full')),
    };
    await expect(accept(createPublisher({ store: failing, root }))).rejects.toThrow('the database is busy');
    expect(await store.findIntents()).toMatchObject([{ id: STORE }]);
  });
  expect(report).toHaveBeenCalledOnce();
  await restart(root, Infinity);
  expect(await checkFiles(root)).toBe(false);
});

test('a second click writes no second page', async () => {
  const root = await createProject();
  await runServer(root, Infinity, async (publisher) => {
    expect(await Promise.all([accept(publisher), accept(publisher)])).toEqual(['done', 'conflict']);
  });
  expect(await checkFiles(root)).toBe(true);
});
