import { getDraftId } from '@/forms/model/draft-id.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { openRegistrations, subscribeRegistrations } from './registrations.ts';

/** Custom element with the notice that a registration stored in this browser is not verified yet. */
class PendingNotice extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const { form } = this.dataset;
    this.#unsubscribe = subscribeLazily(openIfStored(openRegistrations), (opened) => {
      let pending: readonly StoredRecord[] = [];
      let edited: string | undefined;
      const update = () => {
        this.hidden = pending.every(({ id }) => id === edited);
      };
      const unsubscribers = [
        form !== undefined &&
          opened[1].drafts.watch(getDraftId(form), (draft) => {
            edited = draft?.replaces;
            update();
          }),
        subscribeRegistrations(opened, ({ waiting }) => {
          pending = waiting;
          update();
        }),
      ];
      return () => {
        for (const unsubscribe of unsubscribers) if (unsubscribe) unsubscribe();
      };
    });
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }
}

customElements.define('ino-waiting', PendingNotice);
