/** Updates deadlines to the visitor's clock, while the page is open too. The HTML has the state at build time. */
import { getDeadlineStatus, formatRelativeDay } from '@/lib/dates/deadline.ts';

/** Milliseconds between updates. A timer until midnight would not count the time in which the device sleeps. */
const UPDATE_INTERVAL_MS = 60_000;

class DeadlineElement extends HTMLElement {
  // A deadline lives as long as its page, and is moved when a list is sorted: one timer is enough.
  readonly timer = setInterval(() => {
    this.connectedCallback();
  }, UPDATE_INTERVAL_MS);

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
