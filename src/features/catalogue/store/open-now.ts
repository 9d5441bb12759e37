import { formatMessage, readLabels } from '@/lib/messages.ts';
import type { OpenLabels } from '../labels.ts';
import { getOpenState, type OpeningLine } from './opening-hours.ts';

/** Interval between updates, in milliseconds. */
const UPDATE_INTERVAL_MS = 60_000;

class OpenNow extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    // The attributes are rendered by our own page, so their shape is trusted.
    const lines = JSON.parse(this.dataset['lines'] ?? '[]') as OpeningLine[];
    const labels = readLabels<OpenLabels>(this);
    const render = () => {
      const now = new Date();
      const state = getOpenState(lines, Number(this.dataset['offset'] ?? -now.getTimezoneOffset()), now);
      this.dataset['open'] = String(state.open);
      if (state.open) {
        this.textContent = state.until ? formatMessage(labels.until, { time: state.until }) : labels.always;
      } else this.textContent = state.next ? formatMessage(labels.next, { time: state.next }) : labels.closed;
    };
    render();
    this.#timer = setInterval(render, UPDATE_INTERVAL_MS);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }
}

customElements.define('ino-open', OpenNow);
