import { formatMessage, readLabels } from '@/lib/messages.ts';
import type { ShowMoreLabels } from './show-more-labels.ts';

/** Shows the first items of a list, then more with each press; announces the number of visible items. */
class ShowMore extends HTMLElement {
  connectedCallback(): void {
    const { first, step } = this.dataset;
    const { shown, end } = readLabels<ShowMoreLabels>(this);
    let limit = Number(first);
    const button = this.querySelector('button');
    const getItems = () => this.querySelectorAll<HTMLElement>(':scope > ul > li');
    const update = () => {
      const items = getItems();
      for (const [index, item] of items.entries()) item.hidden = index >= limit;
      if (button) button.hidden = limit >= items.length;
    };
    button?.addEventListener('click', () => {
      const items = getItems();
      const firstNew = items[limit];
      limit += Number(step);
      update();
      const count = items.length;
      const status = this.querySelector('[role=status]');
      if (status)
        status.textContent = formatMessage(limit < count ? shown : end, { shown: Math.min(limit, count), count });
      firstNew?.querySelector<HTMLElement>('a, button')?.focus();
    });
    this.addEventListener('ino-sorted', update);
    update();
  }
}

customElements.define('ino-show-more', ShowMore);
