import { isModifiedClick } from '@/lib/dom/modified-click.ts';
import { reportRejection } from '@/lib/safe-promise.ts';

/** Loads the content of a panel from its own page. */
async function fillPanel(panel: HTMLElement): Promise<void> {
  const { source } = panel.dataset;
  if (source === undefined || panel.ariaBusy) return;
  const notice = panel.firstElementChild as HTMLElement;
  panel.ariaBusy = 'true';
  // The button that was pressed disappears.
  if (notice.contains(document.activeElement)) panel.focus({ preventScroll: true });
  notice.hidden = true;
  try {
    const { adoptPart, fetchPage, provideIslands, runScripts } = await import('../page-parts/fetch-page.ts');
    const page = await fetchPage(source);
    const content = page.getElementById(panel.id);
    if (!content) throw new Error(`${source} has no panel ${panel.id}`);
    await provideIslands(page);
    adoptPart(content, panel.id);
    delete panel.dataset['source'];
    panel.classList.remove('min-h-dvh');
    panel.replaceChildren(...content.childNodes);
    await runScripts(panel);
    const target = document.getElementById(location.hash.slice(1));
    if (target && panel.contains(target)) target.scrollIntoView();
  } catch (error) {
    console.error(error);
    notice.hidden = false;
    const retry = () => {
      reportRejection(fillPanel(panel));
    };
    addEventListener('online', retry, { once: true });
  } finally {
    panel.ariaBusy = null;
  }
}

/**
 * Turns links and panels into tabs. The selected tab is in the URL as `?tab=`; the first one has no parameter. The content of a
 * panel that is a page of its own is loaded when the visitor is about to select its tab.
 */
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
      this.#onClick(event as MouseEvent);
    });
    list.addEventListener('keydown', (event) => {
      this.#onKey(event as KeyboardEvent);
    });
    list.addEventListener('pointerover', (event) => {
      this.#fill(this.#findTab(event));
    });
    this.addEventListener('click', (event) => {
      const panel = (event.target as Element).closest('button')?.closest<HTMLElement>('[data-source]');
      if (panel) reportRejection(fillPanel(panel));
      this.#followLink(event);
    });
    addEventListener('popstate', () => {
      this.#show(this.#getTabFromUrl());
    });
    this.#show(this.#getTabFromUrl());
  }

  #panel = (tab: HTMLElement) => document.getElementById(tab.dataset['tab'] ?? '');

  #getTabFromUrl(): HTMLElement | undefined {
    const id = new URLSearchParams(location.search).get('tab') ?? location.hash.slice(1);
    // Links from elsewhere may write a name as the tab shows it.
    return this.#tabs.find((tab) => tab.dataset['tab'] === id.toLowerCase()) ?? this.#tabs[0];
  }

  #show(selected: HTMLElement | undefined): void {
    this.toggleAttribute('data-past-first', selected !== this.#tabs[0]);
    for (const tab of this.#tabs) {
      const isSelected = tab === selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = this.#panel(tab);
      panel?.toggleAttribute('data-shown', isSelected);
      panel?.toggleAttribute('hidden', !isSelected);
    }
    this.#fill(selected);
  }

  #fill(tab: HTMLElement | null | undefined): void {
    const panel = tab && this.#panel(tab);
    if (panel) reportRejection(fillPanel(panel));
  }

  #select(tab: HTMLElement): void {
    const url = new URL(location.href);
    url.hash = '';
    if (tab === this.#tabs[0]) url.searchParams.delete('tab');
    else url.searchParams.set('tab', tab.dataset['tab'] ?? '');
    if (url.href !== location.href) history.pushState(null, '', url);
    this.#show(tab);
    scrollTo({ top: 0 });
  }

  #findTab = (event: Event) => (event.target as Element | null)?.closest<HTMLElement>('[data-tab]');

  #onClick(event: MouseEvent): void {
    const tab = this.#findTab(event);
    if (!tab || isModifiedClick(event)) return;
    event.preventDefault();
    this.#select(tab);
  }

  /** A link in a panel can lead to another tab. */
  #followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLElement>('[data-opens-tab]');
    const tab = link && this.#tabs.find((tab) => tab.dataset['tab'] === link.dataset['opensTab']);
    if (!tab || isModifiedClick(event)) return;
    event.preventDefault();
    this.#select(tab);
    tab.focus({ preventScroll: true });
  }

  #onKey(event: KeyboardEvent): void {
    // Keys of the browser, such as Alt and an arrow, which move through the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const currentIndex = this.#tabs.indexOf(event.target as HTMLElement);
    const count = this.#tabs.length;
    const step = this.matches(':dir(rtl)') ? -1 : 1;
    const indexByKey: Record<string, number> = {
      ArrowRight: (currentIndex + step + count) % count,
      ArrowLeft: (currentIndex - step + count) % count,
      Home: 0,
      End: count - 1,
      ' ': currentIndex,
    };
    const next = this.#tabs[indexByKey[event.key] ?? -1];
    if (currentIndex < 0 || !next) return;
    event.preventDefault();
    this.#select(next);
    next.focus({ preventScroll: true });
  }
}

customElements.define('ino-tabs', Tabs);
