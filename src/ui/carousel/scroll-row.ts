/** The arrows of a strip: each moves the row by the strip's step; at an end the arrow says that it is disabled. */
class Strip extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const arrows = [...this.querySelectorAll<HTMLButtonElement>('[data-direction]')];
    if (!row) return;
    const step = Number(this.dataset['step']);
    const directionOf = (arrow: HTMLElement) => Number(arrow.dataset['direction']);

    const settle = () => {
      const place = Math.abs(row.scrollLeft);
      const room = row.scrollWidth - row.clientWidth;
      for (const arrow of arrows) {
        // Not `disabled`: whoever pressed it on the way to the end keeps the focus.
        arrow.ariaDisabled = String(directionOf(arrow) < 0 ? place < 1 : place > room - 1);
      }
    };
    for (const arrow of arrows) {
      arrow.addEventListener('click', () => {
        row.scrollBy(directionOf(arrow) * step * (getComputedStyle(row).direction === 'rtl' ? -1 : 1), 0);
      });
    }
    row.addEventListener('scroll', settle, { passive: true });
    new ResizeObserver(settle).observe(row);
  }
}

customElements.define('ino-strip', Strip);
