import { follow, onceKept } from '@/storage/observe.ts';
import { ownRow } from '../table/registration-to-row.ts';
import { openRegistrations, watchRegistrations } from './registrations.ts';

/** How many have registered, with those of this device; of one type where it names one. */
class Registered extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const { count, kind } = this.dataset;
    this.#stop = follow(onceKept(openRegistrations), (opened) =>
      watchRegistrations(opened, ({ confirmed }) => {
        const own = confirmed.filter(({ answers }) => kind === undefined || ownRow(answers, '').kind === kind);
        this.textContent = String(Number(count) + own.length);
      }),
    );
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

customElements.define('ino-registered', Registered);
