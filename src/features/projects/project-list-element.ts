/** Sorts the projects on the visitor's clock, and shows the first of them. The HTML has the order at build time. */
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';
import { sortByDeadline } from './sort-by-deadline.ts';

class ProjectList extends HTMLElement {
  // The list lives as long as its page.
  readonly timer = setInterval(() => {
    this.connectedCallback();
  }, CLOCK_INTERVAL_MS);

  connectedCallback(): void {
    const elements = [...this.querySelectorAll('li')];
    const items = elements.map((element) => {
      const { closes = '', awarded } = element.dataset;
      return { element, closes, isAwarded: awarded !== undefined };
    });
    const ordered = sortByDeadline(items, new Date()).map(({ element }) => element);
    const limit = Number(this.dataset['limit']);
    for (const [position, element] of ordered.entries()) element.hidden = position >= limit;
    if (ordered.every((element, position) => element === elements[position])) return;
    // Moving an element takes the focus away from it.
    const focused = this.querySelector<HTMLElement>(':focus');
    this.querySelector('ul')?.append(...ordered);
    focused?.focus({ preventScroll: true });
  }
}

customElements.define('ino-project-list', ProjectList);
