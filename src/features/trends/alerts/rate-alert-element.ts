/** Sets, shows and removes the price alert of a commodity. */
import {
  addAlert,
  isReached,
  isSameAlert,
  removeAlert,
  type RateAlert,
} from '@/features/market-rates/alerts/rate-alert.ts';
import type { StorageAlert } from '@/forms/components/storage-alert-element.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatAmount, formatMoney, toCents } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { MAX_NUMBER } from '@/lib/text/normalize.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { TrendLabels } from '../labels.ts';

/** The largest limit of an alert, in cents. */
const MAX_LIMIT = toCents(MAX_NUMBER);

type Labels = Pick<TrendLabels['alert'], 'setAbove' | 'setBelow' | 'reached' | 'removed' | 'invalid'>;

class RateAlertElement extends HTMLElement {
  #shown: RateAlert | undefined;
  /** Whether the visitor has changed the fields since they showed the stored alert. */
  #isEdited = false;

  connectedCallback(): void {
    const form = this.querySelector('form');
    // The visitor may type or choose before this script runs: browsers restore no control with `autocomplete="off"`.
    this.#isEdited = Boolean(this.querySelector('input')?.value) || this.querySelector('select')?.value === 'below';
    form?.addEventListener('input', () => {
      this.#isEdited = true;
    });
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      reportRejection(this.#save(form));
    });
    this.querySelector('[data-remove]')?.addEventListener('click', () => {
      reportRejection(this.#remove());
    });
    subscribeLazily(
      openIfStored(openStorage),
      ({ settings }) =>
        settings.watch('rate-alerts', (alerts) => {
          const alert = alerts.find(({ commodity }) => commodity === this.dataset['commodity']);
          // Another commodity has a new alert.
          if (isSameAlert(alert, this.#shown)) return;
          this.#show(alert);
        }),
      reportStorageError,
    );
  }

  get #labels(): Labels {
    return readLabels<Labels>(this);
  }

  #setStatus(text: string, isError = false): void {
    const status = this.querySelector<HTMLElement>('[data-status]');
    if (!status) return;
    status.textContent = text;
    status.classList.toggle('text-clay', isError);
    this.querySelector('[name=amount]')?.setAttribute('aria-invalid', String(isError));
  }

  #show(alert: RateAlert | undefined): void {
    const wasShown = this.#shown;
    this.#shown = alert;
    this.querySelector('[data-remove]')?.toggleAttribute('hidden', !alert);
    if (!alert) {
      if (wasShown) this.#setStatus(this.#labels.removed);
      return;
    }
    const { setAbove, setBelow, reached } = this.#labels;
    // An alert may be read, or set in another tab, while the visitor types.
    if (!this.#isEdited) {
      const direction = this.querySelector('select');
      if (direction) direction.value = alert.direction;
      const amount = this.querySelector('input');
      if (amount) amount.value = formatAmount(alert.cents);
    }
    const message = alert.direction === 'above' ? setAbove : setBelow;
    this.#setStatus(
      formatMessage(isReached(alert, Number(this.dataset['cents'])) ? reached : message, {
        price: formatMoney(alert.cents),
      }),
    );
  }

  async #save(form: HTMLFormElement): Promise<void> {
    const cents = parseMoney(form.querySelector('input')?.value ?? '');
    if (typeof cents !== 'number' || cents <= 0 || cents > MAX_LIMIT) {
      this.#setStatus(formatMessage(this.#labels.invalid, { max: formatMoney(MAX_LIMIT) }), true);
      form.querySelector('input')?.focus();
      return;
    }
    await this.#store({
      commodity: this.dataset['commodity'] ?? '',
      direction: form.querySelector('select')?.value === 'below' ? 'below' : 'above',
      cents,
      since: this.dataset['month'] ?? '',
    });
  }

  async #remove(): Promise<void> {
    await this.#store(undefined);
    // The pressed button has disappeared, so the focus moves to the message.
    if (!this.#shown) this.querySelector<HTMLElement>('[data-status]')?.focus();
  }

  /** Stores the alert, or removes the stored one. */
  async #store(alert: RateAlert | undefined): Promise<void> {
    const commodity = this.dataset['commodity'] ?? '';
    const storageAlert = this.querySelector<StorageAlert>('ino-storage-alert');
    let error: StorageErrorCode | undefined;
    try {
      const { settings } = await openStorage();
      await settings.update('rate-alerts', (alerts) =>
        alert ? addAlert(alerts, alert) : removeAlert(alerts, commodity),
      );
      this.#isEdited = false;
      // The first alert of a new visitor is stored before this element watches the settings.
      this.#show(alert);
    } catch (failure) {
      error = getErrorCode(failure);
    }
    if (storageAlert) storageAlert.error = error;
  }
}

customElements.define('ino-rate-alert', RateAlertElement);
