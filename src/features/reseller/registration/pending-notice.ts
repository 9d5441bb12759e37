import { follow, onceKept } from '@/storage/observe.ts';
import { openRegistrations, watchRegistrations } from './registrations.ts';

/** Says that a registration of this device still waits for its code. */
class Waiting extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = follow(onceKept(openRegistrations), (opened) =>
      watchRegistrations(opened, ({ waiting }) => {
        this.hidden = waiting.length === 0;
      }),
    );
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

customElements.define('ino-waiting', Waiting);
