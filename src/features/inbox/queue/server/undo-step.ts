/** Takes back steps of editors. The page of an accepted submission is removed. */
import type { SubmissionChange, ChangeResult, Submission } from '@/features/inbox/store/queue-store.ts';
import { findUndoable } from '@/features/inbox/store/transitions.ts';
import { PublishError } from '@/features/inbox/publish/publication.ts';
import { removePublication } from '@/features/inbox/publish/publish.ts';
import { parsePublication } from './parse-publication.ts';
import { createIntent, type PageResult, type Publisher } from './publisher.ts';

/** Removes the page of a submission and those of the products that were published with it. */
async function undoPublication(
  { store, root }: Pick<Publisher, 'store' | 'root'>,
  publication: string,
  change: SubmissionChange,
): Promise<PageResult> {
  const written = parsePublication(publication);
  // Products are found by what they have published: a product that was sent again since has a newer submission.
  const products = await store.findPublishedProducts((written.products ?? []).map((each) => JSON.stringify(each)));
  const intent = createIntent(change.id, [{ files: written.files }]);
  const undone = [{ ...change, intent: intent.files }, ...products.map((product) => ({ ...change, ...product }))];
  let result: ChangeResult = 'conflict';
  const commit = async () => {
    result = await store.undo(...undone);
    return result === 'done';
  };
  try {
    const files = await removePublication(written, root, commit);
    const changed = files.filter(({ result }) => result === 'changed');
    // Without the step, no intent is stored, and none ends.
    await store.settleIntent({ ...intent, at: change.at, kept: [] });
    return changed.length > 0 ? { issues: changed.map(({ path }) => ({ file: path, field: '', reason: '' })) } : result;
  } catch (error) {
    if (error instanceof PublishError) return { issues: error.issues };
    throw error;
  }
}

/** Takes back the last step of an editor. Returns the issues when the page cannot be removed. */
export async function undoStep(
  { store, root, runExclusively }: Publisher,
  { version, publication, history }: Submission,
  change: SubmissionChange,
): Promise<PageResult> {
  if (version !== change.version) return 'conflict';
  const isPublished = publication !== undefined && findUndoable(history)?.action === 'accept';
  return isPublished ? runExclusively(() => undoPublication({ store, root }, publication, change)) : store.undo(change);
}
