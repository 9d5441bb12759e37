/** Stores which notifications were read, and synchronizes them between tabs. */
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { navigateAfter } from '@/storage/navigation.ts';
import { openStorage } from '@/storage/open.ts';

class Notifications extends HTMLElement {
  #readIds: readonly string[] = [];
  #links: HTMLAnchorElement[] = [];

  connectedCallback(): void {
    this.#links = [...this.querySelectorAll<HTMLAnchorElement>('[data-notification]')];
    for (const link of this.#links) {
      link.addEventListener('click', (event) => {
        navigateAfter(event, link.href, this.#markAsRead([link]));
      });
    }
    this.querySelector('[data-read]')?.addEventListener('click', () => {
      // If saving fails, the state lasts as long as the page.
      this.#markAsRead(this.#links).catch(() => undefined);
      // The button disappears, so the focus moves on.
      this.#links[0]?.focus();
    });
    subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch('read-notifications', (read) => {
        this.#readIds = read;
        this.#update();
      }),
    );
  }

  async #markAsRead(links: readonly HTMLElement[]): Promise<void> {
    const ids = links.map((link) => link.dataset['notification'] ?? '');
    this.#readIds = [...new Set([...this.#readIds, ...ids])];
    this.#update();
    // Ids read earlier may not be loaded yet, so they are merged with the stored ones.
    const { settings } = await openStorage();
    await settings.update('read-notifications', (stored) => [...new Set([...stored, ...ids])]);
  }

  #update(): void {
    const read = new Set(this.#readIds);
    for (const link of this.#links) {
      if (read.has(link.dataset['notification'] ?? '')) link.dataset['unread'] = 'false';
    }
    const unread = this.#links.filter((link) => link.dataset['unread'] === 'true').length;
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = formatMessage(readLabels<{ unread: string }>(this).unread, { count: unread });
    this.querySelector('[data-dot]')?.toggleAttribute('hidden', unread === 0);
    this.querySelector('[data-read]')?.toggleAttribute('hidden', unread === 0);
  }
}

customElements.define('ino-notifications', Notifications);
