/** Shows the points and referrals of this device on the referral screen. */
import { cloneRow, fillSlots } from '@/lib/dom/slots.ts';
import { readLabels } from '@/lib/messages.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { openLedger } from '@/features/wallet/ledger/open-ledger.ts';
import { subscribeLedger } from '@/features/wallet/ledger/subscribe-ledger.ts';
import type { ReferralLabels } from './labels.ts';
import type { Reward, SampleReferral } from './points.ts';
import { createReferralView, type ReferralView } from './referral-view.ts';

type Data = {
  opening: LedgerEntry[];
  samples: SampleReferral[];
  rewards: Reward[];
};

class ReferralPoints extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const labels = readLabels<ReferralLabels>(this);
    // Trusted: the build wrote it.
    const { opening, samples, rewards } = JSON.parse(this.dataset['program'] ?? '{}') as Data;
    this.#unsubscribe = subscribeLedger(
      // Also without stored data: showing the visitor's code opens the database in any case.
      () => openLedger(opening),
      (entries) => {
        this.#show(createReferralView(labels, rewards, entries, samples));
      },
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }

  #show({ earned, count, next, rows }: ReferralView): void {
    fillSlots(this, { earned, count, next: next.text });
    const bar = this.querySelector('progress');
    if (bar) Object.assign(bar, { value: next.value, max: next.max });
    const template = this.querySelector<HTMLTemplateElement>('[data-row]');
    if (template) this.querySelector('[data-list]')?.replaceChildren(...rows.map((row) => cloneRow(template, row)));
  }
}

customElements.define('ino-referral-points', ReferralPoints);
