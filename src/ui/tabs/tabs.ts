/** Turns links and panels into tabs. The first is index 0; the chosen one is in the address as `?tab=`. */
class Tabs extends HTMLElement {
  #tabs: HTMLElement[] = [];

  connectedCallback(): void {
    const list = this.querySelector('[data-tabs]');
    this.#tabs = [...this.querySelectorAll<HTMLElement>('[data-tab]')];
    if (!list || !this.#tabs.length) return;
    list.role = 'tablist';
    for (const tab of this.#tabs) {
      tab.role = 'tab';
      const panel = this.#panel(tab);
      if (!panel) continue;
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tab.id);
      panel.ariaLabel = null;
      panel.tabIndex = 0;
    }
    list.addEventListener('click', (event) => {
      this.#onClick(event);
    });
    list.addEventListener('keydown', (event) => {
      this.#onKey(event as KeyboardEvent);
    });
    addEventListener('popstate', () => {
      this.#show(this.#fromAddress());
    });
    this.#show(this.#fromAddress());
  }

  #panel = (tab: HTMLElement) => document.getElementById(tab.dataset['tab'] ?? '');

  #fromAddress(): HTMLElement | undefined {
    const wanted = new URLSearchParams(location.search).get('tab') ?? location.hash.slice(1);
    return this.#tabs.find((tab) => tab.dataset['tab'] === wanted) ?? this.#tabs[0];
  }

  #show(chosen: HTMLElement | undefined): void {
    this.toggleAttribute('data-past-first', chosen !== this.#tabs[0]);
    for (const tab of this.#tabs) {
      const active = tab === chosen;
      tab.ariaSelected = String(active);
      tab.tabIndex = active ? 0 : -1;
      const panel = this.#panel(tab);
      panel?.toggleAttribute('data-shown', active);
      panel?.toggleAttribute('hidden', !active);
    }
  }

  #choose(tab: HTMLElement): void {
    const address = new URL(location.href);
    address.hash = '';
    if (tab === this.#tabs[0]) address.searchParams.delete('tab');
    else address.searchParams.set('tab', tab.dataset['tab'] ?? '');
    history.pushState(null, '', address);
    this.#show(tab);
    scrollTo({ top: 0 });
  }

  #onClick(event: Event): void {
    const tab = (event.target as Element | null)?.closest<HTMLElement>('[data-tab]');
    if (!tab) return;
    event.preventDefault();
    this.#choose(tab);
  }

  #onKey(event: KeyboardEvent): void {
    const here = this.#tabs.indexOf(event.target as HTMLElement);
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const last = this.#tabs.length - 1;
    const places: Record<string, number> = {
      [forward]: here === last ? 0 : here + 1,
      [back]: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
      ' ': here,
    };
    const next = this.#tabs[places[event.key] ?? -1];
    if (here < 0 || !next) return;
    event.preventDefault();
    this.#choose(next);
    next.focus({ preventScroll: true });
  }
}

customElements.define('ino-tabs', Tabs);
