/** Shows the markets that trade what the visitor has opened or set an alert for, with the reason. */
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { openStorage } from '@/storage/open.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { recommendMarkets } from './recommend-markets.ts';

/** Number of rates of a market before the visitor has opened one of them. */
const INITIAL_RATES = 2;

class RecommendedMarkets extends HTMLElement {
  /** The most popular first: the order of the page, which changes when some are recommended. */
  readonly #markets = [...this.querySelectorAll<HTMLElement>('[data-market]')].map((element) => ({
    element,
    id: element.dataset['market'] ?? '',
    rows: [...element.querySelectorAll<HTMLElement>('[data-commodity]')],
  }));

  connectedCallback(): void {
    subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch('opened-commodities', (opened) => {
        this.#show(opened);
      }),
    );
  }

  #show(opened: readonly string[]): void {
    const recommended = recommendMarkets(
      this.#markets.map(({ id, rows }) => ({ id, commodities: rows.map(({ dataset }) => dataset['commodity'] ?? '') })),
      opened,
      Number(this.dataset['count']),
    );
    const names = new Set<string>();
    for (const { element, id, rows } of this.#markets) {
      const found = recommended.find((market) => market.id === id);
      element.hidden = !found;
      for (const [position, row] of rows.entries()) {
        const isReason = found?.because.includes(row.dataset['commodity'] ?? '') === true;
        row.hidden = found?.because.length ? !isReason : position >= INITIAL_RATES;
        if (isReason) names.add(row.dataset['name'] ?? '');
      }
    }
    // The first recommended market comes first.
    for (const { id } of [...recommended].reverse()) {
      const market = this.#markets.find((each) => each.id === id)?.element;
      market?.parentElement?.prepend(market);
    }
    const labels = readLabels<{ start: string; reason: string }>(this);
    const reason = this.querySelector('[data-reason]');
    const list = new Intl.ListFormat(document.documentElement.lang).format(names);
    if (reason) reason.textContent = names.size > 0 ? formatMessage(labels.reason, { names: list }) : labels.start;
  }
}

customElements.define('ino-recommended-markets', RecommendedMarkets);
