import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openRegistrations, subscribeRegistrations } from './registrations.ts';

/** Custom element with the notice that a registration of this device is not verified yet. */
class Waiting extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = subscribeLazily(openIfStored(openRegistrations), (opened) =>
      subscribeRegistrations(opened, ({ waiting }) => {
        this.hidden = waiting.length === 0;
      }),
    );
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

customElements.define('ino-waiting', Waiting);
