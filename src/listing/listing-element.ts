/**
 * Filtering and sorting of a list in the browser, with the state in the URL. Without scripts the whole list is visible.
 */
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';
import { parseUrlState, serializeUrlState } from '@/lib/url-state.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import { connectFacetSheet } from './facet-sheet.ts';
import {
  createListUrlSchema,
  matchesFilters,
  mapFacets,
  sortItems,
  getSorts,
  type Ordered,
  type ListConfig,
} from './list-config.ts';

/**
 * Creates the class of the custom element of a list; `Listing.astro` renders its markup. A list whose items change extends
 * it and calls `readItems` after each change.
 * @param toItem reads an item from the data attributes of its `li`
 */
export function createListing<Item extends Ordered, Name extends string, Sort extends string>(
  config: ListConfig<Item, Name, Sort>,
  toItem: (data: DOMStringMap, position: number) => Item,
) {
  type Card = Item & { element: HTMLElement };

  return class Listing extends HTMLElement {
    #cards: Card[] = [];
    #checkboxes: HTMLInputElement[] = [];
    #sortSelect: HTMLSelectElement | null = null;

    connectedCallback(): void {
      this.#checkboxes = [...this.querySelectorAll<HTMLInputElement>('input[data-facet]')];
      this.#sortSelect = this.querySelector('select[data-sort]');
      connectFacetSheet(this);
      this.addEventListener('change', () => {
        this.#apply();
        this.#updateUrl();
      });
      this.addEventListener('click', (event) => {
        const chip = (event.target as Element | null)?.closest<HTMLElement>('[data-remove]');
        if (chip) this.#remove(chip.dataset['remove'] ?? '');
      });
      addEventListener('popstate', () => {
        this.#applyUrl();
      });
      // A browser restores controls after this script has run, or before. They may be those of another URL of the page.
      addEventListener('pageshow', () => {
        this.#applyUrl();
      });
      // Early choices. What the visitor changed is `:user-valid`, what the browser restored is not.
      const chosen = this.#checkboxes
        .filter((checkbox) => checkbox.matches(':user-valid'))
        .map((checkbox) => ({ checkbox, checked: checkbox.checked }));
      const sort = this.querySelector<HTMLOptionElement>('[data-sort]:user-valid :checked');
      this.readItems();
      if (!chosen.length && !sort) return;
      for (const { checkbox, checked } of chosen) checkbox.checked = checked;
      if (sort) sort.selected = true;
      this.#apply();
      this.#updateUrl();
    }

    /** Reads the items, first and after some were added, changed or removed. Items keep their position. */
    readItems(): void {
      const positions = new Map(this.#cards.map(({ element, position }) => [element, position]));
      this.#cards = [...this.querySelectorAll<HTMLElement>('[data-cards] > li')].map((element, index) => ({
        ...toItem(element.dataset, positions.get(element) ?? index),
        element,
      }));
      this.#applyUrl();
    }

    #applyUrl(): void {
      const params = new URLSearchParams(location.search);
      const { filters, order } = createListUrlSchema(config, this.#cards);
      const selected: Record<string, readonly string[]> = parseUrlState(filters, params);
      for (const checkbox of this.#checkboxes) {
        checkbox.checked = selected[checkbox.dataset['facet'] ?? '']?.includes(checkbox.value) === true;
      }
      if (this.#sortSelect) this.#sortSelect.value = parseUrlState(order, params).sort;
      this.#apply();
    }

    #readState() {
      const filters = mapFacets(config, (name) =>
        this.#checkboxes
          .filter((checkbox) => checkbox.checked && checkbox.dataset['facet'] === name)
          .map((checkbox) => checkbox.value),
      );
      return { filters, sort: getSorts(config).find((sort) => sort === this.#sortSelect?.value) ?? 'first' };
    }

    #updateUrl(): void {
      const { filters, sort } = this.#readState();
      const schema = createListUrlSchema(config, this.#cards);
      const filtered = serializeUrlState(schema.filters, filters, new URLSearchParams(location.search));
      const search = serializeUrlState(schema.order, { sort }, filtered).toString();
      // Clearing filters that are not set changes nothing.
      if (search !== location.search.slice(1)) history.pushState(null, '', search ? `?${search}` : location.pathname);
    }

    #remove(value: string): void {
      for (const checkbox of this.#checkboxes) if (!value || checkbox.id === value) checkbox.checked = false;
      this.#apply();
      this.#updateUrl();
      this.querySelector<HTMLElement>('[data-status]')?.focus();
    }

    #apply(): void {
      const { filters, sort } = this.#readState();
      const list = this.querySelector('[data-cards]');
      const ordered = sortItems(config, this.#cards, sort);
      let visibleCount = 0;
      for (const card of ordered) {
        const isVisible = matchesFilters(config, card, filters);
        card.element.hidden = !isVisible;
        if (isVisible) visibleCount += 1;
      }
      // Moving an element takes the focus away from it.
      if (list && ordered.some(({ element }, index) => list.children[index] !== element))
        list.append(...ordered.map((card) => card.element));
      this.#renderCount(visibleCount);
      this.querySelector('[data-none]')?.toggleAttribute('hidden', visibleCount > 0);
      this.#renderChips();
    }

    #renderCount(shown: number): void {
      const count = this.#cards.length;
      const status = this.querySelector<HTMLElement>('[data-status]');
      if (!status) return;
      const labels = readLabels<{ shown: string; apply: Plural }>(status);
      const text = formatMessage(labels.shown, { shown, count });
      // Screen readers announce each change, even to the same text.
      if (status.textContent !== text) status.textContent = text;
      status.toggleAttribute('data-all', shown === count);
      const apply = this.querySelector('[data-apply]');
      if (apply) apply.textContent = formatPlural(labels.apply, shown);
    }

    #renderChips(): void {
      const selected = this.#checkboxes.filter((checkbox) => checkbox.checked);
      const row = this.querySelector('[data-chips]');
      const template = this.querySelector<HTMLTemplateElement>('template[data-chip]');
      const clear = this.querySelector<HTMLElement>('[data-clear]');
      if (!row || !template || !clear) return;
      row.replaceChildren(
        ...selected.map((checkbox) => {
          const chip = template.content.cloneNode(true) as DocumentFragment;
          const button = chip.querySelector<HTMLElement>('[data-remove]');
          const text = chip.querySelector('[data-text]');
          if (button) button.dataset['remove'] = checkbox.id;
          if (text)
            text.textContent = checkbox.labels?.[0]?.querySelector('[data-name]')?.textContent ?? checkbox.value;
          return chip;
        }),
      );
      clear.hidden = selected.length === 0;
      const chosen = this.querySelector<HTMLElement>('[data-chosen]');
      const chosenCount = chosen?.querySelector('[data-chosen-count]');
      if (!chosen || !chosenCount) return;
      chosen.hidden = selected.length === 0;
      chosenCount.textContent = String(selected.length);
    }
  };
}

/**
 * Defines the custom element of a list whose items do not change.
 * @param tag name of the element
 */
export function defineListing<Item extends Ordered, Name extends string, Sort extends string>(
  tag: string,
  config: ListConfig<Item, Name, Sort>,
  toItem: (data: DOMStringMap, position: number) => Item,
): void {
  customElements.define(tag, createListing(config, toItem));
}

/**
 * Defines the custom element of a list whose items only change with the visitor's day, such as those with a deadline. They are read
 * again on each day that begins while the page is open, once the focus is elsewhere.
 * @param tag name of the element
 */
export function defineDailyListing<Item extends Ordered, Name extends string, Sort extends string>(
  tag: string,
  config: ListConfig<Item, Name, Sort>,
  toItem: (data: DOMStringMap, position: number) => Item,
): void {
  class DailyListing extends createListing(config, toItem) {
    #day = new Date().toDateString();
    // The list lives as long as its page.
    readonly timer = setInterval(() => {
      const day = new Date().toDateString();
      // Moving an element takes the focus away from it.
      if (day === this.#day || this.matches(':focus-within')) return;
      this.#day = day;
      this.readItems();
    }, CLOCK_INTERVAL_MS);
  }
  customElements.define(tag, DailyListing);
}
