import { formatMessage, readLabels } from '@/lib/messages.ts';
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { toDollars } from '@/lib/money.ts';
import { parseUrlState, serializeUrlState } from '@/lib/url-state.ts';
import { toCsv } from '@/lib/csv.ts';
import { download } from '@/ui/download.ts';
import type { ResellerLabels } from '../labels.ts';
import { toApplicantRow } from './to-applicant-row.ts';
import { openRegistrations, subscribeRegistrations } from '../registration/registrations.ts';
import { COLUMNS, type Column } from './columns.ts';
import { applyView, toggleSort, paginate, DEFAULT_VIEW, VIEW_URL, type View } from './filter-and-sort.ts';
import { renderRow, readRow, type RowData } from './render-rows.ts';

type Detail = ResellerLabels['detail'];
type Labels = Pick<Detail['filter'], 'shown'> &
  Pick<Detail['pages'], 'at'> &
  Pick<Detail['own'], 'missing'> &
  Pick<Detail['csv'], 'file'>;
/** The filters that the controls above the table set. */
type Filters = Pick<View, 'search' | 'kind' | 'spent'>;

/** Custom element that searches, filters, sorts and pages the table, and adds the registrations of this device. The view is in the query string. */
class Applicants extends HTMLElement {
  #registered: RowData[] = [];
  #own: RowData[] = [];
  #view = DEFAULT_VIEW;
  /** True while the user types, so that one search adds only one history entry. */
  #isTyping = false;
  #unsubscribe: (() => void) | undefined;
  #abortController: AbortController | undefined;

  connectedCallback(): void {
    this.#registered = [...this.querySelectorAll<HTMLElement>('tbody > tr')].map(readRow);
    this.#abortController = new AbortController();
    const { signal } = this.#abortController;
    this.addEventListener('input', this.#onInput, { signal });
    this.addEventListener('click', this.#onClick, { signal });
    addEventListener('popstate', this.#readAddress, { signal });
    // A browser restores the checkbox after this script has run, or before. It may be that of another address of the page.
    addEventListener('pageshow', this.#readAddress, { signal });
    const controls = this.#readControls();
    this.#readAddress();
    this.#keepEarlyChoices(controls);
    this.#unsubscribe = subscribeLazily(
      openIfStored(openRegistrations),
      (opened) =>
        subscribeRegistrations(opened, ({ confirmed }) => {
          this.#own = this.#renderOwn(confirmed);
          this.#show();
        }),
      reportStorageError,
    );
  }

  disconnectedCallback(): void {
    this.#abortController?.abort();
    this.#unsubscribe?.();
  }

  #renderOwn(stored: readonly StoredRecord[]): RowData[] {
    const template = this.querySelector('template');
    if (!template) return [];
    return stored.map(({ answers }) => renderRow(template, toApplicantRow(answers, this.#labels.missing)));
  }

  get #labels(): Labels {
    return readLabels(this);
  }

  get #search(): HTMLInputElement | null {
    return this.querySelector('input[data-search]');
  }

  get #kind(): HTMLSelectElement | null {
    return this.querySelector('select[data-kind]');
  }

  get #spent(): HTMLInputElement | null {
    return this.querySelector('input[data-spent]');
  }

  get #found(): RowData[] {
    return applyView([...this.#own, ...this.#registered], this.#view);
  }

  readonly #readAddress = (): void => {
    this.#isTyping = false;
    this.#view = parseUrlState(VIEW_URL, new URLSearchParams(location.search));
    this.#setControls(this.#view);
    this.#show();
  };

  #readControls(): Filters {
    return {
      search: this.#search?.value ?? '',
      kind: VIEW_URL.kind.parse([this.#kind?.value ?? '']),
      spent: this.#spent?.checked ?? false,
    };
  }

  #setControls({ search, kind, spent }: Filters): void {
    if (this.#search) this.#search.value = search;
    if (this.#kind) this.#kind.value = kind ?? '';
    if (this.#spent) this.#spent.checked = spent;
  }

  /**
   * Adds early choices to the filters of the address, or clears them. What the visitor changed is `:user-valid`, a checkbox that the
   * browser restored is not.
   */
  #keepEarlyChoices(early: Filters): void {
    const { search, kind, spent } = this.#view;
    const chosen = {
      search: early.search || search,
      kind: early.kind ?? kind,
      spent: this.#spent?.matches(':user-valid') ? early.spent : spent,
    };
    if (chosen.search === search && chosen.kind === kind && chosen.spent === spent) return;
    this.#setControls(chosen);
    this.#change({ ...chosen, page: 1 });
  }

  readonly #onInput = ({ target }: Event): void => {
    this.#change({ ...this.#readControls(), page: 1 }, target === this.#search);
  };

  readonly #onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { order, step, clear, export: wanted } = button?.dataset ?? {};
    if (order !== undefined) this.#changeOrder(order);
    if (step !== undefined) this.#changePage(Number(step));
    if (clear !== undefined) this.#clear();
    if (wanted !== undefined) this.#export();
  };

  #changeOrder(name: string): void {
    const column = COLUMNS.find((candidate) => candidate === name);
    if (column) this.#change({ order: toggleSort(this.#view.order, column), page: 1 });
  }

  #changePage(step: number): void {
    const { page, pages } = paginate(this.#found, this.#view.page);
    const next = page + step;
    if (next >= 1 && next <= pages) this.#change({ page: next });
  }

  #clear(): void {
    const filters: Filters = { search: '', kind: undefined, spent: false };
    this.#setControls(filters);
    this.#change({ ...filters, page: 1 });
    this.querySelector<HTMLElement>('[data-status]')?.focus();
  }

  #change(change: Partial<View>, isTyping = false): void {
    this.#view = { ...this.#view, ...change };
    const search = serializeUrlState(VIEW_URL, this.#view, new URLSearchParams(location.search)).toString();
    const address = search ? `?${search}` : location.pathname;
    if (isTyping && this.#isTyping) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#isTyping = isTyping;
    this.#show();
  }

  #show(): void {
    const found = this.#found;
    const { page, pages, rows } = paginate(found, this.#view.page);
    // Rows of other pages stay in the DOM, because all pages are printed.
    for (const row of found) row.element.toggleAttribute('data-off', !rows.includes(row));
    this.querySelector('tbody')?.replaceChildren(...found.map(({ element }) => element));
    const count = this.#own.length + this.#registered.length;
    this.#setText('[data-status]', formatMessage(this.#labels.shown, { shown: found.length, count }));
    this.querySelector('[data-none]')?.toggleAttribute('hidden', found.length > 0);
    this.querySelector('[data-pages]')?.toggleAttribute('hidden', pages === 1);
    this.#setText('[data-at]', formatMessage(this.#labels.at, { page, pages }));
    for (const button of this.querySelectorAll<HTMLElement>('[data-step]')) {
      // `aria-disabled` instead of `disabled`, so that the button keeps the focus on the last page.
      const next = page + Number(button.dataset['step']);
      button.ariaDisabled = String(next < 1 || next > pages);
    }
    this.#markOrder();
  }

  #markOrder(): void {
    const { order } = this.#view;
    for (const head of this.querySelectorAll<HTMLElement>('[data-column]')) {
      const direction = order?.isDescending ? 'descending' : 'ascending';
      head.ariaSort = order?.column === head.dataset['column'] ? direction : null;
    }
  }

  #setText(selector: string, text: string): void {
    const element = this.querySelector(selector);
    // Setting the same text again would announce it again.
    if (element && element.textContent !== text) element.textContent = text;
  }

  /** Exports the matching rows of all pages as CSV, with amounts as plain numbers so that spreadsheets can sum them. */
  #export(): void {
    const heads = COLUMNS.map((column) => this.#getHeading(column));
    const rows = this.#found.map((row) =>
      COLUMNS.map((column) => (column === 'spending' ? String(toDollars(row.cents)) : row[column])),
    );
    download(new Blob([toCsv([heads, ...rows])], { type: 'text/csv;charset=utf-8' }), `${this.#labels.file}.csv`);
  }

  #getHeading(column: Column): string {
    return this.querySelector(`[data-order="${column}"]`)?.textContent.trim() ?? '';
  }
}

customElements.define('ino-applicants', Applicants);
