/** Tells of records that could not be delivered, on whatever page the visitor is by then. */
import { formatMessage } from '@/lib/messages.ts';
import { subscribeLazily } from './observe.ts';
import { openStorage } from './open.ts';
import { StoredRecord } from './schemas.ts';
import { ValidatedTable, observeQuery } from './tables/validated-table.ts';

/** Ids of those that the visitor was told of. */
const KEY = 'undelivered:seen';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

class Undelivered extends HTMLElement {
  #stop: (() => void) | undefined;
  #failed: readonly StoredRecord[] = [];

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      this.#show([]);
      // What is not kept is told again by the next page.
      this.#keep(this.#failed.map(({ id }) => id)).catch(() => undefined);
    });
    this.#stop = subscribeLazily(openStorage, ({ database, settings }) => {
      const records = new ValidatedTable(database.records, StoredRecord);
      const look = async () => {
        const failed = records.parseAll(await database.records.where('delivery.state').equals('failed').toArray());
        return { failed, seen: await settings.get(KEY, isIds, []) };
      };
      return observeQuery(look, ({ failed, seen }) => {
        this.#tell(failed, seen);
      });
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  async #keep(ids: readonly string[]): Promise<void> {
    await (await openStorage()).settings.set(KEY, [...ids]);
  }

  #tell(failed: readonly StoredRecord[], seen: readonly string[]): void {
    this.#failed = failed;
    const ids = failed.map(({ id }) => id);
    const isHere = location.pathname === this.dataset['page'];
    const known = isHere ? ids : ids.filter((id) => seen.includes(id));
    // One that was tried again and failed again is news.
    if (known.length !== seen.length || known.some((id) => !seen.includes(id)))
      this.#keep(known).catch(() => undefined);
    // Where its result stands, that says it.
    this.#show(failed.filter(({ id }) => !known.includes(id) && !document.getElementById(`${id}-done`)));
  }

  #show(news: readonly StoredRecord[]): void {
    const [first] = news;
    this.querySelector('[data-notice]')?.toggleAttribute('hidden', !first);
    const labels = this.querySelector('[data-labels]');
    const link = this.querySelector('a');
    if (!first || !labels || !link) return;
    const { title, number } = first;
    const page = this.dataset['page'] ?? '';
    link.href = news.length === 1 ? `${page}#${number}` : page;
    labels.textContent =
      news.length === 1
        ? formatMessage(this.dataset['one'] ?? '', { title, number })
        : formatMessage(this.dataset['many'] ?? '', { count: news.length });
  }
}

customElements.define('ino-undelivered', Undelivered);
