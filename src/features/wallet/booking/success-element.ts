import { copyText } from '@/lib/dom/copy-text.ts';
import { fillSlots, showState } from '@/lib/dom/slots.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { getReceiptPath } from '@/routes.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getReturnPath } from '@/site/return-path.ts';
import { formatMoment } from '../format-entry.ts';
import type { WalletLabels } from '../labels.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { getBalance, getPoints } from '../ledger/sums.ts';
import { loadEntry } from './entry-view.ts';

type Success = WalletLabels['success'];
type Labels = Pick<Success['add'], 'message'> &
  Pick<Success, 'copied'> & { points: Success['next']['rewards']['text'] };

/** Custom element of the success pages. It only reads: a reload, a second tab or a forged id never books. */
class BookingSuccess extends HTMLElement {
  connectedCallback(): void {
    // `#show` shows its own errors.
    reportRejection(this.#show());
    this.querySelector('[data-copy]')?.addEventListener('click', () => {
      reportRejection(this.#copy());
    });
  }

  async #show(): Promise<void> {
    const found = await loadEntry(this, ({ kind }) => kind === this.dataset['kind']);
    if (typeof found === 'string') {
      showState(this, found);
      return;
    }
    const { entry, entries } = found;
    const position = entries.indexOf(entry);
    const [amount, method] = [formatMoney(entry.amount), entry.method ?? ''];
    const labels = readLabels<Labels>(this);
    fillSlots(this, {
      message: formatMessage(labels.message, { amount, method }),
      points: formatPlural(labels.points, getPoints(entries)),
      amount,
      id: entry.id,
      date: formatMoment(entry.at),
      method,
      before: formatMoney(getBalance(entries.slice(0, position))),
      now: formatMoney(getBalance(entries.slice(0, position + 1))),
    });
    this.querySelector('[data-receipt]')?.setAttribute('href', getReceiptPath(entry.id));
    const back = getReturnPath(location);
    const backLink = this.querySelector('[data-back]');
    if (back !== undefined) {
      backLink?.setAttribute('href', back);
      backLink?.removeAttribute('hidden');
    }
    showState(this, 'found');
  }

  async #copy(): Promise<void> {
    const idElement = this.querySelector('[data-slot="id"]');
    const status = this.querySelector('[role="status"]');
    if (!idElement || !status) return;
    if (await copyText(idElement.textContent)) status.textContent = readLabels<Labels>(this).copied;
    // The visitor can then copy the selection.
    else getSelection()?.selectAllChildren(idElement);
  }
}

customElements.define('ino-booking-success', BookingSuccess);
