/** Writes and removes pages in turn, so that nothing of a page stays when its step is not stored. */
import type { PlannedFiles } from '@/features/inbox/publish/publication.ts';
import { removePlanned } from '@/features/inbox/publish/remove-planned.ts';
import type { Intent, QueueStore } from '@/features/inbox/store/queue-store.ts';

type Content = {
  store: QueueStore;
  /** The folder of the project, whose content is published. */
  root: string;
};

export type Publisher = Content & {
  /**
   * Runs work that writes or removes pages when all earlier work has ended: no page may be written under a slug that becomes free
   * only if an undo succeeds. In its turn, each intent that is stored is one of work that was interrupted; it is settled first.
   */
  takeTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

export const createIntent = (id: string, planned: readonly PlannedFiles[]): Intent => ({
  id,
  files: JSON.stringify(planned),
});

/** Removes the files of an intent, and ends it. */
export async function settleIntent({ store, root }: Content, intent: Intent): Promise<void> {
  const planned = JSON.parse(intent.files) as PlannedFiles[]; // `createIntent` wrote it
  const kept = await removePlanned(planned, root);
  await store.settleIntent({ ...intent, at: Date.now(), kept });
}

/** Settles the intents of work that was interrupted. */
export async function settleIntents(content: Content): Promise<void> {
  for (const intent of await content.store.findIntents()) await settleIntent(content, intent);
}

export function createPublisher(content: Content): Publisher {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...content,
    takeTurn: (work) => {
      const done = last.then(() => settleIntents(content)).then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
