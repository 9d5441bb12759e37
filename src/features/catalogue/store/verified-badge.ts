/**
 * Hides a badge whose evidence has ended, by the visitor's clock, while the page is open too. The HTML has the answer at build
 * time. Pages of posts load few bytes, so this is not an `ino-closing`, which also has texts.
 */

/** Milliseconds between updates. A timer until midnight would not count the time in which the device sleeps. */
const UPDATE_INTERVAL_MS = 60_000;

class VerifiedBadge extends HTMLElement {
  // A badge lives as long as its page, and is moved when a list is sorted: one timer is enough.
  readonly timer = setInterval(() => {
    this.connectedCallback();
  }, UPDATE_INTERVAL_MS);

  connectedCallback(): void {
    this.hidden = Date.now() > Date.parse(this.dataset['until'] ?? '');
  }
}

customElements.define('ino-badge', VerifiedBadge);
