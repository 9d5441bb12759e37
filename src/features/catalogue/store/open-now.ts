import { formatMessage } from '@/lib/messages.ts';
import { getOpenState, type OpeningLine } from './opening-hours.ts';

type Words = { until: string; next: string; closed: string };

/** Once a minute is often enough for a shop door. */
const MINUTE = 60_000;

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

class OpenNow extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    // Written by our own page.
    const lines = JSON.parse(this.dataset['lines'] ?? '[]') as OpeningLine[];
    const labels = JSON.parse(this.dataset['labels'] ?? '{}') as Words;
    const show = () => {
      const state = getOpenState(lines, this.dataset['zone'] ?? OWN_ZONE, new Date());
      this.dataset['open'] = String(state.open);
      if (state.open) this.textContent = formatMessage(labels.until, { time: state.until });
      else this.textContent = state.next ? formatMessage(labels.next, { time: state.next }) : labels.closed;
    };
    show();
    this.#timer = setInterval(show, MINUTE);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }
}

customElements.define('ino-open', OpenNow);
