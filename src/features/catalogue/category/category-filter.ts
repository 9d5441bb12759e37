/** Shows only the related products of the selected category. The first option shows those closest to the product of the page. */
class CategoryFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => {
      this.#filter();
    });
    // The browser restores the selected option after a reload.
    this.#filter();
  }

  #filter(): void {
    const selected = this.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    const cards = [...this.querySelectorAll<HTMLElement>('[data-row] > li')];
    for (const card of cards) {
      card.hidden = selected ? card.dataset['category'] !== selected : card.dataset['near'] !== 'true';
    }
    this.querySelector('[data-row]')?.scrollTo({ left: 0 });
    this.querySelector('[data-none]')?.toggleAttribute(
      'hidden',
      cards.some((card) => !card.hidden),
    );
  }
}

customElements.define('ino-category-filter', CategoryFilter);
