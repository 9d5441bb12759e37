/** Writes the page of a submission that an editor accepts. */
import type { PlannedFiles, PreparedPublication, Publication } from '@/features/inbox/publish/publication.ts';
import { writePublication } from '@/features/inbox/publish/publish.ts';
import type { SubmissionChange, ChangeResult, Intent } from '@/features/inbox/store/queue-store.ts';
import { getNextState } from '@/features/inbox/store/transitions.ts';
import type { Preparation } from './publish-submission.ts';
import { createIntent, readPlanned, settleIntent, type PageResult, type Publisher } from './publisher.ts';

/**
 * Writes the page of a submission, and stores it with the submission. Without its record, no file of the page stays. Returns the
 * issues when files of an interrupted step are in the way.
 */
export function acceptSubmission(
  { store, root, runExclusively }: Publisher,
  change: SubmissionChange,
  { prepared, changed, products }: Pick<Preparation<PreparedPublication>, 'prepared' | 'changed' | 'products'>,
): Promise<PageResult> {
  return runExclusively(async () => {
    const submission = await store.read(change.id);
    if (!submission) return 'missing';
    const { version, state, recordNumber } = submission;
    // A second click must not write a second page.
    if (version !== change.version || getNextState(state, 'accept') === undefined) return 'conflict';
    // The new intent would replace it, and its files would stay in the content.
    const unsettled = (await store.findIntents()).find(({ id }) => id === change.id);
    if (unsettled) {
      const reason = 'belongs to an interrupted step, and could not be removed: check its permissions';
      const files = readPlanned(unsettled).flatMap((planned) => planned.files);
      return { issues: files.map((file) => ({ file: file.path, field: '', reason })) };
    }
    const intents: Intent[] = [];
    const takenOver = new Error('another server has taken over the submission');
    const note = async (planned: readonly PlannedFiles[]) => {
      const intent = createIntent(change.id, planned);
      if (!(await store.storeIntent(intent, intents.at(-1)?.files))) throw takenOver;
      intents.push(intent);
    };
    let result: ChangeResult = 'conflict';
    try {
      const publication = await writePublication(prepared, root, note);
      const toStep = (written: Publication, text: string) =>
        ({ step: 'accept', text, publication: JSON.stringify(written) }) as const;
      const chosen = products.filter(({ isChosen }) => isChosen);
      const ofProducts = (publication.products ?? []).flatMap((written, at) => {
        const product = chosen[at]?.submission;
        return product
          ? [{ ...change, id: product.id, version: product.version, ...toStep(written, recordNumber) }]
          : [];
      });
      const own = { ...change, ...toStep(publication, changed.join(', ')), intent: intents.at(-1)?.files ?? '' };
      result = await store.take(own, ...ofProducts);
    } catch (error) {
      if (error !== takenOver) throw error;
    } finally {
      const intent = intents.at(-1);
      if (intent && result !== 'done') await settleIntent({ store, root }, intent, true);
    }
    return result;
  });
}
