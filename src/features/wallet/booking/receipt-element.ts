import { copyText } from '@/lib/dom/copy-text.ts';
import { fillSlots, showState } from '@/lib/dom/slots.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { joinNames } from '@/lib/text/join-names.ts';
import { openUserData } from '@/storage/open.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { download } from '@/ui/download.ts';
import type { WalletLabels } from '../labels.ts';
import { formatEntryAmount, formatMoment } from '../format-entry.ts';
import { loadEntry } from './entry-view.ts';
import { toReceiptText } from './receipt-text.ts';

type Labels = Pick<WalletLabels['receipt'], 'points' | 'qr' | 'copied'> & { rows: Record<string, string> };

/** Keys of the billing form in the order of an address. */
const ADDRESS_KEYS = ['street1', 'street2', 'postalCode', 'city', 'state', 'country'];

const getText = (record: StoredRecord | undefined, key: string): string =>
  record?.answers.find(({ name }) => name === key)?.text ?? '';

type Owner = { name: string; address: string };

const NO_OWNER: Owner = { name: '', address: '' };

/** Returns name and address of the visitor; empty texts for parts that are not stored. */
async function loadOwner(): Promise<Owner> {
  if (!hasStoredData()) return NO_OWNER;
  const { records } = await openUserData();
  const [[profile], [billing]] = await Promise.all([
    records.list({ action: 'profile', limit: 1 }),
    records.list({ action: 'billing', limit: 1 }),
  ]);
  return {
    name: joinNames(getText(profile, 'firstName'), getText(profile, 'lastName')),
    address: ADDRESS_KEYS.map((key) => getText(billing, key))
      .filter(Boolean)
      .join(', '),
  };
}

/** Custom element that shows the receipt of the entry whose transaction id is in the address. */
class Receipt extends HTMLElement {
  connectedCallback(): void {
    // `#show` shows its own errors.
    reportRejection(this.#show());
    this.addEventListener('click', ({ target }) => {
      const action =
        target instanceof Element ? target.closest<HTMLElement>('[data-action]')?.dataset['action'] : undefined;
      if (action === 'print') print();
      if (action === 'save') this.#save();
      if (action === 'share') reportRejection(this.#share());
    });
  }

  async #show(): Promise<void> {
    const found = await loadEntry(this);
    if (typeof found === 'string') {
      showState(this, found);
      return;
    }
    // The receipt is also valid without name and address.
    const owner = await loadOwner().catch((error: unknown) => {
      ignoreStorageError(error);
      return NO_OWNER;
    });
    this.#fill(found.entry, owner);
    showState(this, 'found');
    const svg = this.querySelector<SVGSVGElement>('[data-qr]');
    svg?.setAttribute('aria-label', formatMessage(this.#labels.qr, { id: found.entry.id }));
    // Loaded lazily: the receipt can be read before its QR code is drawn.
    const { drawQr } = await import('@/ui/qr/qr.ts');
    if (svg) drawQr(svg, found.entry.id);
  }

  #fill(entry: LedgerEntry, owner: Owner): void {
    const amount = formatEntryAmount(entry, this.#labels.points);
    fillSlots(this, {
      ...owner,
      id: entry.id,
      date: formatMoment(entry.at),
      note: entry.note,
      method: entry.method ?? '–',
      // On a phone there is no room for the column.
      methodBelow: entry.method ?? '',
      amount,
    });
  }

  get #labels(): Labels {
    return readLabels(this);
  }

  /** Returns the receipt as text, read from the sheet. */
  get #text(): string {
    const { rows: names } = this.#labels;
    const rows = [...this.querySelectorAll<HTMLElement>('[data-row]')].map(
      (cell) => [names[cell.dataset['slot'] ?? ''] ?? '', cell.textContent.trim()] as const,
    );
    return toReceiptText(this.dataset['title'] ?? '', rows);
  }

  get #id(): string {
    return this.querySelector('[data-slot="id"]')?.textContent ?? '';
  }

  #save(): void {
    download(new Blob([this.#text], { type: 'text/plain;charset=utf-8' }), `${this.#id}.txt`);
  }

  async #share(): Promise<void> {
    const text = this.#text;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: this.#id, text });
        return;
      }
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    const status = this.querySelector('[data-status]');
    if (!(await copyText(text))) this.#save();
    else if (status) status.textContent = this.#labels.copied;
  }
}

customElements.define('ino-receipt', Receipt);
