/** Which notifications the visitor has read, kept on the device and in step across tabs. */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { navigateAfter } from '@/storage/navigation.ts';
import { openStorage } from '@/storage/open.ts';

const KEY = 'read-notifications';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

class Notifications extends HTMLElement {
  #read: readonly string[] = [];
  #links: HTMLAnchorElement[] = [];

  connectedCallback(): void {
    this.#links = [...this.querySelectorAll<HTMLAnchorElement>('[data-notification]')];
    for (const link of this.#links) {
      link.addEventListener('click', (event) => {
        navigateAfter(event, link.href, this.#mark([link]));
      });
    }
    this.querySelector('[data-read]')?.addEventListener('click', () => {
      // What the device does not keep lasts as long as the page.
      this.#mark(this.#links).catch(() => undefined);
      // The button goes away.
      this.#links[0]?.focus();
    });
    subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch(KEY, isIds, [], (read) => {
        this.#read = read;
        this.#show();
      }),
    );
  }

  async #mark(links: readonly HTMLElement[]): Promise<void> {
    const ids = links.map((link) => link.dataset['notification'] ?? '');
    this.#read = [...new Set([...this.#read, ...ids])];
    this.#show();
    // What was read before may not be known here yet: only what the device has is complete.
    const { settings } = await openStorage();
    await settings.update<string[]>(KEY, isIds, [], (kept) => [...new Set([...kept, ...ids])]);
  }

  #show(): void {
    const read = new Set(this.#read);
    for (const link of this.#links) {
      if (read.has(link.dataset['notification'] ?? '')) link.dataset['unread'] = 'false';
    }
    const unread = this.#links.filter((link) => link.dataset['unread'] === 'true').length;
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = (this.dataset['unreadLabels'] ?? '').replace('{count}', String(unread));
    this.querySelector('[data-dot]')?.toggleAttribute('hidden', unread === 0);
    this.querySelector('[data-read]')?.toggleAttribute('hidden', unread === 0);
  }
}

customElements.define('ino-notifications', Notifications);
