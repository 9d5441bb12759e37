/** Shows only the products of the chosen category; the first choice shows those nearest to the product of the page. */
class CategoryFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => {
      this.#filter();
    });
    // The browser keeps a choice over a reload.
    this.#filter();
  }

  #filter(): void {
    const chosen = this.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    const cards = [...this.querySelectorAll<HTMLElement>('[data-row] > li')];
    for (const card of cards) {
      card.hidden = chosen ? card.dataset['category'] !== chosen : card.dataset['near'] !== 'true';
    }
    this.querySelector('[data-row]')?.scrollTo({ left: 0 });
    this.querySelector('[data-none]')?.toggleAttribute(
      'hidden',
      cards.some((card) => !card.hidden),
    );
  }
}

customElements.define('ino-category-filter', CategoryFilter);
