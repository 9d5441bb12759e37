import { follow, onceKept } from '@/device/follow.ts';
import { papers } from '@/device/open.ts';
import { REGISTRATION } from './own-row.ts';

/** How many have registered, with those of this device. */
class Registered extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const count = Number(this.dataset['count']);
    this.#stop = follow(onceKept(papers), ({ records }) =>
      records.watchList({ action: REGISTRATION }, ({ length }) => {
        this.textContent = String(count + length);
      }),
    );
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

customElements.define('ino-registered', Registered);
