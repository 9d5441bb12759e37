/** How many more each press shows. */
const STEP = 10;

/** Shows the beginning of a list, then ten more at a time; says how many there are now, and when that is all. */
class More extends HTMLElement {
  #shown = 0;

  connectedCallback(): void {
    this.#shown = Number(this.dataset['first']);
    const button = this.querySelector('button');
    button?.addEventListener('click', () => {
      const before = this.#shown;
      this.#shown += STEP;
      this.#apply();
      this.#say();
      // Whoever pressed goes on reading where the list went on.
      this.#items[before]?.querySelector<HTMLElement>('a, button')?.focus();
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
    for (const [position, item] of items.entries()) item.hidden = position >= this.#shown;
    const button = this.querySelector('button');
    if (button) button.hidden = this.#shown >= items.length;
  }

  #say(): void {
    const { length } = this.#items;
    const status = this.querySelector('[role=status]');
    const all = this.#shown >= length;
    const labels = (all ? this.dataset['end'] : this.dataset['shown']) ?? '';
    if (status) {
      status.textContent = labels
        .replace('{shown}', String(Math.min(this.#shown, length)))
        .replace('{count}', String(length));
    }
  }
}

customElements.define('ino-more', More);
