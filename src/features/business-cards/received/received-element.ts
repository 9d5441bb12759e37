import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { createVcardFile } from '@/features/business-cards/card/vcard.ts';
import { fillSlots } from '@/lib/dom/slots.ts';
import { formatAge } from '@/lib/dates/age.ts';
import { readLabels } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode, ignoreStorageError, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { download } from '@/ui/download.ts';
import type { BusinessCardLabels } from '../labels.ts';

type Labels = Pick<BusinessCardLabels['received'], 'count' | 'archive' | 'restore' | 'isArchived' | 'isRestored'> & {
  errors: Record<StorageErrorCode, string>;
};

/** Loaded with the first change or stored data: it needs the database. */
const loadStorage = () => import('./received-storage.ts');

/** Custom element that filters received cards, saves them as contacts, and stores what is read and archived. */
class ReceivedCards extends HTMLElement {
  #unsubscribe: (() => void) | undefined;
  #isArchiveShown = false;
  #archived: ReadonlySet<string> = new Set();
  /** The card that was archived or restored last, for undo. */
  #last: { id: string; isArchived: boolean } | undefined;

  connectedCallback(): void {
    for (const time of this.querySelectorAll('time'))
      time.textContent = formatAge(Date.parse(time.dateTime), Date.now());
    for (const button of this.querySelectorAll('button')) button.disabled = false;
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      if (button) this.#run(button);
    });
    this.#show();
    this.#unsubscribe = subscribeLazily(
      openIfStored(async () => {
        const { openThreads, watchCardStates } = await loadStorage();
        return { threads: await openThreads(), watchCardStates };
      }),
      ({ threads, watchCardStates }) =>
        watchCardStates(threads, ({ archived, read }) => {
          this.#archived = archived;
          for (const row of this.#rows) {
            const mark = row.querySelector<HTMLElement>('[data-unread]');
            if (mark && read.has(row.dataset['card'] ?? '')) mark.hidden = true;
          }
          this.#show();
        }),
      reportStorageError,
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }

  get #labels(): Labels {
    return readLabels(this);
  }

  get #rows(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-card]')];
  }

  #show(): void {
    const { count, archive, restore } = this.#labels;
    let shown = 0;
    for (const row of this.#rows) {
      const isArchived = this.#archived.has(row.dataset['card'] ?? '');
      row.hidden = isArchived !== this.#isArchiveShown;
      if (!row.hidden) shown++;
      fillSlots(row, { archive: isArchived ? restore : archive });
    }
    for (const button of this.querySelectorAll<HTMLElement>('[data-action=filter]'))
      button.setAttribute('aria-pressed', String((button.dataset['value'] === 'archived') === this.#isArchiveShown));
    for (const empty of this.querySelectorAll<HTMLElement>('[data-empty]'))
      empty.hidden = shown > 0 || (empty.dataset['empty'] === 'archived') !== this.#isArchiveShown;
    const list = this.querySelector('ul');
    if (list) list.hidden = shown === 0;
    fillSlots(this, { count: formatPlural(count, shown) });
  }

  #run(button: HTMLElement): void {
    const row = button.closest<HTMLElement>('[data-card]');
    const id = row?.dataset['card'] ?? '';
    // Each function shows its own errors.
    switch (button.dataset['action']) {
      case 'filter': {
        this.#isArchiveShown = button.dataset['value'] === 'archived';
        this.#show();
        break;
      }
      case 'save': {
        // Trusted: written by the page at build time.
        const file = createVcardFile(JSON.parse(row?.dataset['contact'] ?? '{}') as BusinessCard);
        download(file, file.name);
        break;
      }
      case 'read': {
        const mark = row?.querySelector<HTMLElement>('[data-unread]');
        if (mark) mark.hidden = true;
        reportRejection(this.#markRead(id, Date.now()));
        break;
      }
      case 'archive': {
        row?.querySelector('dialog')?.close();
        reportRejection(this.#archive(id, !this.#archived.has(id)));
        break;
      }
      case 'undo': {
        if (this.#last) reportRejection(this.#archive(this.#last.id, !this.#last.isArchived, true));
        break;
      }
    }
  }

  async #markRead(id: string, at: number): Promise<void> {
    try {
      const { openThreads, toThreadId } = await loadStorage();
      await (await openThreads()).markRead(toThreadId(id), at);
    } catch (error) {
      ignoreStorageError(error);
      // Offline, the storage may not be loaded yet. If it fails for good, the card is unread again on the next visit.
      const retry = () => {
        reportRejection(this.#markRead(id, at));
      };
      addEventListener('online', retry, { once: true });
    }
  }

  /** Archives a card, or restores an archived one. Undo is offered once, and again if it fails: a second press would do the opposite. */
  async #archive(id: string, isArchived: boolean, isUndo = false): Promise<void> {
    const { isArchived: archivedText, isRestored, errors } = this.#labels;
    const undo = this.querySelector<HTMLElement>('[data-action=undo]');
    try {
      const { openThreads, toThreadId } = await loadStorage();
      const threads = await openThreads();
      await (isArchived ? threads.archive(toThreadId(id)) : threads.restore(toThreadId(id)));
      this.#last = isUndo ? undefined : { id, isArchived };
      fillSlots(this, { status: isArchived ? archivedText : isRestored });
    } catch (error) {
      if (!isUndo) this.#last = undefined;
      fillSlots(this, { status: errors[getErrorCode(error)] });
    }
    if (undo) undo.hidden = !this.#last;
    // The row disappears, so the focus moves to the message about it.
    this.querySelector<HTMLElement>('[data-status]')?.focus();
  }
}

customElements.define('ino-received-cards', ReceivedCards);
