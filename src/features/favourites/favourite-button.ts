import { isFavourite, toggleFavourite, subscribeFavourites } from './favourites.ts';

/** Adds the behaviour to a button that the page contains. */
class FavouriteButton extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const button = this.querySelector('button');
    const id = this.dataset['id'] ?? '';
    const update = () => {
      if (button) button.ariaPressed = String(isFavourite(id));
    };
    this.onclick = () => {
      toggleFavourite(id, this);
    };
    this.#unsubscribe = subscribeFavourites(update);
    update();
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }
}

customElements.define('ino-favourite-button', FavouriteButton);
