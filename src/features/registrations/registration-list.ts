import { toDay } from '@/lib/dates/days.ts';
import { formatDate } from '@/lib/dates/format.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { ROUTES } from '@/routes.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import type { StorageAlert } from '@/forms/components/storage-alert-element.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { REGISTRATION_PARAM } from '@/features/reseller/registration/find-review.ts';
import type { RegistrationKind } from './kinds.ts';
import type { RegistrationLabels } from './labels.ts';
import { openOwnRegistrations, watchOwnRegistrations, type OwnRegistration } from './own-registrations.ts';

type Labels = Pick<RegistrationLabels, 'count' | 'kinds' | 'actions' | 'unnamed'> & { samples: number };

/** Kinds whose records become a draft again when they are edited. The others have an editor of their own. */
const REPEATED: readonly RegistrationKind[] = ['service', 'project'];

/** Custom element that adds the visitor's own registrations to the list. */
class RegistrationList extends HTMLElement {
  #rows = new Map<string, HTMLElement>();
  #own: readonly OwnRegistration[] = [];
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    this.#unsubscribe = subscribeLazily(
      openIfStored(openOwnRegistrations),
      (opened) =>
        watchOwnRegistrations(opened, (own) => {
          this.#show(own);
        }),
      reportStorageError,
    );
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
    this.removeEventListener('click', this.#onClick);
  }

  /** Updates rows in place, so that they keep the focus. */
  #show(own: readonly OwnRegistration[]): void {
    this.#own = own;
    const list = this.querySelector('[data-rows]');
    const rows = new Map(own.map((registration) => [registration.id, this.#renderRow(registration)]));
    for (const [id, row] of this.#rows) if (!rows.has(id)) row.remove();
    this.#rows = rows;
    [...rows.values()].forEach((row, index) => {
      if (list && list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
    });
    const { count, samples } = readLabels<Labels>(this);
    const total = samples + own.length;
    const status = this.querySelector('[data-count]');
    if (status) status.textContent = formatPlural(count, total);
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', total > 0);
  }

  #renderRow(registration: OwnRegistration): HTMLElement {
    const { id, kind, number, at, state } = registration;
    const row = this.#rows.get(id) ?? this.#createRow(id);
    const { kinds, actions, unnamed } = readLabels<Labels>(this);
    const name = registration.name || unnamed;
    const set = (selector: string, text: string) => {
      const element = row.querySelector(selector);
      if (element) element.textContent = text;
    };
    set('[data-name]', name);
    set('[data-kind]', kinds[kind]);
    set('[data-day]', formatDate(toDay(new Date(at))));
    set('[data-number]', number === undefined ? '' : `·\u00a0${number}`);
    for (const badge of row.querySelectorAll<HTMLElement>('[data-state]'))
      badge.hidden = badge.dataset['state'] !== state;
    const action = this.#getAction(state);
    const link = row.querySelector<HTMLAnchorElement>('[data-action]');
    if (link) {
      link.href = this.#getPath(registration);
      link.textContent = action;
      link.setAttribute('aria-label', formatMessage(actions.of, { action, name }));
    }
    return row;
  }

  #createRow(id: string): HTMLElement {
    const row = this.querySelector('template')?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) throw new Error('RegistrationsPage.astro has no template of a row');
    row.dataset['registration'] = id;
    return row;
  }

  #getAction(state: OwnRegistration['state']): string {
    const { actions } = readLabels<Labels>(this);
    if (state === 'confirmed') return actions.view;
    return state === 'draft' || state === 'waiting' ? actions.continue : actions.edit;
  }

  #getPath({ id, kind, state }: OwnRegistration): string {
    if (state === 'waiting') return `${ROUTES.resellerVerification}?${REGISTRATION_PARAM}=${id}`;
    if (state === 'confirmed') return ROUTES.dashboardDetail;
    // Trusted: written by the page at build time.
    return (JSON.parse(this.dataset['paths'] ?? '{}') as Record<RegistrationKind, string>)[kind];
  }

  readonly #onClick = (event: Event): void => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-registration] a') : null;
    const id = link?.closest<HTMLElement>('[data-registration]')?.dataset['registration'];
    const registration = this.#own.find((one) => one.id === id);
    if (!link || !registration || registration.state === 'draft' || !REPEATED.includes(registration.kind)) return;
    event.preventDefault();
    reportRejection(this.#edit(registration.id, link));
  };

  /** Copies a record into a draft of its form and opens the form. Other answers that were not sent stay. */
  async #edit(id: string, link: HTMLAnchorElement): Promise<void> {
    const alert = this.querySelector<StorageAlert>('ino-storage-alert');
    if (!alert) throw new Error('RegistrationsPage.astro has no place for storage errors');
    alert.error = undefined;
    try {
      const { prepareEdit } = await import('./prepare-edit.ts');
      const isPrepared = await prepareEdit(id);
      this.querySelector('[data-unsent]')?.toggleAttribute('hidden', isPrepared);
      const form = this.querySelector<HTMLAnchorElement>('[data-form]');
      if (form) form.href = link.href;
      if (isPrepared) location.assign(link.href);
    } catch (error) {
      this.querySelector('[data-unsent]')?.toggleAttribute('hidden', true);
      alert.error = getErrorCode(error);
    }
  }
}

customElements.define('ino-registrations', RegistrationList);
