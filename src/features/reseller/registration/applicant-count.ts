import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { toApplicantRow } from '../table/to-applicant-row.ts';
import { openRegistrations, subscribeRegistrations } from './registrations.ts';

/** Custom element with the number of applicants, including those stored in this browser. Counts one user type when it has one. */
class ApplicantCount extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const { count, kind } = this.dataset;
    this.#unsubscribe = subscribeLazily(openIfStored(openRegistrations), (opened) =>
      subscribeRegistrations(opened, ({ confirmed }) => {
        const own = confirmed.filter(({ answers }) => kind === undefined || toApplicantRow(answers, '').kind === kind);
        this.textContent = String(Number(count) + own.length);
      }),
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }
}

customElements.define('ino-registered', ApplicantCount);
