import { CARD_FIELDS, type OwnCard } from '@/features/business-cards/card/business-card.ts';
import { subscribeCard } from '@/features/business-cards/card/open-card.ts';
import { createVcardFile } from '@/features/business-cards/card/vcard.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { undoRecord } from '@/forms/model/record-storage.ts';
import { getUndoMessage } from '@/forms/model/undo-messages.ts';
import { toDay } from '@/lib/dates/days.ts';
import { formatDate } from '@/lib/dates/format.ts';
import { copyText } from '@/lib/dom/copy-text.ts';
import { fillSlots, showState } from '@/lib/dom/slots.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { download } from '@/ui/download.ts';
import type { BusinessCardLabels } from '../labels.ts';
import { fillCode, fillFaces } from '../drawing/fill-faces.ts';
import { SHARE_ACTION } from '../requested/share-action.ts';

type Labels = Pick<BusinessCardLabels['view'], 'changed' | 'missing' | 'copied' | 'notCopied' | 'noPicture'> &
  Pick<FormLabels, 'storageErrors'> & {
    qr: string;
    fields: Record<string, string>;
    result: Pick<FormLabels['result'], 'notUndone'>;
  };

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Custom element that shows the visitor's card with the ways to pass it on. */
class BusinessCardView extends HTMLElement {
  #own: OwnCard | undefined;
  #unsubscribers: (() => void)[] = [];

  connectedCallback(): void {
    if (!hasStoredData()) showState(this, 'empty');
    this.#unsubscribers = [
      subscribeCard(
        (own) => {
          this.#show(own);
        },
        () => {
          showState(this, 'failed');
        },
      ),
      subscribeLazily(openIfStored(openUserData), ({ records }) =>
        records.watchList({}, (all) => {
          const withCard = all.filter(({ card }) => card !== undefined);
          const accepted = withCard.filter(({ action }) => action === SHARE_ACTION).length;
          fillSlots(this, { accepted: String(accepted), records: String(withCard.length - accepted) });
        }),
      ),
    ];
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      if (button) this.#run(button.dataset['action'] ?? '');
    });
  }

  disconnectedCallback(): void {
    for (const unsubscribe of this.#unsubscribers) unsubscribe();
  }

  get #labels(): Labels {
    return readLabels(this);
  }

  #show(own: OwnCard | null): void {
    this.#own = own ?? undefined;
    if (!own) {
      showState(this, 'empty');
      return;
    }
    const { card, number, at } = own;
    const { changed, missing, qr } = this.#labels;
    fillFaces(this, card);
    fillSlots(this, {
      number,
      changed: formatMessage(changed, { date: formatDate(toDay(new Date(at))) }),
      ...Object.fromEntries(CARD_FIELDS.map((field) => [`field-${field}`, card[field] ?? missing])),
    });
    const record = this.querySelector<HTMLAnchorElement>('[data-record]');
    if (record) record.hash = number;
    showState(this, 'found');
    // The code can be drawn later: the card is readable without it.
    fillCode(this, card, qr).catch(() => undefined);
  }

  #run(action: string): void {
    const own = this.#own;
    if (!own) return;
    if (action === 'print') print();
    if (action === 'share') reportRejection(this.#share(own));
    if (action === 'save') this.#save(own);
    if (action === 'picture') reportRejection(this.#savePicture(own));
    if (action === 'undo') reportRejection(this.#undo(own));
  }

  #showMessage(text: string, selector = '[data-status]'): void {
    const status = this.querySelector(selector);
    if (status) status.textContent = text;
  }

  /** Undoes the last change of the card. Its values are a draft again, which the form shows. */
  async #undo({ id }: OwnCard): Promise<void> {
    const { storageErrors, result } = this.#labels;
    const fail = (text: string) => {
      this.#showMessage(text, '[data-failure]');
    };
    try {
      const undone = await undoRecord(id);
      if (undone === 'undone') this.querySelector<HTMLAnchorElement>('a[data-form]')?.click();
      else fail(getUndoMessage(undone, { result }));
    } catch (error) {
      fail(storageErrors[getErrorCode(error)]);
    }
  }

  /** Returns the card as text, one line for each field. */
  #toText({ card }: OwnCard): string {
    const { fields } = this.#labels;
    return CARD_FIELDS.flatMap((field) =>
      card[field] === undefined ? [] : [`${fields[field] ?? ''}: ${card[field]}`],
    ).join('\n');
  }

  /** Shares the card as a contact, or else as text; without a share sheet the text is copied. */
  async #share(own: OwnCard): Promise<void> {
    const text = this.#toText(own);
    try {
      if (typeof navigator.share === 'function') {
        const files = [createVcardFile(own.card)];
        const title = own.card.fullName;
        await navigator.share(navigator.canShare({ files }) ? { title, files } : { title, text });
        return;
      }
    } catch (error) {
      if (isAbort(error)) return;
    }
    const { copied, notCopied } = this.#labels;
    this.#showMessage((await copyText(text)) ? copied : notCopied);
  }

  #save({ card }: OwnCard): void {
    const file = createVcardFile(card);
    download(file, file.name);
  }

  async #savePicture({ card }: OwnCard): Promise<void> {
    try {
      const [{ paintFaces }] = await Promise.all([import('./paint-face.ts'), fillCode(this, card, this.#labels.qr)]);
      const png = await paintFaces([...this.querySelectorAll<HTMLElement>('[data-printed] [data-face]')]);
      download(png, `${card.fullName}.png`);
    } catch {
      this.#showMessage(this.#labels.noPicture);
    }
  }
}

customElements.define('ino-business-card', BusinessCardView);
