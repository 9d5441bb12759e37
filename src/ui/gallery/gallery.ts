/**
 * Adds arrow keys to a scroll row with links to its pictures, and shows the visible picture in the dialog, where the arrow keys
 * change it too.
 */
class Gallery extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const links = this.querySelectorAll('a');
    /** Index of the picture in the dialog; the row behind it may still be scrolling. A single picture has no link. */
    let shown = 0;
    const enlarge = () => {
      // The row has a picture for each link, and at least one.
      const picture = this.querySelectorAll('[data-row] img')[shown]?.cloneNode() as HTMLImageElement;
      picture.sizes = '96vw';
      dialog?.querySelector('div')?.replaceChildren(picture);
    };
    const findVisible = () => {
      links.forEach(({ ariaCurrent }, index) => {
        if (ariaCurrent) shown = index;
      });
    };
    this.onkeydown = ({ key, altKey, metaKey }) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1 }[key];
      // With Alt, and on a Mac with Command, the arrows move through the history.
      if (!steps || altKey || metaKey) return true;
      if (!dialog?.open) findVisible();
      const index = shown + (this.matches(':dir(rtl)') ? -steps : steps);
      if (!links[index]) return true;
      links[index].click();
      shown = index;
      if (dialog?.open) enlarge();
      return false;
    };
    // Not the event `toggle`, which browsers had for popovers long before they had it for dialogs.
    this.querySelector('[command=show-modal]')?.addEventListener('click', () => {
      findVisible();
      enlarge();
    });
  }
}

customElements.define('ino-gallery', Gallery);
