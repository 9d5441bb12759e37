/** Shows the visible picture in the dialog. */
class Gallery extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    dialog?.addEventListener('toggle', ({ newState }) => {
      // A single picture has no thumbnails.
      const selected = this.querySelector('[aria-current]')?.getAttribute('href') ?? 'li';
      const picture = this.querySelector(`${selected} img`)?.cloneNode();
      if (newState !== 'open' || !(picture instanceof HTMLImageElement)) return;
      picture.sizes = '96vw';
      dialog.querySelector('[data-large]')?.replaceChildren(picture);
    });
  }
}

customElements.define('ino-gallery', Gallery);
