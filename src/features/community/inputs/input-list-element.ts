import { formatMessage, readLabels } from '@/lib/messages.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatShortDay } from '@/lib/dates/format.ts';
import { toDay } from '@/lib/dates/days.ts';
import { closeFacetMenus } from '@/listing/facet-menus.ts';
import { createListing } from '@/listing/listing-element.ts';
import { openVisitor, subscribeVisitor } from '@/site/visitor.ts';
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { INPUT_LIST } from './input-list.ts';
import type { InputLabels } from './labels.ts';
import { watchOwnInputs, type OwnInput } from './own-inputs.ts';

type Labels = Pick<InputLabels, 'viewOf' | 'you' | 'number'> & { places: Readonly<Record<string, string>> };

const Listing = createListing(INPUT_LIST, (data, position) => ({
  position,
  kind: data['kind'] ?? '',
  category: data['category'] ?? '',
  place: data['place'] ?? '',
  isOwn: data['own'] !== undefined,
  at: Number(data['at']),
  cents: Number(data['cents']),
  quantity: Number(data['quantity']),
}));

const setText = (root: ParentNode, selector: string, text: string): void => {
  const element = root.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
};

/** Custom element with the list of inputs: filters and sorts it, and adds the visitor's own inputs. */
class InputList extends Listing {
  #rows = new Map<string, HTMLElement>();
  #own: readonly OwnInput[] = [];
  #name = '';
  #place = '';
  /** Id of the visitor's input in the dialog. */
  #viewed: string | undefined;
  #abortController: AbortController | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#abortController = new AbortController();
    const { signal } = this.#abortController;
    closeFacetMenus(this, signal);
    this.addEventListener('click', this.#onClick, { signal });
    this.#updateDates();
    this.#countOptions();
    const unsubscribers = [
      subscribeLazily(
        openIfStored(openUserData),
        (userData) =>
          watchOwnInputs(userData, (own) => {
            this.#own = own;
            this.#update();
          }),
        reportStorageError,
      ),
      subscribeLazily(openIfStored(openVisitor), (opened) =>
        subscribeVisitor(opened, (visitor) => {
          this.#name = visitor?.name ?? '';
          this.#update();
        }),
      ),
      subscribeLazily(openIfStored(openStorage), ({ settings }) =>
        settings.watch('place', (place) => {
          this.#place = place ?? '';
          this.#update();
        }),
      ),
    ];
    signal.onabort = () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }

  disconnectedCallback(): void {
    this.#abortController?.abort();
  }

  get #labels(): Labels {
    return readLabels(this);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('#own-input');
  }

  /** Updates the dates of the content to the visitor's clock. The HTML has them as at build time. */
  #updateDates(): void {
    for (const row of this.querySelectorAll<HTMLElement>('[data-day]'))
      setText(row, '[data-cell="posted"]', formatShortDay(row.dataset['day'] ?? '', new Date()));
  }

  /** Updates rows in place, so that they keep the focus. */
  #update(): void {
    const rows = this.#own.map((input) => [input.id, this.#renderRow(input)] as const);
    const ids = new Set(rows.map(([id]) => id));
    for (const [id, row] of this.#rows) if (!ids.has(id)) row.remove();
    const added = rows.filter(([id]) => !this.#rows.has(id)).map(([, row]) => row);
    this.#rows = new Map(rows);
    if (added.length > 0) this.querySelector('[data-cards]')?.prepend(...added);
    this.#countOptions();
    this.readItems();
    const viewed = this.#own.find(({ id }) => id === this.#viewed);
    if (viewed) this.#fillDialog(viewed);
    else if (this.#viewed !== undefined) this.#dialog?.close();
  }

  #renderRow(input: OwnInput): HTMLElement {
    const row = this.#rows.get(input.id) ?? this.#createRow(input);
    const { places, viewOf, you } = this.#labels;
    // An imported id may be the name of a property of every object.
    const town = Object.hasOwn(places, this.#place) && places[this.#place];
    const cells = {
      detail: input.detail,
      category: input.categoryName,
      buyer: [this.#name || you, town].filter(Boolean).join(', '),
      rate: input.rate,
      quantity: input.quantity > 0 ? input.quantity.toLocaleString(NUMBER_LOCALE) : '',
      unit: input.unit,
      posted: formatShortDay(toDay(new Date(input.at)), new Date()),
    };
    for (const [name, text] of Object.entries(cells)) setText(row, `[data-cell="${name}"]`, text || '–');
    for (const badge of row.querySelectorAll<HTMLElement>('[data-state]'))
      badge.hidden = badge.dataset['state'] !== input.delivery;
    Object.assign(row.dataset, {
      own: '',
      kind: input.kind,
      category: input.category,
      place: this.#place,
      at: String(input.at),
      cents: String(input.cents),
      quantity: String(input.quantity),
    });
    row.querySelector('[data-view]')?.setAttribute('aria-label', formatMessage(viewOf, { title: input.detail }));
    return row;
  }

  #createRow({ id, category }: OwnInput): HTMLElement {
    const row = this.#clone('[data-row]');
    row.dataset['input'] = id;
    const picture = this.querySelector<HTMLTemplateElement>(
      `[data-category-picture="${CSS.escape(category)}"]`,
    )?.content.cloneNode(true);
    if (picture) row.querySelector('[data-picture]')?.append(picture);
    return row;
  }

  /** Clones the only element of a template of the page. */
  #clone(selector: string): HTMLElement {
    const element = this.querySelector<HTMLTemplateElement>(selector)?.content.firstElementChild?.cloneNode(true);
    if (!(element instanceof HTMLElement)) throw new Error(`InputsPage.astro has no template ${selector}`);
    return element;
  }

  readonly #onClick = ({ target }: Event): void => {
    const row = target instanceof Element && target.closest('[data-view]')?.closest<HTMLElement>('[data-input]');
    const input = row && this.#own.find(({ id }) => id === row.dataset['input']);
    if (!input) return;
    this.#fillDialog(input);
    const dialog = this.#dialog;
    // A popover cannot be a modal dialog at the same time.
    dialog?.removeAttribute('popover');
    dialog?.showModal();
    if (dialog) dialog.onclose = () => (this.#viewed = undefined);
  };

  #fillDialog({ id, number, categoryName, answers }: OwnInput): void {
    this.#viewed = id;
    const dialog = this.#dialog;
    if (!dialog) return;
    setText(dialog, '#own-input-title', categoryName);
    setText(dialog, '[data-number]', formatMessage(this.#labels.number, { number }));
    const list = this.#clone('[data-fact]');
    const facts = answers.map(({ label, text }) => {
      const fact = list.firstElementChild?.cloneNode(true) as HTMLElement; // the template has one fact
      setText(fact, 'dt', label);
      setText(fact, 'dd', text);
      return fact;
    });
    list.replaceChildren(...facts);
    dialog.querySelector('[data-facts]')?.replaceChildren(list);
    const link = dialog.querySelector<HTMLAnchorElement>('[data-record]');
    if (link) link.hash = number;
  }

  /** Shows the number of inputs of each option, and hides options without any. */
  #countOptions(): void {
    const rows = [...this.querySelectorAll<HTMLElement>('[data-cards] > li')];
    for (const checkbox of this.querySelectorAll<HTMLInputElement>('input[data-facet]')) {
      const { facet = '' } = checkbox.dataset;
      const count = rows.filter(({ dataset }) =>
        facet === 'owner'
          ? (dataset['own'] !== undefined) === (checkbox.value === 'own')
          : dataset[facet] === checkbox.value,
      ).length;
      const label = checkbox.closest('label');
      if (!label) continue;
      setText(label, '[data-count]', String(count));
      label.hidden = count === 0 && !checkbox.checked;
    }
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', rows.length > 0);
  }
}

customElements.define('ino-input-list', InputList);
