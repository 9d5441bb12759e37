/** Updates deadlines to the visitor's clock. The HTML has the state at build time. */
import { getDeadlineStatus, formatRelativeDay } from '@/lib/dates/deadline.ts';

class DeadlineElement extends HTMLElement {
  connectedCallback(): void {
    const { closes = '', soon } = this.dataset;
    const now = new Date();
    this.dataset['state'] = getDeadlineStatus(closes, now, Number(soon));
    for (const element of this.querySelectorAll('[data-from-now]'))
      element.textContent = formatRelativeDay(closes, now);
  }
}

customElements.define('ino-closing', DeadlineElement);
