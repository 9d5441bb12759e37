/** Which notifications the visitor has read, kept on the device and in step across tabs. */
import { keep } from '@/device/keep.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

class Notifications extends HTMLElement {
  #read = keep<string[]>('read-notifications', isIds, []);
  #links: HTMLElement[] = [];

  connectedCallback(): void {
    this.#links = [...this.querySelectorAll<HTMLElement>('[data-notification]')];
    for (const link of this.#links) {
      link.addEventListener('click', () => {
        this.#mark([link]);
      });
    }
    this.querySelector('[data-read]')?.addEventListener('click', () => {
      this.#mark(this.#links);
    });
    this.#read.subscribe(() => {
      this.#show();
    });
    this.#show();
  }

  #mark(links: readonly HTMLElement[]): void {
    const ids = links.map((link) => link.dataset['notification'] ?? '');
    this.#read.write([...new Set([...this.#read.read(), ...ids])]);
    this.#show();
  }

  #show(): void {
    const read = new Set(this.#read.read());
    for (const link of this.#links) {
      if (read.has(link.dataset['notification'] ?? '')) link.dataset['unread'] = 'false';
    }
    const unread = this.#links.filter((link) => link.dataset['unread'] === 'true').length;
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = (this.dataset['unreadWords'] ?? '').replace('{count}', String(unread));
    this.querySelector('[data-dot]')?.toggleAttribute('hidden', unread === 0);
    this.querySelector('[data-read]')?.toggleAttribute('hidden', unread === 0);
  }
}

customElements.define('ino-notifications', Notifications);
