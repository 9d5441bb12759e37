/** Adds arrow keys to a scroll row with links to its pictures, and shows the visible picture in the dialog. */
class Gallery extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const links = [...this.querySelectorAll<HTMLAnchorElement>('[data-item]')];
    /** Returns the index of the visible picture; a single one has no link. */
    const getIndex = () =>
      Math.max(
        links.findIndex(({ ariaCurrent }) => ariaCurrent),
        0,
      );
    row?.addEventListener('keydown', (event) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!steps) return;
      event.preventDefault();
      links[getIndex() + (row.matches(':dir(rtl)') ? -steps : steps)]?.click();
    });
    // Not the event `toggle`, which browsers had for popovers long before they had it for dialogs.
    this.querySelector('[command=show-modal]')?.addEventListener('click', () => {
      const picture = row?.children[getIndex()]?.querySelector('img')?.cloneNode();
      if (!(picture instanceof HTMLImageElement)) return;
      picture.sizes = '96vw';
      this.querySelector('[data-large]')?.replaceChildren(picture);
    });
  }
}

customElements.define('ino-gallery', Gallery);
