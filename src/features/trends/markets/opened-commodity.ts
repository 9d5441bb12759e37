/** Stores that the visitor has opened the page of a commodity, for the recommendations. */
import { runWhenIdle } from '@/lib/idle.ts';
import { openStorage } from '@/storage/open.ts';
import { addOpened } from './recommend-markets.ts';

class OpenedCommodity extends HTMLElement {
  connectedCallback(): void {
    const { commodity = '' } = this.dataset;
    runWhenIdle(() => {
      // Without storage there are no recommendations, and nothing that the visitor entered is lost.
      openStorage()
        .then(({ settings }) => settings.update('opened-commodities', (opened) => addOpened(opened, commodity)))
        .catch(() => undefined);
    });
  }
}

customElements.define('ino-opened-commodity', OpenedCommodity);
