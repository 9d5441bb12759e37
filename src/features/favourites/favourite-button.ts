import { isFavourite, toggleFavourite, subscribeFavourites } from './favourites.ts';

/** Adds the behaviour to a button that the page contains. */
class FavouriteButton extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    // The page contains both.
    const [button] = this.children as unknown as [HTMLButtonElement];
    const { id } = this.dataset as { id: string };
    const update = () => {
      button.ariaPressed = String(isFavourite(id));
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
