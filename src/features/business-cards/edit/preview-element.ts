import { readLabels } from '@/lib/messages.ts';
import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { fillCode, fillFaces } from '../drawing/fill-faces.ts';
import { CARD_TYPED, type TypedCard } from './typed-card.ts';

type Side = 'front' | 'back';

/** Custom element that shows the card as it is typed, from either side. */
class CardPreview extends HTMLElement {
  #card: BusinessCard = { fullName: '' };
  #side: Side = 'front';

  readonly #show = (event: Event): void => {
    const { name } = readLabels<{ name: string }>(this);
    this.#card = (event as CustomEvent<TypedCard>).detail ?? { fullName: name };
    fillFaces(this, this.#card);
    this.#drawCode();
  };

  connectedCallback(): void {
    document.addEventListener(CARD_TYPED, this.#show);
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-side]')) {
      button.addEventListener('click', () => {
        this.#showSide(button.dataset['side'] === 'back' ? 'back' : 'front');
      });
    }
  }

  disconnectedCallback(): void {
    document.removeEventListener(CARD_TYPED, this.#show);
  }

  #showSide(side: Side): void {
    this.#side = side;
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-side]'))
      button.setAttribute('aria-pressed', String(button.dataset['side'] === side));
    for (const part of this.querySelectorAll<HTMLElement>('[data-shows]')) part.hidden = part.dataset['shows'] !== side;
    this.#drawCode();
  }

  #drawCode(): void {
    if (this.#side !== 'back') return;
    // Without a network the back stays without a code; it is drawn again with the next change.
    fillCode(this, this.#card, readLabels<{ qr: string }>(this).qr).catch(() => undefined);
  }
}

customElements.define('ino-card-preview', CardPreview);
