/** The arrows of a strip: each moves the row by the strip's step; at an end the arrow says that it is disabled. */
class Strip extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const arrows = [...this.querySelectorAll<HTMLButtonElement>('[data-direction]')];
    if (!row) return;
    const step = Number(this.dataset['step']);
    const towards = (arrow: HTMLElement) =>
      Number(arrow.dataset['direction']) * (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

    const settle = () => {
      const place = Math.abs(row.scrollLeft);
      const room = row.scrollWidth - row.clientWidth;
      for (const arrow of arrows) {
        const isAtEnd = Number(arrow.dataset['direction']) < 0 ? place < 1 : place > room - 1;
        // Not `disabled`: whoever pressed it on the way to the end keeps the focus.
        arrow.ariaDisabled = String(isAtEnd);
      }
    };
    for (const arrow of arrows) {
      arrow.addEventListener('click', () => {
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        row.scrollBy({ left: towards(arrow) * step, behavior: calm ? 'auto' : 'smooth' });
      });
    }
    row.addEventListener('scroll', settle, { passive: true });
    new ResizeObserver(settle).observe(row);
  }
}

customElements.define('ino-strip', Strip);
