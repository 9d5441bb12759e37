/**
 * Adds arrow keys to a scroll row with links to its pictures, and shows the pictures in the row of the dialog, where arrow keys and
 * swiping move both rows.
 */
class Gallery extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const [row, enlarged] = this.querySelectorAll('.gallery-row');
    if (!row || !enlarged) return;
    /** A single picture has no link. */
    const links = this.querySelectorAll('a');
    /** Returns the index of the picture in view. */
    const getIndex = ({ scrollLeft, clientWidth }: Element) => Math.round(Math.abs(scrollLeft) / clientWidth);
    /** Shows a picture in the dialog, at once: the next key starts from it. */
    const enlarge = (index: number) => {
      enlarged.children[index]?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    };
    /** Index of the picture in the dialog; the row behind it may still be scrolling. */
    let shown = 0;
    enlarged.addEventListener('scroll', () => {
      const index = getIndex(enlarged);
      if (index !== shown) links[index]?.click();
      shown = index;
    });
    this.onkeydown = ({ key, altKey, metaKey }) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1 }[key];
      // With Alt, and on a Mac with Command, the arrows move through the history.
      if (!steps || altKey || metaKey) return true;
      const index = getIndex(dialog?.open ? enlarged : row) + (this.matches(':dir(rtl)') ? -steps : steps);
      if (!links[index]) return true;
      shown = index;
      if (dialog?.open) enlarge(index);
      links[index].click();
      return false;
    };
    // Not the event `toggle`, which browsers had for popovers long before they had it for dialogs.
    this.querySelector('[command=show-modal]')?.addEventListener('click', () => {
      shown = getIndex(row);
      enlarged.replaceChildren(
        ...[...row.children].map((item) => {
          const copy = item.cloneNode(true) as Element;
          copy.removeAttribute('id');
          for (const picture of copy.querySelectorAll('img')) picture.sizes = '96vw';
          return copy;
        }),
      );
      // The dialog opens after this event.
      requestAnimationFrame(() => {
        enlarge(shown);
      });
    });
  }
}

customElements.define('ino-gallery', Gallery);
