/** Arrows of a scrolling row. Each one scrolls the row by one step, and is marked as disabled at an end. */
class ScrollRow extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const arrows = [...this.querySelectorAll<HTMLButtonElement>('[data-direction]')];
    if (!row) return;
    const step = Number(this.dataset['step']);
    const getDirection = (arrow: HTMLElement) => Number(arrow.dataset['direction']);

    const updateArrows = () => {
      const position = Math.abs(row.scrollLeft);
      const maxPosition = row.scrollWidth - row.clientWidth;
      for (const arrow of arrows) {
        // Not `disabled`, because the pressed button would lose the focus at the end.
        arrow.ariaDisabled = String(getDirection(arrow) < 0 ? position < 1 : position > maxPosition - 1);
      }
    };
    for (const arrow of arrows) {
      arrow.addEventListener('click', () => {
        row.scrollBy(getDirection(arrow) * step * (getComputedStyle(row).direction === 'rtl' ? -1 : 1), 0);
      });
    }
    row.addEventListener('scroll', updateArrows, { passive: true });
    new ResizeObserver(updateArrows).observe(row);
  }
}

customElements.define('ino-strip', ScrollRow);
