/** Notifies the visitor on any page about records that could not be delivered. */
import { focusContent } from '@/lib/dom/focus-content.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import { subscribeLazily } from './observe.ts';
import { openStorage } from './open.ts';
import { StoredRecord } from './schemas/stored-record.ts';
import { ValidatedTable } from './tables/validated-table.ts';
import { observeQuery } from './observe-query.ts';

class Undelivered extends HTMLElement {
  #stop: (() => void) | undefined;
  #failed: readonly StoredRecord[] = [];

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      this.#show([]);
      // If saving fails, the next page shows the notice again.
      this.#saveSeen(this.#failed.map(({ id }) => id)).catch(() => undefined);
    });
    this.#stop = subscribeLazily(openStorage, ({ database, settings }) => {
      const records = new ValidatedTable(database.records, StoredRecord);
      const query = async () => {
        const failed = records.parseAll(await database.records.where('delivery.state').equals('failed').toArray());
        return { failed, seen: await settings.get('undelivered:seen') };
      };
      return observeQuery(query, ({ failed, seen }) => {
        this.#update(failed, seen);
      });
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  async #saveSeen(ids: readonly string[]): Promise<void> {
    await (await openStorage()).settings.set('undelivered:seen', [...ids]);
  }

  #update(failed: readonly StoredRecord[], seen: readonly string[]): void {
    this.#failed = failed;
    const ids = failed.map(({ id }) => id);
    const isHere = location.pathname === this.dataset['page'];
    const known = isHere ? ids : ids.filter((id) => seen.includes(id));
    // A record that is retried and fails again is notified again.
    if (known.length !== seen.length || known.some((id) => !seen.includes(id)))
      this.#saveSeen(known).catch(() => undefined);
    // A result on this page already shows the state of its record.
    this.#show(failed.filter(({ id }) => !known.includes(id) && !document.getElementById(`${id}-done`)));
  }

  #show(unseen: readonly StoredRecord[]): void {
    const [first] = unseen;
    const hadFocus = this.contains(document.activeElement);
    this.querySelector('[data-notice]')?.toggleAttribute('hidden', !first);
    if (!first && hadFocus) focusContent();
    const message = this.querySelector('[data-message]');
    const link = this.querySelector('a');
    if (!first || !message || !link) return;
    const labels = readLabels<{ record: string; records: Plural }>(this);
    const { title, number } = first;
    const page = this.dataset['page'] ?? '';
    link.href = unseen.length === 1 ? `${page}#${number}` : page;
    message.textContent =
      unseen.length === 1
        ? formatMessage(labels.record, { title, number })
        : formatPlural(labels.records, unseen.length);
  }
}

customElements.define('ino-undelivered', Undelivered);
