import { isFavourite, toggleFavourite, subscribeFavourites } from './favourites.ts';

class Heart extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const button = this.querySelector('button');
    const id = this.dataset['id'] ?? '';
    const show = () => button?.setAttribute('aria-pressed', String(isFavourite(id)));
    button?.addEventListener('click', () => {
      toggleFavourite(id);
    });
    this.#stop = subscribeFavourites(show);
    show();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

customElements.define('ino-heart', Heart);
