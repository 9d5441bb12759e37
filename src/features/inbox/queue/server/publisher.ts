/** Writes and removes one page after the other, so that nothing of a page stays when its step is not stored. */
import type { PlannedFiles, PublishIssue } from '@/features/inbox/publish/publication.ts';
import { removePlanned } from '@/features/inbox/publish/remove-planned.ts';
import type { ChangeResult, Intent, QueueStore } from '@/features/inbox/store/queue-store.ts';

type Content = {
  store: QueueStore;
  /** The folder of the project, whose content is published. */
  root: string;
};

export type Publisher = Content & {
  /**
   * Runs work that writes or removes pages when all earlier work has ended: no page may be written under a slug that becomes free
   * only if an undo succeeds. By then, each intent that is stored is one of work that was interrupted; it is settled first.
   */
  runExclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

/** The result of a step with a page: the issues say why the page cannot be written or removed. */
export type PageResult = ChangeResult | { issues: readonly PublishIssue[] };

/** Returns the intent of a submission. */
export const createIntent = (id: string, planned: readonly PlannedFiles[]): Intent => ({
  id,
  files: JSON.stringify(planned),
});

/** Returns the files of an intent. */
export const readPlanned = ({ files }: Intent): PlannedFiles[] => JSON.parse(files) as PlannedFiles[]; // `createIntent` wrote it

/**
 * Removes the files of an intent, and ends it. After an error it stays, and the next call of `runExclusively` tries again.
 * @param isOwn whether this server wrote the files: another one may have ended the intent before all of them existed
 */
export async function settleIntent({ store, root }: Content, intent: Intent, isOwn = false): Promise<void> {
  try {
    if (isOwn) await store.storeIntent(intent);
    // Its step was taken, or another server has removed its files.
    if (!(await store.claimIntent(intent))) return;
    const kept = await removePlanned(readPlanned(intent), root);
    await store.settleIntent({ ...intent, at: Date.now(), kept });
  } catch (error) {
    console.error('Files of an interrupted step could not be removed.', error);
  }
}

/** Settles the intents of work that was interrupted. A file that cannot be removed does not stop the work on other submissions. */
export async function settleIntents(content: Content): Promise<void> {
  for (const intent of await content.store.findIntents()) await settleIntent(content, intent);
}

/** Creates the publisher of this server. */
export function createPublisher(content: Content): Publisher {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...content,
    runExclusively: (work) => {
      const done = last.then(() => settleIntents(content)).then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
