/** The page says what was closed when it was built; the visitor's clock says what is. */
import { getDeadlineStatus, formatRelativeDay } from '@/lib/dates/deadline.ts';

class Closing extends HTMLElement {
  connectedCallback(): void {
    const { closes = '', soon } = this.dataset;
    const now = new Date();
    this.dataset['state'] = getDeadlineStatus(closes, now, Number(soon));
    for (const away of this.querySelectorAll('[data-from-now]')) away.textContent = formatRelativeDay(closes, now);
  }
}

customElements.define('ino-closing', Closing);
