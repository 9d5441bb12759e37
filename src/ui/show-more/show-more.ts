import { formatVisibleCount } from './format-visible-count.ts';
import { SHOW_MORE_STEP } from './show-more-step.ts';

/** Shows the first items of a list, then ten more with each press; announces the number of visible items. */
class ShowMore extends HTMLElement {
  connectedCallback(): void {
    let limit = Number(this.dataset['first']);
    const button = this.querySelector('button');
    const getItems = () => [...this.querySelectorAll<HTMLElement>(':scope > ul > li')];
    const update = () => {
      const items = getItems();
      for (const [index, item] of items.entries()) item.hidden = index >= limit;
      if (button) button.hidden = limit >= items.length;
    };
    button?.addEventListener('click', () => {
      const items = getItems();
      const firstNew = items[limit];
      limit = Math.min(limit + SHOW_MORE_STEP, items.length);
      update();
      const status = this.querySelector('[role=status]');
      const { shown = '', end = '' } = this.dataset;
      if (status) status.textContent = formatVisibleCount(limit, items.length, { shown, end });
      firstNew?.querySelector<HTMLElement>('a, button')?.focus();
    });
    this.addEventListener('ino-sorted', update);
    update();
  }
}

customElements.define('ino-show-more', ShowMore);
