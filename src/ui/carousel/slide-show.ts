/**
 * Advances a row of slides automatically, and wraps after the last one. Pauses on request, on hover and focus, in hidden tabs,
 * and with reduced motion. `scroll-row.ts` moves the dots.
 */
class SlideShow extends HTMLElement {
  #controller = new AbortController();

  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const controls = this.querySelector<HTMLElement>('[data-controls]');
    const pauseButton = this.querySelector<HTMLElement>('[data-pause]');
    if (!row || !controls || !pauseButton) return;
    const slides = [...row.children] as HTMLElement[];
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const getIndex = () => Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0;

    /** Shows the next or the previous slide. */
    const advance = (steps: number) => {
      const position = getIndex() + steps;
      const slide = slides.at(position % slides.length);
      // Not `scrollIntoView`, which would scroll the page too. Wrapping jumps, so that it does not scroll back past all slides.
      row.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: slides[position] ? 'auto' : 'instant' });
    };
    const isPaused = () =>
      pauseButton.ariaPressed === 'true' ||
      document.hidden ||
      reducedMotion.matches ||
      this.matches(':hover, :has(:focus-visible)');
    const restart = () => {
      clearTimeout(timer);
      if (isPaused()) return;
      timer = setTimeout(() => {
        advance(1);
        restart();
      }, Number(this.dataset['milliseconds']));
    };

    this.#controller = new AbortController();
    const { signal } = this.#controller;
    signal.onabort = () => {
      clearTimeout(timer);
    };
    // A finger that scrolls the row enters and leaves it too, so the next slide has its whole time.
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      this.addEventListener(type, restart, { signal });
    }
    document.addEventListener('visibilitychange', restart, { signal });
    reducedMotion.addEventListener('change', restart, { signal });
    row.addEventListener('scroll', () => {
      // The controls are on top of the visible slide's picture.
      const inks = slides.map(({ dataset }) => dataset['ink'] ?? '');
      controls.classList.remove(...inks);
      controls.classList.add(inks[getIndex()] ?? '');
    });
    controls.onclick = ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button');
      if (!button) return;
      const { steps } = button.dataset;
      if (steps) advance(Number(steps));
      if (button === pauseButton) button.ariaPressed = String(button.ariaPressed !== 'true');
      restart();
    };
    restart();
  }

  disconnectedCallback(): void {
    this.#controller.abort();
  }
}

customElements.define('ino-slide-show', SlideShow);
