/** Keeps the map and the text beside the list of markets up to date, after the list was sorted by another place. */
import { formatMessage, readLabels } from '@/lib/messages.ts';

class NearbyMarkets extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('ino-sorted', () => {
      this.#update();
    });
  }

  #update(): void {
    const select = document.querySelector<HTMLSelectElement>('ino-place-choice select');
    const markets = [...this.querySelectorAll<HTMLElement>('[data-market]')].map(({ dataset }) => dataset['market']);
    for (const pin of this.querySelectorAll<SVGElement>('[data-pin]')) {
      const number = pin.querySelector('text');
      if (number) number.textContent = String(markets.indexOf(pin.dataset['pin']) + 1);
    }
    for (const place of this.querySelectorAll<SVGElement>('[data-place]')) {
      place.setAttribute('visibility', place.dataset['place'] === select?.value ? 'visible' : 'hidden');
    }
    const text = this.closest('section')?.querySelector('[data-around]');
    if (text) {
      const place = select?.selectedOptions[0]?.textContent.trim() ?? '';
      text.textContent = formatMessage(readLabels<{ text: string }>(this).text, { place });
    }
  }
}

customElements.define('ino-nearby-markets', NearbyMarkets);
