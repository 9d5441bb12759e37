/**
 * The controls of a row that scrolls by `data-step` pixels, or by its width: arrows with `data-direction` (-1 or 1) and links to
 * items with `data-item` (their index). Swiping is native.
 */
class ScrollRow extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const controls = this.querySelectorAll<HTMLElement>('[data-direction], [data-item]');
    if (!row) return;
    const getPosition = () => Math.abs(row.scrollLeft);
    /** Returns the number of steps that a control moves the row: for a link, from the visible item. */
    const getSteps = ({ dataset: { direction, item } }: HTMLElement) =>
      Number(direction ?? Number(item) - Math.round(getPosition() / row.clientWidth));
    const update = () => {
      for (const control of controls) {
        const steps = getSteps(control);
        const rest = steps < 0 ? getPosition() : row.scrollWidth - row.clientWidth - getPosition();
        // Not `disabled`, because the pressed button would lose the focus at the end.
        if (control.dataset['direction']) control.ariaDisabled = String(rest < 1);
        else control.ariaCurrent = steps ? null : 'true';
      }
    };
    for (const control of controls) {
      control.onclick = () => {
        const distance = getSteps(control) * Number(this.dataset['step'] ?? row.clientWidth);
        row.scrollBy(row.matches(':dir(rtl)') ? -distance : distance, 0);
        // The address stays.
        return false;
      };
    }
    row.addEventListener('scroll', update);
    new ResizeObserver(update).observe(row);
  }
}

customElements.define('ino-scroll-row', ScrollRow);
