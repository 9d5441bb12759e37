/** Highlights the thumbnail of the visible picture, adds arrow keys, and shows the visible picture in the dialog. */
class Gallery extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const large = this.querySelector('[data-large]');
    if (!row) return;
    const thumbs = [...this.querySelectorAll<HTMLElement>('[data-thumbs] a')];
    const slides = [...row.children] as HTMLElement[];
    const getVisibleIndex = () => Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
    const scrollToPicture = (index: number) => {
      slides[index]?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
    };

    thumbs.forEach((thumb, index) => {
      thumb.addEventListener('click', (event) => {
        event.preventDefault();
        scrollToPicture(index);
      });
    });
    row.addEventListener('keydown', (event) => {
      const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      scrollToPicture(getVisibleIndex() + (event.key === forward ? 1 : -1));
    });
    row.addEventListener(
      'scroll',
      () => {
        thumbs.forEach((thumb, index) => {
          if (index === getVisibleIndex()) thumb.setAttribute('aria-current', 'true');
          else thumb.removeAttribute('aria-current');
        });
      },
      { passive: true },
    );
    this.querySelector('dialog')?.addEventListener('toggle', (event) => {
      const picture = slides[getVisibleIndex()]?.querySelector('img')?.cloneNode(true);
      if (event.newState !== 'open' || !(picture instanceof HTMLElement)) return;
      picture.setAttribute('sizes', '96vw');
      large?.replaceChildren(picture);
    });
  }
}

customElements.define('ino-gallery', Gallery);
