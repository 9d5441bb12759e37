/** The page says what was closed when it was built; the visitor's clock says what is. */
import { closingState } from './closing.ts';

class Closing extends HTMLElement {
  connectedCallback(): void {
    this.dataset['state'] = closingState(this.dataset['closes'] ?? '', new Date());
  }
}

customElements.define('ino-closing', Closing);
