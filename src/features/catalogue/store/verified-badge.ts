/**
 * Hides a badge whose evidence has ended, by the visitor's clock. The HTML has the answer at build time. Pages of posts load few
 * bytes, so this is not an `ino-closing`, which also has texts.
 */
class VerifiedBadge extends HTMLElement {
  connectedCallback(): void {
    this.hidden = new Date() > new Date(this.dataset['until'] ?? '');
  }
}

customElements.define('ino-badge', VerifiedBadge);
