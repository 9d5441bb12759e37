import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Publication } from '@/features/inbox/publish/publication.ts';
import { copyContent, listFiles, publish } from '@/features/inbox/publish/testing/site.ts';
import { SUBMISSIONS } from '@/features/inbox/publish/testing/submissions.ts';
import { InboxStoreError } from '@/features/inbox/store/inbox-store.ts';
import type { SubmissionChange, QueueStore, Submission } from '@/features/inbox/store/queue-store.ts';
import { openSqliteQueue } from '@/features/inbox/store/sqlite-queue.ts';
import { openSqliteStore } from '@/features/inbox/store/sqlite-store.ts';
import { getId } from '@/storage/testing/profile.ts';
import { createPublisher } from './publisher.ts';
import { undoStep } from './undo-step.ts';

const [STORE, HONEY, DATES, NEWER_HONEY] = [1, 2, 3, 4].map(getId) as [string, string, string, string];

const createDecision = (id: string, version: number) => ({ id, version, editor: 'Noura', at: 100 });

/** Opens a queue with a store that was accepted with its products. */
async function openAccepted() {
  const root = copyContent();
  const before = listFiles(root);
  const file = path.join(root, 'inbox.sqlite');
  const [inbox, queue] = [await openSqliteStore(file), await openSqliteQueue(file)];
  onTestFinished(() => {
    inbox.close();
    queue.close();
  });
  const add = (id: string, record: object) =>
    inbox.add(
      { id, fingerprint: id, record: JSON.stringify({ ...record, id }), sender: 'someone', receivedAt: 1, files: [] },
      { entries: 1e6, bytes: 1e12 },
    );
  const createProduct = (id: string) => ({
    ...SUBMISSIONS.product.record,
    about: { kind: 'ownProduct', id, name: id, path: '/' },
  });
  await add(HONEY, createProduct('honey'));
  await add(DATES, createProduct('dates'));
  await add(STORE, { ...SUBMISSIONS.store.record, products: ['honey', 'dates'] });
  const publication = await publish(SUBMISSIONS.store, root);
  const accept = (id: string, written: Publication | undefined) =>
    ({ ...createDecision(id, 0), step: 'accept', publication: JSON.stringify(written) }) as const;
  const [honey, dates] = publication.products ?? [];
  await queue.take(accept(STORE, publication), accept(HONEY, honey), accept(DATES, dates));
  const addNewerHoney = () => add(NEWER_HONEY, createProduct('honey'));
  return { root, queue, publisher: createPublisher({ store: queue, root }), before, publication, addNewerHoney };
}

const read = async (queue: QueueStore, id: string): Promise<Submission> => {
  const submission = await queue.read(id);
  if (!submission) throw new Error(`there is no ${id}`);
  return submission;
};

const readAll = (root: string, files: readonly string[]) =>
  files.map((file) => [file, readFileSync(path.join(root, file), 'base64')]);

test('undoing a store takes back its products, also one that was sent again since', async () => {
  const { root, queue, publisher, before, addNewerHoney } = await openAccepted();
  await addNewerHoney();
  expect(await undoStep(publisher, await read(queue, STORE), createDecision(STORE, 1))).toBe('done');
  expect(listFiles(root)).toEqual(before);
  for (const id of [STORE, HONEY, DATES]) {
    const { state, publication } = await read(queue, id);
    expect({ state, publication }).toEqual({ state: 'received', publication: undefined });
  }
  expect(await read(queue, NEWER_HONEY)).toMatchObject({ state: 'received', version: 0 });
});

test.each(['has changed meanwhile', 'cannot be stored'])('a store whose step %s keeps its pages', async (cause) => {
  const { root, queue } = await openAccepted();
  const files = readAll(root, listFiles(root));
  const submission = await read(queue, STORE);
  const undo =
    cause === 'cannot be stored'
      ? () => Promise.reject(new InboxStoreError('busy', {}))
      : async (...changes: readonly SubmissionChange[]) => {
          await queue.addNote({ ...createDecision(STORE, 1), text: 'The editor of another tab' });
          return queue.undo(...changes);
        };
  const undoing = undoStep(createPublisher({ store: { ...queue, undo }, root }), submission, createDecision(STORE, 1));
  if (cause === 'cannot be stored') await expect(undoing).rejects.toThrow('busy');
  else expect(await undoing).toBe('conflict');
  expect(readAll(root, listFiles(root))).toEqual(files);
  expect(await read(queue, STORE)).toMatchObject({ state: 'accepted' });
});

test('a store that two editors undo at once is undone, and its pages do not come back', async () => {
  const { root, queue, publisher, before } = await openAccepted();
  const [store, honey] = [await read(queue, STORE), await read(queue, HONEY)];
  const results = await Promise.all([
    undoStep(publisher, store, createDecision(STORE, 1)),
    undoStep(publisher, store, createDecision(STORE, 1)),
    undoStep(publisher, honey, createDecision(HONEY, 1)),
  ]);
  expect(results).toEqual(['done', 'conflict', 'conflict']);
  expect(listFiles(root)).toEqual(before);
});
