import { formatMessage, readLabels } from '@/lib/messages.ts';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { UserData } from '@/storage/user-data.ts';
import type { ActionName } from '@/forms/model/actions.ts';
import { isAnswered } from '@/forms/is-answered.ts';
import type { CompletenessLabels } from './labels.ts';

type Field = { key: string; label: string };

const ACTION: ActionName = 'publishStore';

/** Maximum number of missing fields that are listed. */
const MAX_LISTED_FIELDS = 3;

/** Custom element that shows how complete the store is: the draft, or else the published store. */
class Completeness extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    this.#show({});
    // Load the data when visible: it may be in a tab that is never opened.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      this.#unsubscribe = subscribeLazily(openIfStored(openUserData), (userData) => this.#watch(userData));
    });
    observer.observe(this);
    const send = this.querySelector<HTMLButtonElement>('[data-send]');
    send?.addEventListener('click', (event) => {
      // Before hydration the form cannot be submitted.
      if (send.form?.querySelector(':scope > fieldset:disabled')) event.preventDefault();
    });
    this.#unsubscribe = () => {
      observer.disconnect();
    };
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }

  #watch({ drafts, records }: UserData): () => void {
    let draft: Draft['values'] | undefined;
    let published: Draft['values'] = {};
    const unsubscribers = [
      drafts.watch(this.dataset['draft'] ?? '', (storedDraft) => {
        draft = storedDraft?.values;
        this.#show(draft ?? published);
      }),
      records.watchList({ action: ACTION, limit: 1 }, ([record]) => {
        published = Object.fromEntries(record?.answers.map(({ name, value }) => [name, value] as const) ?? []);
        this.#show(draft ?? published);
        const page = this.querySelector<HTMLElement>('[data-page]');
        if (page) page.hidden = !record;
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }

  #show(values: Readonly<Draft['values']>): void {
    // Trusted: written by the page at build time.
    const fields = JSON.parse(this.dataset['fields'] ?? '[]') as Field[];
    const labels = readLabels<CompletenessLabels>(this);
    const missing = fields.filter(({ key }) => !isAnswered(values[key]));
    const done = fields.length - missing.length;
    const bar = this.querySelector('progress');
    if (bar) bar.value = done;
    const names = new Intl.ListFormat(document.documentElement.lang || DEFAULT_LOCALE).format(
      missing.slice(0, MAX_LISTED_FIELDS).map(({ label }) => label),
    );
    this.#setText('[data-count]', formatMessage(labels.count, { done, count: fields.length }));
    this.#setText('[data-missing]', missing.length ? formatMessage(labels.missing, { names }) : labels.complete);
  }

  #setText(selector: string, text: string): void {
    const element = this.querySelector(selector);
    if (element) element.textContent = text;
  }
}

customElements.define('ino-completeness', Completeness);
