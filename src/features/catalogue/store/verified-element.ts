/**
 * Hides the badge after its last day by the visitor's clock. The HTML has the answer at build time. Pages of posts load few
 * bytes, so this element has only the part of `ino-closing` that a badge needs.
 */
class VerifiedElement extends HTMLElement {
  connectedCallback(): void {
    this.hidden = Date.parse(`${this.dataset['until'] ?? ''}T23:59:59.999`) < Date.now();
  }
}

customElements.define('ino-verified', VerifiedElement);
