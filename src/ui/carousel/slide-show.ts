/**
 * Advances a row of slides automatically, and wraps after the last one. Pauses on request, on hover and focus, in
 * hidden tabs, and with reduced motion.
 */
class SlideShow extends HTMLElement {
  #row: HTMLElement | null = null;
  #slides: HTMLElement[] = [];
  #dots: HTMLElement[] = [];
  #controls: HTMLElement | null = null;
  #pauseButton: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True when the current scroll was started by the timer, not by the user. */
  #isAutoScroll = false;
  #controller = new AbortController();
  #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  connectedCallback(): void {
    this.#row = this.querySelector('[data-row]');
    this.#slides = [...this.querySelectorAll<HTMLElement>('[data-slide]')];
    this.#dots = [...this.querySelectorAll<HTMLElement>('[data-dot]')];
    this.#controls = this.querySelector('[data-controls]');
    this.#pauseButton = this.querySelector('[data-pause]');
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const restart = () => {
      this.#restartTimer();
    };
    this.addEventListener('click', (event) => {
      this.#onClick(event);
    });
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      this.addEventListener(type, restart, { signal });
    }
    document.addEventListener('visibilitychange', restart, { signal });
    this.#reducedMotion.addEventListener('change', restart, { signal });
    this.#row?.addEventListener(
      'scrollend',
      () => {
        // The time of a slide starts with the scroll, so an automatic scroll does not restart it.
        if (!this.#isAutoScroll) restart();
        this.#isAutoScroll = false;
      },
      { signal },
    );
    this.#row?.addEventListener(
      'scroll',
      () => {
        this.#updateControls();
      },
      { passive: true, signal },
    );
    restart();
  }

  disconnectedCallback(): void {
    this.#controller.abort();
    clearTimeout(this.#timer);
  }

  get #active(): number {
    const width = this.#row?.clientWidth ?? 0;
    return width ? Math.round(Math.abs(this.#row?.scrollLeft ?? 0) / width) : 0;
  }

  get #isPaused(): boolean {
    return (
      this.#pauseButton?.getAttribute('aria-pressed') === 'true' ||
      document.hidden ||
      this.#reducedMotion.matches ||
      this.matches(':hover') ||
      this.matches(':has(:focus-visible)')
    );
  }

  #updateControls(): void {
    const active = this.#active;
    for (const [position, dot] of this.#dots.entries()) {
      if (position === active) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    // The controls are on top of the visible slide's picture.
    const inks = this.#slides.map(({ dataset }) => dataset['ink'] ?? '');
    this.#controls?.classList.remove(...inks);
    this.#controls?.classList.add(inks[active] ?? '');
  }

  #show(position: number): void {
    const index = (position + this.#slides.length) % this.#slides.length;
    const slide = this.#slides[index];
    // Not `scrollIntoView`, which would scroll the page too. Wrapping jumps, so that it does not scroll back past all
    // slides.
    if (slide && this.#row) {
      this.#row.scrollTo({ left: slide.offsetLeft, behavior: index === position ? 'auto' : 'instant' });
    }
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    if (this.#isPaused) return;
    this.#timer = setTimeout(() => {
      this.#isAutoScroll = true;
      this.#show(this.#active + 1);
      this.#restartTimer();
    }, Number(this.dataset['milliseconds']));
  }

  #onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button === this.#pauseButton) {
      const paused = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(paused));
    } else if (button.matches('[data-previous]')) this.#show(this.#active - 1);
    else if (button.matches('[data-next]')) this.#show(this.#active + 1);
    else this.#show(this.#dots.indexOf(button));
    this.#restartTimer();
  }
}

customElements.define('ino-slide-show', SlideShow);
