/** Shows the lines and columns of the chosen markets. */
class MarketComparison extends HTMLElement {
  connectedCallback(): void {
    const update = () => {
      this.#update();
    };
    this.addEventListener('change', update);
    // A browser restores the checkboxes of an earlier visit before or after this script runs.
    update();
    addEventListener('pageshow', update);
  }

  #update(): void {
    const checkboxes = [...this.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const chosen = new Set(checkboxes.filter(({ checked }) => checked).map(({ value }) => value));
    const isFull = chosen.size >= Number(this.dataset['maximum']);
    for (const checkbox of checkboxes) checkbox.disabled = isFull && !checkbox.checked;
    for (const line of this.querySelectorAll<SVGElement>('[data-line]')) {
      line.setAttribute('visibility', chosen.has(line.dataset['line'] ?? '') ? 'visible' : 'hidden');
    }
    for (const cell of this.querySelectorAll<HTMLElement>('[data-column]')) {
      cell.hidden = !chosen.has(cell.dataset['column'] ?? '');
    }
  }
}

customElements.define('ino-market-comparison', MarketComparison);
