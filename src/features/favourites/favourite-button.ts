import { isFavourite, toggleFavourite, subscribeFavourites } from './favourites.ts';

class FavouriteButton extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const button = this.querySelector('button');
    const id = this.dataset['id'] ?? '';
    const update = () => button?.setAttribute('aria-pressed', String(isFavourite(id)));
    button?.addEventListener('click', () => {
      toggleFavourite(id);
    });
    this.#unsubscribe = subscribeFavourites(update);
    update();
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }
}

customElements.define('ino-heart', FavouriteButton);
