/** Number of items that each press adds. */
const STEP = 10;

/** Shows the first items of a list, then ten more with each press; announces the number of visible items. */
class ShowMore extends HTMLElement {
  #visibleCount = 0;

  connectedCallback(): void {
    this.#visibleCount = Number(this.dataset['first']);
    const button = this.querySelector('button');
    button?.addEventListener('click', () => {
      const previousCount = this.#visibleCount;
      this.#visibleCount += STEP;
      this.#apply();
      this.#announce();
      // Moves the focus to the first new item.
      this.#items[previousCount]?.querySelector<HTMLElement>('a, button')?.focus();
    });
    this.addEventListener('ino-sorted', () => {
      this.#apply();
    });
    this.#apply();
  }

  get #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > ul > li')];
  }

  #apply(): void {
    const items = this.#items;
    for (const [index, item] of items.entries()) item.hidden = index >= this.#visibleCount;
    const button = this.querySelector('button');
    if (button) button.hidden = this.#visibleCount >= items.length;
  }

  #announce(): void {
    const { length } = this.#items;
    const status = this.querySelector('[role=status]');
    const isComplete = this.#visibleCount >= length;
    const labels = (isComplete ? this.dataset['end'] : this.dataset['shown']) ?? '';
    if (status) {
      status.textContent = labels
        .replace('{shown}', String(Math.min(this.#visibleCount, length)))
        .replace('{count}', String(length));
    }
  }
}

customElements.define('ino-more', ShowMore);
