/** Updates deadlines to the visitor's clock, while the page is open too. The HTML has the state at build time. */
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';
import { getDeadlineStatus, formatRelativeDay } from '@/lib/dates/deadline.ts';

class DeadlineElement extends HTMLElement {
  // A deadline lives as long as its page, and is moved when a list is sorted: one timer is enough.
  readonly timer = setInterval(() => {
    this.connectedCallback();
  }, CLOCK_INTERVAL_MS);

  connectedCallback(): void {
    const { closes = '', soon } = this.dataset;
    const now = new Date();
    this.dataset['state'] = getDeadlineStatus(closes, now, Number(soon));
    for (const element of this.querySelectorAll('[data-from-now]')) {
      const text = formatRelativeDay(closes, now);
      // A text that is replaced is no longer selected.
      if (element.textContent !== text) element.textContent = text;
    }
  }
}

customElements.define('ino-closing', DeadlineElement);
