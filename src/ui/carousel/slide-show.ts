/**
 * Turns a row of slides by itself: after the last comes the first. It stands still while it is paused, hovered or focused,
 * while the tab is hidden, and for those who want less motion.
 */
class SlideShow extends HTMLElement {
  #row: HTMLElement | null = null;
  #slides: HTMLElement[] = [];
  #dots: HTMLElement[] = [];
  #controls: HTMLElement | null = null;
  #pause: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what moves was moved by the show, not by a hand. */
  #turning = false;
  #end = new AbortController();
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  connectedCallback(): void {
    this.#row = this.querySelector('[data-row]');
    this.#slides = [...this.querySelectorAll<HTMLElement>('[data-slide]')];
    this.#dots = [...this.querySelectorAll<HTMLElement>('[data-dot]')];
    this.#controls = this.querySelector('[data-controls]');
    this.#pause = this.querySelector('[data-pause]');
    this.#end = new AbortController();
    const { signal } = this.#end;
    const wait = () => {
      this.#wait();
    };
    this.addEventListener('click', (event) => {
      this.#onClick(event);
    });
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      this.addEventListener(type, wait, { signal });
    }
    document.addEventListener('visibilitychange', wait, { signal });
    this.#calm.addEventListener('change', wait, { signal });
    this.#row?.addEventListener(
      'scrollend',
      () => {
        // The time of a slide begins when it is called up: how long it takes to come does not add to it.
        if (!this.#turning) wait();
        this.#turning = false;
      },
      { signal },
    );
    this.#row?.addEventListener(
      'scroll',
      () => {
        this.#mark();
      },
      { passive: true, signal },
    );
    wait();
  }

  disconnectedCallback(): void {
    this.#end.abort();
    clearTimeout(this.#timer);
  }

  get #active(): number {
    const width = this.#row?.clientWidth ?? 0;
    return width ? Math.round(Math.abs(this.#row?.scrollLeft ?? 0) / width) : 0;
  }

  get #still(): boolean {
    return (
      this.#pause?.getAttribute('aria-pressed') === 'true' ||
      document.hidden ||
      this.#calm.matches ||
      this.matches(':hover') ||
      this.matches(':has(:focus-visible)')
    );
  }

  #mark(): void {
    const active = this.#active;
    for (const [position, dot] of this.#dots.entries()) {
      if (position === active) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    // The controls stand on the picture of the slide that is shown.
    const inks = this.#slides.map(({ dataset }) => dataset['ink'] ?? '');
    this.#controls?.classList.remove(...inks);
    this.#controls?.classList.add(inks[active] ?? '');
  }

  #show(position: number): void {
    const within = (position + this.#slides.length) % this.#slides.length;
    const slide = this.#slides[within];
    // Not scrollIntoView: the page must stay where it is. From the last to the first nothing runs back past all others.
    if (slide && this.#row) {
      this.#row.scrollTo({ left: slide.offsetLeft, behavior: within === position ? 'auto' : 'instant' });
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#still) return;
    this.#timer = setTimeout(() => {
      this.#turning = true;
      this.#show(this.#active + 1);
      this.#wait();
    }, Number(this.dataset['milliseconds']));
  }

  #onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button === this.#pause) {
      const paused = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(paused));
    } else if (button.matches('[data-previous]')) this.#show(this.#active - 1);
    else if (button.matches('[data-next]')) this.#show(this.#active + 1);
    else this.#show(this.#dots.indexOf(button));
    this.#wait();
  }
}

customElements.define('ino-slide-show', SlideShow);
