import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openRegistrations, subscribeRegistrations } from './registrations.ts';

/** Custom element with the notice that a registration stored in this browser is not verified yet. */
class PendingNotice extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    this.#unsubscribe = subscribeLazily(openIfStored(openRegistrations), (opened) =>
      subscribeRegistrations(opened, ({ waiting }) => {
        this.hidden = waiting.length === 0;
      }),
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }
}

customElements.define('ino-waiting', PendingNotice);
