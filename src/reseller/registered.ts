import { follow, onceKept } from '@/device/follow.ts';
import { papers } from '@/device/open.ts';
import { ownRow, REGISTRATION } from './own-row.ts';

/** How many have registered, with those of this device; of one type where it names one. */
class Registered extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const { count, kind } = this.dataset;
    this.#stop = follow(onceKept(papers), ({ records }) =>
      records.watchList({ action: REGISTRATION }, (kept) => {
        const own = kept.filter(({ answers }) => kind === undefined || ownRow(answers, '').kind === kind);
        this.textContent = String(Number(count) + own.length);
      }),
    );
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

customElements.define('ino-registered', Registered);
