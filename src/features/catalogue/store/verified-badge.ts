/**
 * Hides a badge whose evidence has ended, by the visitor's clock, while the page is open too. The HTML has the answer at build
 * time. Pages of posts load few bytes, so this is not an `ino-closing`, which also has texts.
 */
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';

class VerifiedBadge extends HTMLElement {
  // A badge lives as long as its page, and is moved when a list is sorted: one timer is enough.
  readonly timer = setInterval(() => {
    this.connectedCallback();
  }, CLOCK_INTERVAL_MS);

  connectedCallback(): void {
    this.hidden = new Date() > new Date(this.dataset['until'] ?? '');
  }
}

customElements.define('ino-badge', VerifiedBadge);
