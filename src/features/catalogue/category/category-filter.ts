import { reportRejection } from '@/lib/safe-promise.ts';
import { RELATED_COUNT } from '../product/related.ts';

const getPath = (card: Element): string => card.querySelector<HTMLAnchorElement>('h2 a, h3 a')?.pathname ?? '';

/**
 * Shows only the related products of the selected category, and loads further ones from the page of the category. The first
 * option shows those that are closest to the product of the page.
 */
class CategoryFilter extends HTMLElement {
  /** The cards of the page. */
  #closest: HTMLElement[] = [];
  /** The option whose products are shown or load. */
  #filteredBy = '';

  connectedCallback(): void {
    this.#closest = [...this.querySelectorAll<HTMLElement>('[data-row] > li')];
    const filter = () => {
      // It handles its errors.
      reportRejection(this.#filter());
    };
    this.addEventListener('change', filter);
    this.#notice?.querySelector('button')?.addEventListener('click', () => {
      // The button disappears.
      this.#selectedOption?.focus();
      filter();
    });
    // The visitor may select an option before this script runs, and a browser may restore one after that.
    const restore = () => {
      if (this.#selected !== this.#filteredBy) filter();
    };
    restore();
    addEventListener('pageshow', restore);
  }

  get #notice(): HTMLElement | null {
    return this.querySelector<HTMLElement>(':scope > div:last-child');
  }

  get #selectedOption(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('input:checked');
  }

  get #selected(): string {
    return this.#selectedOption?.value ?? '';
  }

  async #filter(): Promise<void> {
    const selected = this.#selected;
    this.#filteredBy = selected;
    const isOfCategory = (card: HTMLElement) => !selected || card.dataset['category'] === selected;
    const cards = this.#closest.filter(isOfCategory);
    this.#show(cards, !selected);
    this.#notice?.toggleAttribute('hidden', true);
    if (!selected) return;
    try {
      const further = await this.#load(selected, cards);
      if (this.#selected === selected) this.#show([...cards, ...further], true);
    } catch (error) {
      console.error(error);
      if (this.#selected === selected) this.#notice?.toggleAttribute('hidden', false);
    }
  }

  /** Returns the best rated products of a category, without those that are shown already and the product of the page. */
  async #load(category: string, shown: readonly HTMLElement[]): Promise<HTMLElement[]> {
    const { adoptPart, fetchPage } = await import('@/ui/page-parts/fetch-page.ts');
    const page = await fetchPage(`${this.dataset['categories'] ?? ''}/${encodeURIComponent(category)}`);
    const known = new Set([location.pathname.replace(/\/$/, ''), ...shown.map(getPath)]);
    return [...page.querySelectorAll<HTMLElement>('li:has([data-picture])')]
      .filter((card) => !known.has(getPath(card)))
      .slice(0, Math.max(0, RELATED_COUNT - shown.length))
      .map((card) => {
        adoptPart(card, category);
        return card;
      });
  }

  #show(cards: readonly HTMLElement[], isComplete: boolean): void {
    this.querySelector('[data-none]')?.toggleAttribute('hidden', !isComplete || cards.length > 0);
    this.querySelector('[data-row]')?.replaceChildren(...cards);
    this.querySelector('[data-row]')?.scrollTo({ left: 0 });
  }
}

customElements.define('ino-category-filter', CategoryFilter);
