/** An editor who decides about submissions at random. */
import { InboxStoreError } from '../store/inbox-store.ts';
import type { QueueEntry, QueueStore } from '../store/queue-store.ts';
import { isOpen, type Step } from '../store/transitions.ts';

/** Chance that the last step is taken back, as long as it was no final one: a device stops asking soon after a final state. */
const UNDO_CHANCE = 0.1;

const PAGE = { limit: 50 };

export class TestEditor {
  readonly #queue: QueueStore;
  readonly #random: () => number;

  constructor(queue: QueueStore, random: () => number) {
    this.#queue = queue;
    this.#random = random;
  }

  /** Takes one step with each of the newest submissions that is not decided. Those of a busy database wait. */
  async work(): Promise<void> {
    for (const entry of await this.#findUndecided()) await this.#takeStep(entry);
  }

  /** Decides about all submissions. */
  async finish(): Promise<void> {
    for (;;) {
      const entries = await this.#findUndecided();
      if (entries.length === 0) return;
      for (const entry of entries) await this.#takeStep(entry);
    }
  }

  async #findUndecided(): Promise<QueueEntry[]> {
    const find = (state: QueueEntry['state']) => this.#queue.list({ state }, PAGE);
    try {
      const pages = await Promise.all([find('received'), find('in-review'), find('accepted')]);
      return pages.flatMap(({ entries }) => entries);
    } catch (error) {
      if (error instanceof InboxStoreError) return [];
      throw error;
    }
  }

  async #takeStep({ id, version, state }: QueueEntry): Promise<void> {
    const change = { id, version, editor: 'Noura', at: Date.now() };
    try {
      if (state !== 'received' && this.#random() < UNDO_CHANCE) await this.#queue.undo(change);
      else await this.#queue.take({ ...change, ...this.#chooseStep(id, state) });
    } catch (error) {
      if (!(error instanceof InboxStoreError)) throw error;
    }
  }

  #chooseStep(id: string, state: QueueEntry['state']): { step: Step; text: string } {
    if (!isOpen(state)) return { step: 'publish', text: `/posts/${id}` };
    if (state === 'received') return { step: 'review', text: '' };
    const steps = ['accept', 'decline', 'answer'] as const;
    const step = steps[Math.floor(this.#random() * steps.length)] ?? 'decline';
    return { step, text: step === 'accept' ? '' : `${step} ${id}` };
  }
}
