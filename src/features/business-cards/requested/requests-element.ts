import { fillSlots } from '@/lib/dom/slots.ts';
import { formatAge } from '@/lib/dates/age.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { reportStorageError, subscribeErrors } from '@/storage/errors/reported-errors.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { BusinessCardLabels } from '../labels.ts';
import type { RecordTexts, RequestRow } from './answers.ts';

type Labels = Pick<
  BusinessCardLabels['requested'],
  | 'chosen'
  | 'acceptMany'
  | 'declineMany'
  | 'accepted'
  | 'declined'
  | 'isAccepted'
  | 'isDeclined'
  | 'isUndone'
  | 'tooLate'
> & {
  record: RecordTexts;
  delivery: Record<string, string>;
  errors: Record<StorageErrorCode, string>;
};

/** Loaded with the first answer or stored data: it needs the database. */
const loadAnswers = () => import('./answers.ts');

/** Custom element that selects, accepts and declines requests for the visitor's card. */
class CardRequests extends HTMLElement {
  #unsubscribers: readonly (() => void)[] = [];
  /** Ids of the requests of the last answer, for undo. */
  #last: readonly string[] = [];

  connectedCallback(): void {
    for (const time of this.querySelectorAll('time'))
      time.textContent = formatAge(Date.parse(time.dateTime), Date.now());
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.dataset['select'] === 'all') {
        for (const box of this.#boxes) box.checked = target.checked;
      }
      this.#showSelection();
    });
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      if (button) this.#run(button);
    });
    // Until the answers are read, each request looks open, also one with an answer.
    if (!hasStoredData()) this.#enableControls();
    const unsubscribeErrors = subscribeErrors((codes) => {
      if (codes.length > 0) this.#enableControls();
    });
    const unsubscribeAnswers = subscribeLazily(
      openIfStored(async () => {
        const answers = await loadAnswers();
        return { answers, stores: await answers.openAnswers() };
      }),
      ({ answers, stores }) =>
        answers.watchAnswers(
          stores,
          this.#rows.map((row) => row.dataset['request'] ?? ''),
          (given, records) => {
            for (const row of this.#rows) {
              const answer = given.get(row.dataset['request'] ?? '');
              const state = records.find(({ id }) => id === answer?.record)?.delivery.state;
              this.#showAnswer(row, answer?.answer, state);
            }
            this.#enableControls();
          },
        ),
      reportStorageError,
    );
    this.#unsubscribers = [unsubscribeErrors, unsubscribeAnswers];
  }

  disconnectedCallback(): void {
    for (const unsubscribe of this.#unsubscribers) unsubscribe();
  }

  get #labels(): Labels {
    return readLabels(this);
  }

  get #rows(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-request]')];
  }

  /** The checkboxes of the requests without an answer. */
  get #boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('[data-request] input[type=checkbox]:not([hidden])')];
  }

  #enableControls(): void {
    for (const control of this.querySelectorAll<HTMLInputElement>('input, button')) control.disabled = false;
    this.#showSelection();
  }

  #showAnswer(row: HTMLElement, answer: 'accepted' | 'declined' | undefined, delivery: string | undefined): void {
    const { [answer ?? 'accepted']: text, delivery: states } = this.#labels;
    for (const part of row.querySelectorAll<HTMLElement>('[data-open]')) part.hidden = answer !== undefined;
    for (const part of row.querySelectorAll<HTMLElement>('[data-answered]')) part.hidden = answer === undefined;
    fillSlots(row, { answer: joinFacts([text, delivery && states[delivery]]) });
    const box = row.querySelector('input');
    if (box && answer !== undefined) box.checked = false;
  }

  #showSelection(): void {
    const boxes = this.#boxes;
    const count = boxes.filter(({ checked }) => checked).length;
    const all = this.querySelector<HTMLInputElement>('[data-select=all]');
    if (all) {
      all.checked = count > 0 && count === boxes.length;
      all.indeterminate = count > 0 && count < boxes.length;
      all.disabled = boxes.length === 0;
    }
    const labels = this.#labels;
    fillSlots(this, {
      chosen: count === 0 ? '' : formatMessage(labels.chosen, { count, total: boxes.length }),
      acceptMany: formatPlural(labels.acceptMany, count),
      declineMany: formatPlural(labels.declineMany, count),
    });
    for (const button of this.querySelectorAll<HTMLElement>('[data-many]')) button.hidden = count === 0;
  }

  #run(button: HTMLElement): void {
    const row = button.closest<HTMLElement>('[data-request]');
    const rows = row ? [row] : this.#rows.filter((one) => one.querySelector<HTMLInputElement>('input:checked'));
    const requests = rows.map(({ dataset }): RequestRow => ({
      id: dataset['request'] ?? '',
      name: dataset['name'] ?? '',
      note: dataset['note'] ?? '',
    }));
    const action = button.dataset['action'];
    const ids = requests.map(({ id }) => id);
    if (action === 'accept') this.#showErrors(this.#accept(requests));
    if (action === 'decline') this.#showErrors(this.#decline(ids));
    if (action === 'undo') this.#showErrors(this.#undo(row ? ids : this.#last), row ? [] : this.#last);
  }

  async #accept(requests: readonly RequestRow[]): Promise<void> {
    const { record, isAccepted } = this.#labels;
    const noCard = this.querySelector<HTMLElement>('[data-no-card]');
    if (noCard) noCard.hidden = true;
    const accepted = await (await loadAnswers()).acceptRequests(requests, record);
    if (accepted) {
      // Another press or another tab has answered them.
      if (accepted.length === 0) return;
      this.#report(formatPlural(isAccepted, accepted.length), accepted);
      return;
    }
    this.#showMessage('', []);
    if (noCard) noCard.hidden = false;
    noCard?.focus();
  }

  async #decline(ids: readonly string[]): Promise<void> {
    const declined = await (await loadAnswers()).declineRequests(ids);
    if (declined.length === 0) return;
    this.#report(formatPlural(this.#labels.isDeclined, declined.length), declined);
  }

  async #undo(ids: readonly string[]): Promise<void> {
    const { isUndone, tooLate } = this.#labels;
    const late = await (await loadAnswers()).undoAnswers(ids);
    const texts = [
      ids.length > late ? formatPlural(isUndone, ids.length - late) : '',
      late > 0 ? formatPlural(tooLate, late) : '',
    ];
    this.#report(texts.filter(Boolean).join(' '), []);
  }

  /**
   * Shows the error of an action.
   * @param ids requests that the undo button still takes back then
   */
  #showErrors(action: Promise<void>, ids: readonly string[] = []): void {
    action.catch((error: unknown) => {
      this.#report(this.#labels.errors[getErrorCode(error)], ids);
    });
  }

  #report(text: string, ids: readonly string[]): void {
    this.#showMessage(text, ids);
    // The pressed button may have disappeared, so the focus moves to the message.
    this.querySelector<HTMLElement>('[data-status]')?.focus();
  }

  /** @param ids requests that the undo button takes back */
  #showMessage(text: string, ids: readonly string[]): void {
    this.#last = ids;
    fillSlots(this, { status: text });
    const undo = this.querySelector<HTMLElement>('[data-undo-last]');
    if (undo) undo.hidden = ids.length === 0;
  }
}

customElements.define('ino-card-requests', CardRequests);
