/** Shows the points of this device on the rewards page, and redeems rewards. */
import { cloneRow, fillSlots } from '@/lib/dom/slots.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { makeId } from '@/lib/make-id.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { openIfStored } from '@/storage/observe.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { ignoreDoubleClick } from '@/ui/dialog/ignore-double-click.ts';
import { openLedger } from '@/features/wallet/ledger/open-ledger.ts';
import { subscribeLedger } from '@/features/wallet/ledger/subscribe-ledger.ts';
import type { Booking } from '@/features/wallet/ledger/rules.ts';
import type { RewardLabels } from './labels.ts';
import type { Reward, SampleReferral } from './points.ts';
import { redeem, toRedemption } from './redeem.ts';
import { createRewardsView, type RewardsView } from './rewards-view.ts';

type Labels = RewardLabels & { storageErrors: Record<StorageErrorCode, string> };

type Data = {
  opening: LedgerEntry[];
  samples: SampleReferral[];
  rewards: Reward[];
};

class Rewards extends HTMLElement {
  // Trusted: the build wrote it.
  readonly #labels = readLabels<Labels>(this);
  readonly #data = JSON.parse(this.dataset['program'] ?? '{}') as Data;
  #points = this.#createView(this.#data.opening).points;
  #unsubscribe: (() => void) | undefined;
  /** The reward in the open dialog, and its bookings. A new dialog gets new ones, so that one dialog redeems once. */
  #chosen: { reward: Reward; redemption: [Booking, ...Booking[]] } | undefined;

  connectedCallback(): void {
    const { opening } = this.#data;
    this.#unsubscribe = subscribeLedger(
      openIfStored(() => openLedger(opening)),
      (entries) => {
        this.#show(this.#createView(entries));
      },
    );
    this.addEventListener('click', this.#onClick);
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-redeem]')) button.disabled = false;
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
    this.removeEventListener('click', this.#onClick);
  }

  #createView(entries: readonly LedgerEntry[]): RewardsView {
    const { rewards, samples } = this.#data;
    return createRewardsView(this.#labels, rewards, entries, samples);
  }

  readonly #onClick = (click: MouseEvent): void => {
    const { target } = click;
    if (!(target instanceof Element)) return;
    const id = target.closest('[data-redeem]')?.closest<HTMLElement>('[data-reward]')?.dataset['reward'];
    const reward = this.#data.rewards.find((candidate) => candidate.id === id);
    if (reward) {
      this.#askConfirmation(reward);
      // It may open with its button under the pointer.
      ignoreDoubleClick(click);
    }
    // `#redeem` handles its own errors.
    if (target.closest('[data-confirm]')) reportRejection(this.#redeem());
  };

  #show(view: RewardsView): void {
    this.#points = view.points;
    this.#showPrice();
    fillSlots(this, { total: view.total, next: view.next.text, sources: view.sources, reachable: view.reachable });
    const bar = this.querySelector('progress');
    if (bar) Object.assign(bar, { value: view.next.value, max: view.next.max });
    for (const { id, isReachable, missing, progress, reached } of view.rewards) {
      const card = this.querySelector(`[data-reward="${CSS.escape(id)}"]`);
      if (!card) continue;
      fillSlots(card, { missing, progress });
      for (const part of card.querySelectorAll<HTMLElement>('[data-within-reach]')) part.hidden = !isReachable;
      for (const part of card.querySelectorAll<HTMLElement>('[data-out-of-reach]')) part.hidden = isReachable;
      const cardBar = card.querySelector('progress');
      if (cardBar) cardBar.value = reached;
    }
    const template = this.querySelector<HTMLTemplateElement>('[data-row]');
    if (template) {
      this.querySelector('[data-history]')?.replaceChildren(...view.history.map((row) => cloneRow(template, row)));
    }
    const empty = this.querySelector<HTMLElement>('[data-empty]');
    if (empty) empty.hidden = view.history.length > 0;
  }

  #askConfirmation(reward: Reward): void {
    const labels = this.#labels;
    const dialog = this.querySelector('dialog');
    const creditNote = formatMessage(labels.creditNote, { reward: reward.name });
    this.#chosen = { reward, redemption: toRedemption(reward, makeId(), creditNote) };
    this.#setText('dialog h2', formatMessage(labels.confirm.question, { reward: reward.name }));
    this.#setText('[data-error]', '');
    this.#showPrice();
    dialog?.showModal();
  }

  /** Says what the reward in the open dialog costs, and what it leaves: another tab may have spent points meanwhile. */
  #showPrice(): void {
    if (!this.#chosen) return;
    const { points, name } = this.#chosen.reward;
    const { confirm, short } = this.#labels;
    const left = this.#points - points;
    fillSlots(this, { price: left < 0 ? '' : formatMessage(confirm.text, { price: points, left }) });
    if (left < 0) this.#setText('[data-error]', formatMessage(short, { points: this.#points, reward: name }));
  }

  async #redeem(): Promise<void> {
    const chosen = this.#chosen;
    if (!chosen) return;
    const { reward, redemption } = chosen;
    const labels = this.#labels;
    // What is booked here must not change the question before the dialog closes.
    this.#chosen = undefined;
    let error: string;
    try {
      const { outcome, entries } = await redeem(this.#data.opening, redemption);
      const view = this.#createView(entries);
      this.#show(view);
      if (outcome === 'booked' || outcome === 'repeated') {
        this.#finish(reward, view);
        return;
      }
      error = formatMessage(labels.short, { points: view.points, reward: reward.name });
    } catch (thrown) {
      error = `${labels.failed} ${labels.storageErrors[getErrorCode(thrown)]}`;
    }
    this.#chosen ??= chosen;
    this.#setText('[data-error]', error);
  }

  #finish({ name, creditCents }: Reward, view: RewardsView): void {
    const labels = this.#labels;
    const lines = [formatMessage(labels.done, { reward: name, points: view.points })];
    if (creditCents > 0) lines.push(formatMessage(labels.credited, { amount: formatMoney(creditCents) }));
    this.querySelector('dialog')?.close();
    const status = this.querySelector<HTMLElement>('[data-status]');
    fillSlots(this, { done: lines.join(' ') });
    // The button of the dialog's opener may have disappeared with the points.
    status?.focus();
  }

  #setText(selector: string, text: string): void {
    const element = this.querySelector(selector);
    if (element) element.textContent = text;
  }
}

customElements.define('ino-rewards', Rewards);
