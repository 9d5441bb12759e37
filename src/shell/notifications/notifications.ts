/** Stores which notifications were read, and synchronizes them between tabs. */
import { readLabels } from '@/lib/messages.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { showLoss } from '@/storage/errors/loss.ts';
import { openStorage } from '@/storage/open.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { DeviceStorage } from '@/storage/storage.ts';
import type { RateAlert } from '@/features/market-rates/alerts/rate-alert.ts';
import { addReadNotes, deleteReadNotes, getReadNotes } from './read-notes.ts';

/** A notification that is not in the HTML of the page. */
type AddedNotification = { id: string; href: string; title: string; text: string };

/**
 * Stores ids of read notifications. Ids that were read earlier may not be loaded yet, so they are merged with the stored ones.
 * @returns whether they outlive the page
 */
async function storeReadIds(ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { settings, isPersistent } = await openStorage();
  await settings.update('read-notifications', (stored) => [...new Set([...stored, ...ids])]);
  // In memory they are lost with the page.
  if (isPersistent) deleteReadNotes(ids);
  return isPersistent;
}

const isUnread = ({ dataset }: HTMLElement): boolean => dataset['unread'] === 'true';

class Notifications extends HTMLElement {
  #readIds: readonly string[] = getReadNotes();
  /** The newest stored price alerts. */
  #alerts: readonly RateAlert[] = [];
  #links: HTMLAnchorElement[] = [];

  connectedCallback(): void {
    this.#links = [...this.querySelectorAll<HTMLAnchorElement>('[data-notification]')];
    for (const link of this.#links) this.#addListeners(link);
    const button = this.querySelector<HTMLElement>('[data-read]');
    button?.addEventListener('click', () => {
      // `showLoss` shows its errors.
      reportRejection(showLoss(button, this.#markAsRead(this.#links)));
      // The button disappears, so the focus moves on.
      this.#links[0]?.focus();
    });
    this.#update();
    // What the previous page could not store. If it fails again, the next page retries.
    storeReadIds(this.#readIds).catch(() => undefined);
    const open = openWhenIdle(openStorage);
    subscribeLazily(open, ({ settings }) =>
      settings.watch('read-notifications', (read) => {
        this.#readIds = [...read, ...getReadNotes()];
        this.#update();
      }),
    );
    // If it cannot be loaded, the next page shows the answers.
    if (DELIVERY_URL !== undefined) this.#watchAnswers(open).catch(() => undefined);
    subscribeLazily(open, ({ settings }) =>
      settings.watch('rate-alerts', (alerts) => {
        // If the rates cannot be loaded, the next page tries again.
        this.#showAlerts(alerts).catch(() => undefined);
      }),
    );
  }

  #addListeners(link: HTMLAnchorElement): void {
    link.addEventListener('click', () => {
      // If the page is left before, the next one stores it. An error is not shown, because the visitor is leaving to read it.
      this.#markAsRead([link]).catch(() => undefined);
    });
  }

  /** Shows a notification for each price alert that was reached. */
  async #showAlerts(alerts: readonly RateAlert[]): Promise<void> {
    this.#alerts = alerts;
    if (alerts.length === 0) {
      this.#show('alert', []);
      return;
    }
    const { loadAlertNotifications } = await import('@/features/market-rates/alerts/alert-notifications.ts');
    const notifications = await loadAlertNotifications(alerts);
    // Others may have been stored meanwhile.
    if (alerts === this.#alerts) this.#show('alert', notifications);
  }

  /** Shows a notification for each answer of the operator. */
  async #watchAnswers(open: () => Promise<DeviceStorage>): Promise<void> {
    const source = document.querySelector<HTMLElement>('ino-review-labels');
    if (!source) return;
    const [{ database }, { watchAnswers }] = await Promise.all([
      open(),
      import('@/storage/reviews/answer-notifications.ts'),
    ]);
    const options = { page: source.dataset['page'] ?? '', labels: readLabels<{ notification: string }>(source) };
    watchAnswers(database, options, (answers) => {
      this.#show('answer', answers);
    });
  }

  /** Shows notifications above the others, instead of the earlier ones of their kind. */
  #show(kind: 'alert' | 'answer', notifications: readonly AddedNotification[]): void {
    for (const link of this.#links.filter(({ dataset }) => dataset['kind'] === kind)) link.closest('li')?.remove();
    this.#links = this.#links.filter((link) => link.isConnected);
    const pattern = this.querySelector<HTMLTemplateElement>(`template[data-item="${kind}"]`);
    for (const { id, href, title, text } of notifications) {
      const item = pattern?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
      const link = item?.querySelector('a');
      if (!item || !link || this.#links.some(({ dataset }) => dataset['notification'] === id)) continue;
      link.href = href;
      Object.assign(link.dataset, { notification: id, kind });
      for (const [part, content] of Object.entries({ title, text })) {
        const element = link.querySelector(`[data-${part}]`);
        if (element) element.textContent = content;
      }
      this.#addListeners(link);
      this.#links.unshift(link);
      this.querySelector('[data-list]')?.prepend(item);
    }
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', this.#links.length > 0);
    this.#update();
  }

  /** Marks notifications as read. Resolves with whether that outlives the page. If it cannot be stored, they become unread again. */
  #markAsRead(links: readonly HTMLElement[]): Promise<boolean> {
    const unread = links.filter(isUnread);
    const ids = links.map((link) => link.dataset['notification'] ?? '');
    const added = ids.filter((id) => !this.#readIds.includes(id));
    addReadNotes(ids);
    this.#readIds = [...new Set([...this.#readIds, ...ids])];
    this.#update();
    const noted = new Set(getReadNotes());
    const storing = storeReadIds(ids);
    // The next page finds what is noted.
    if (ids.every((id) => noted.has(id)))
      return storing.then(
        () => true,
        () => true,
      );
    return storing.catch((error: unknown) => {
      this.#readIds = this.#readIds.filter((id) => !added.includes(id));
      for (const link of unread) link.dataset['unread'] = 'true';
      this.#update();
      throw error;
    });
  }

  #update(): void {
    const read = new Set(this.#readIds);
    for (const link of this.#links) {
      if (read.has(link.dataset['notification'] ?? '')) link.dataset['unread'] = 'false';
    }
    const unread = this.#links.filter(isUnread).length;
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = formatPlural(readLabels<{ unread: Plural }>(this).unread, unread);
    for (const part of this.querySelectorAll('[data-dot], [data-read]')) part.toggleAttribute('hidden', unread === 0);
  }
}

customElements.define('ino-notifications', Notifications);
