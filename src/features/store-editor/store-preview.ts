import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import type { ActionName } from '@/forms/model/actions.ts';
import { undoRecord } from '@/forms/model/record-storage.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { getFormValues, type ValueItems } from './form-values.ts';
import { bindTemplate } from './template-binding.ts';

const ACTION: ActionName = 'publishStore';

/** Custom element that shows the latest published own store and follows changes in storage. */
class StorePreview extends HTMLElement {
  #stop: (() => void) | undefined;
  #addresses = new Map<string, string>();
  /** Id of the shown record. */
  #record = '';
  /** Number of the latest render. An older asynchronous render that finishes late is dropped. */
  #turn = 0;

  connectedCallback(): void {
    if (!hasStoredData()) this.#showNone();
    this.#stop = subscribeLazily(
      openIfStored(openUserData),
      ({ records }) =>
        records.watchList({ action: ACTION, limit: 1 }, ([record]) => {
          if (record)
            this.#show(record).catch(() => {
              this.#showNone();
            });
          else this.#showNone();
        }),
      // A store that cannot be read is treated as missing.
      () => {
        this.#showNone();
      },
    );
    this.addEventListener('click', this.#click);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.removeEventListener('click', this.#click);
    this.#turn++;
    this.#forget(this.#addresses);
  }

  #showNone(): void {
    this.#turn++;
    this.#part('[data-empty]', true);
    this.#part('[data-none]', true);
    const shown = this.#part('[data-shown]', false);
    shown?.replaceChildren();
    this.#forget(this.#addresses);
  }

  async #show(record: StoredRecord): Promise<void> {
    const turn = ++this.#turn;
    const items = getFormValues(record.answers);
    const addresses = await this.#load(items);
    const template = this.querySelector('template');
    if (turn !== this.#turn || !template) {
      this.#forget(addresses);
      return;
    }
    const page = document.createElement('div');
    page.append(document.importNode(template.content, true));
    bindTemplate(page, items, addresses);
    this.#showNumber(page, record);
    this.#part('[data-shown]', true)?.replaceChildren(page);
    this.#part('[data-empty]', false);
    this.#forget(this.#addresses);
    this.#addresses = addresses;
  }

  /** Shows the reference number with a link to the record under Your data, and its delivery state. */
  #showNumber(page: HTMLElement, { id, number, delivery }: StoredRecord): void {
    for (const text of page.querySelectorAll<HTMLElement>('[data-delivery]')) {
      text.hidden = text.dataset['delivery'] !== delivery.state;
    }
    const link = page.querySelector<HTMLAnchorElement>('[data-number]');
    if (!link) return;
    link.textContent = number;
    link.hash = number;
    this.#record = id;
  }

  readonly #click = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    // The reason of a failure is shown beside the button.
    if (target.closest('[data-undo]')) cannotReject(this.#undo());
    if (target.closest('[data-print]')) print();
  };

  /** Undoes the latest publication: its values become a draft again, which the editor shows. */
  async #undo(): Promise<void> {
    const undone = await undoRecord(this.#record);
    if (undone === 'undone') location.assign(this.dataset['editor'] ?? '');
    else
      for (const text of this.querySelectorAll<HTMLElement>('[data-refusal]'))
        text.hidden = text.dataset['refusal'] !== undone;
  }

  /** Returns object URLs of the files that are still stored, by file id. */
  async #load(items: ValueItems): Promise<Map<string, string>> {
    const { files } = await openUserData();
    const ids = [...items.values()].flatMap((all) => all.flatMap(({ file }) => file?.id ?? []));
    const stored = await Promise.all(ids.map(async (id) => [id, (await files.get(id))?.blob] as const));
    return new Map(stored.flatMap(([id, blob]) => (blob ? [[id, URL.createObjectURL(blob)] as const] : [])));
  }

  #part(selector: string, shown: boolean): HTMLElement | null {
    const part = this.querySelector<HTMLElement>(selector);
    if (part) part.hidden = !shown;
    return part;
  }

  #forget(addresses: Map<string, string>): void {
    for (const address of addresses.values()) URL.revokeObjectURL(address);
    addresses.clear();
  }
}

customElements.define('ino-own-store', StorePreview);
