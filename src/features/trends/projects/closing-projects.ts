/** Shows the projects that close next on the visitor's clock, and their remaining time, also on the days that begin meanwhile. */
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';
import { toDay } from '@/lib/dates/days.ts';
import { readLabels } from '@/lib/messages.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import { getDayUnit, getRemainingTime } from './remaining-days.ts';

class ClosingProjects extends HTMLElement {
  #today = '';
  // The list lives as long as its page.
  readonly timer = setInterval(() => {
    this.connectedCallback();
  }, CLOCK_INTERVAL_MS);

  connectedCallback(): void {
    const today = toDay(new Date());
    if (today === this.#today) return;
    this.#today = today;
    const labels = readLabels<{ days: Plural }>(this);
    const items = [...this.querySelectorAll<HTMLElement>('li')].map((element) => {
      const { opens = '', closes = '' } = element.dataset;
      return { element, ...getRemainingTime({ opens, closes }, today) };
    });
    const next = items.filter(({ days }) => days >= 0).slice(0, Number(this.dataset['count']));
    for (const item of items) {
      const { element, days, share } = item;
      element.hidden = !next.includes(item);
      element.querySelector('[data-ring]')?.setAttribute('stroke-dasharray', `${Math.round(share * 100)} 100`);
      const setText = (part: string, text: string) => {
        const target = element.querySelector(`[data-${part}]`);
        if (target) target.textContent = text;
      };
      setText('days', String(days));
      setText('unit', getDayUnit(labels.days, days));
      setText('days-text', formatPlural(labels.days, Math.max(0, days)));
    }
    this.querySelector('[data-none]')?.toggleAttribute('hidden', next.length > 0);
  }
}

customElements.define('ino-closing-projects', ClosingProjects);
