/** Facets and order of a list, kept in the address; without a script the whole list stands there. */
import { formatMessage } from '@/lib/messages.ts';
import {
  getFilters,
  matchesFilters,
  parseFilters,
  sortItems,
  getSorts,
  serializeFilters,
  type Ordered,
  type ListConfig,
} from './list-config.ts';

/**
 * Makes the lists of a kind live; `Listing.astro` is their markup.
 * @param tag name of the element
 * @param itemOf reads an item from the data attributes of its `li`
 */
export function defineListing<Item extends Ordered, Name extends string, Sort extends string>(
  tag: string,
  rule: ListConfig<Item, Name, Sort>,
  itemOf: (data: DOMStringMap, position: number) => Item,
): void {
  type Card = Item & { element: HTMLElement };

  class Listing extends HTMLElement {
    #cards: Card[] = [];
    #boxes: HTMLInputElement[] = [];
    #sort: HTMLSelectElement | null = null;

    connectedCallback(): void {
      this.#cards = [...this.querySelectorAll<HTMLElement>('[data-cards] > li')].map((element, position) => ({
        ...itemOf(element.dataset, position),
        element,
      }));
      this.#boxes = [...this.querySelectorAll<HTMLInputElement>('input[data-facet]')];
      this.#sort = this.querySelector('select[data-sort]');
      // Facets stand open beside a wide list, and folded above a narrow one.
      const facets = this.querySelector<HTMLDetailsElement>('[data-facets]');
      if (facets) facets.open = matchMedia('(min-width: 64rem)').matches;
      this.addEventListener('change', () => {
        this.#apply();
        this.#address();
      });
      this.addEventListener('click', (event) => {
        const chip = (event.target as Element | null)?.closest<HTMLElement>('[data-remove]');
        if (chip) this.#remove(chip.dataset['remove'] ?? '');
      });
      addEventListener('popstate', () => {
        this.#fromAddress();
      });
      this.#fromAddress();
    }

    #fromAddress(): void {
      const { choice, sort } = parseFilters(rule, new URLSearchParams(location.search), this.#cards);
      const chosen: Record<string, readonly string[]> = choice;
      for (const box of this.#boxes) {
        box.checked = chosen[box.dataset['facet'] ?? '']?.includes(box.value) === true;
      }
      if (this.#sort) this.#sort.value = sort;
      this.#apply();
    }

    #state() {
      const choice = getFilters(rule, (name) =>
        this.#boxes.filter((box) => box.checked && box.dataset['facet'] === name).map((box) => box.value),
      );
      return { choice, sort: getSorts(rule).find((sort) => sort === this.#sort?.value) ?? 'first' };
    }

    #address(): void {
      const { choice, sort } = this.#state();
      const search = serializeFilters(rule, choice, sort, new URLSearchParams(location.search)).toString();
      history.pushState(null, '', search ? `?${search}` : location.pathname);
    }

    #remove(value: string): void {
      for (const box of this.#boxes) if (!value || box.id === value) box.checked = false;
      this.#apply();
      this.#address();
      this.querySelector<HTMLElement>('[data-status]')?.focus();
    }

    #apply(): void {
      const { choice, sort } = this.#state();
      const list = this.querySelector('[data-cards]');
      const ordered = sortItems(rule, this.#cards, sort);
      let shown = 0;
      for (const card of ordered) {
        const visible = matchesFilters(rule, card, choice);
        card.element.hidden = !visible;
        if (visible) shown += 1;
      }
      list?.append(...ordered.map((card) => card.element));
      const status = this.querySelector<HTMLElement>('[data-status]');
      if (status)
        status.textContent = formatMessage(status.dataset['labels'] ?? '', { shown, count: this.#cards.length });
      this.querySelector('[data-none]')?.toggleAttribute('hidden', shown > 0);
      this.#chips();
    }

    #chips(): void {
      const chosen = this.#boxes.filter((box) => box.checked);
      const row = this.querySelector('[data-chips]');
      const template = this.querySelector<HTMLTemplateElement>('template[data-chip]');
      const clear = this.querySelector<HTMLElement>('[data-clear]');
      if (!row || !template || !clear) return;
      row.replaceChildren(
        ...chosen.map((box) => {
          const chip = template.content.cloneNode(true) as DocumentFragment;
          const button = chip.querySelector<HTMLElement>('[data-remove]');
          const text = chip.querySelector('[data-text]');
          if (button) button.dataset['remove'] = box.id;
          if (text) text.textContent = box.labels?.[0]?.dataset['name'] ?? box.value;
          return chip;
        }),
      );
      clear.hidden = chosen.length === 0;
    }
  }

  customElements.define(tag, Listing);
}
