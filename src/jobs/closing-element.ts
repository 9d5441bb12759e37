/** The page says what was closed when it was built; the visitor's day says what is. */
import { dayOf } from '@/forms/days.ts';
import { closingState } from './closing.ts';

class Closing extends HTMLElement {
  connectedCallback(): void {
    this.dataset['state'] = closingState(this.dataset['closes'] ?? '', dayOf(new Date()));
  }
}

customElements.define('ino-closing', Closing);
