import { readLabels } from '@/lib/messages.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { getFirstLetters } from './table/mask.ts';
import { toApplicantRow } from './table/to-applicant-row.ts';
import { openRegistrations, subscribeRegistrations } from './registration/registrations.ts';
import type { Row } from './table/filter-and-sort.ts';

/** Custom element that shows the applicants of this device above the latest ones of the content. */
class LatestApplicants extends HTMLElement {
  #others: Element[] = [];
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const list = this.querySelector('ul');
    const { missing } = readLabels<{ missing: string }>(this);
    const shown = Number(this.dataset['shown']);
    this.#others = [...(list?.children ?? [])];
    this.#unsubscribe = subscribeLazily(openIfStored(openRegistrations), (opened) =>
      subscribeRegistrations(opened, ({ confirmed }) => {
        const own = confirmed.map(({ answers }) => this.#renderRow(toApplicantRow(answers, missing)));
        list?.replaceChildren(...[...own, ...this.#others].slice(0, shown));
      }),
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }

  #renderRow({ username, place, type }: Row): DocumentFragment {
    const template = this.querySelector('template');
    if (!template) throw new Error('LatestApplicants.astro has no <template> for rows');
    const row = document.importNode(template.content, true);
    const setText = (part: string, text: string) => {
      const element = row.querySelector(`[data-${part}]`);
      if (element) element.textContent = text;
    };
    setText('initials', getFirstLetters(username));
    setText('username', username);
    setText('facts', joinFacts([place, type]));
    return row;
  }
}

customElements.define('ino-latest-applicants', LatestApplicants);
