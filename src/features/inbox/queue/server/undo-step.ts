/** Takes back steps of editors. The page of an accepted submission is removed. */
import type { ChangeOf, ChangeResult, QueueStore, Submission } from '@/features/inbox/store/queue-store.ts';
import { findUndoable } from '@/features/inbox/store/transitions.ts';
import { PublishError, removePublication, type PublishIssue } from '@/features/inbox/publish/publish.ts';
import { parsePublication } from './parse-publication.ts';

type UndoResult = ChangeResult | { issues: readonly PublishIssue[] };

/** The last undo of this server. */
let last: Promise<unknown> = Promise.resolve();

/** Runs work when all earlier work has ended: one undo must not remove files while another one restores them. */
function doInTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Removes the page of a submission and those of the products that were published with it. */
async function undoPublication(
  store: QueueStore,
  publication: string,
  change: ChangeOf,
  root: string,
): Promise<UndoResult> {
  const written = parsePublication(publication);
  // By what they have published: a product that was sent again since has a newer submission.
  const products = await store.findPublishedProducts((written.products ?? []).map((each) => JSON.stringify(each)));
  const undone = [change, ...products.map((product) => ({ ...change, ...product }))];
  let result: ChangeResult = 'conflict';
  const commit = async () => {
    result = await store.undo(...undone);
    return result === 'done';
  };
  try {
    const { changed } = await removePublication(written, root, commit);
    return changed.length > 0 ? { issues: changed.map((file) => ({ file, field: '', reason: '' })) } : result;
  } catch (error) {
    if (error instanceof PublishError) return { issues: error.issues };
    throw error;
  }
}

/**
 * Takes back the last step of an editor. Returns the issues when the page cannot be removed.
 * @param root of the project, whose content is published
 */
export async function undoStep(
  store: QueueStore,
  { version, publication, history }: Submission,
  change: ChangeOf,
  root: string,
): Promise<UndoResult> {
  if (version !== change.version) return 'conflict';
  const isPublished = publication !== undefined && findUndoable(history)?.action === 'accept';
  return isPublished ? doInTurn(() => undoPublication(store, publication, change, root)) : store.undo(change);
}
