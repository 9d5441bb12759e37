/** Filters the list beside the map and the numbers on the drawn map. The URL keeps the filter. */
import { readLabels } from '@/lib/messages.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import { createMatcher, parseMapFilter, writeMapFilter, type Filterable, type MapFilter } from './map-filter.ts';

type Row = Filterable & { id: string; element: HTMLElement };

const readRow = (element: HTMLElement): Row => ({
  id: element.dataset['entry'] ?? '',
  kind: element.dataset['kind'] ?? '',
  categories: (element.dataset['categories'] ?? '').split(' '),
  text: element.dataset['text'] ?? '',
  element,
});

class MapList extends HTMLElement {
  #rows: Row[] = [];

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.#rows = [...this.querySelectorAll<HTMLElement>('[data-entry]')].map(readRow);
    const update = () => {
      const filter = this.#readFilter(form);
      const url = new URL(location.href);
      writeMapFilter(url.searchParams, filter);
      history.replaceState(history.state, '', url);
      this.#show(form, filter);
    };
    form.addEventListener('input', update);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    form.addEventListener('reset', (event) => {
      // The browser empties the fields only after the event, too late for `update`.
      event.preventDefault();
      this.#fill(form, { kind: '', category: '', query: '' });
      update();
      form.querySelector<HTMLElement>('input[type="search"]')?.focus();
    });
    const applyUrl = () => {
      this.#fill(form, parseMapFilter(new URLSearchParams(location.search)));
    };
    addEventListener('popstate', applyUrl);
    applyUrl();
  }

  #readFilter(form: HTMLFormElement): MapFilter {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value);
    return parseMapFilter(params);
  }

  #fill(form: HTMLFormElement, filter: MapFilter): void {
    for (const radio of form.querySelectorAll<HTMLInputElement>('[name="kind"]')) {
      radio.checked = radio.value === filter.kind;
    }
    const select = form.querySelector('select');
    if (select) {
      select.value = filter.category;
      // A category that the site no longer has selects nothing.
      if (select.selectedIndex < 0) select.value = '';
    }
    const search = form.querySelector<HTMLInputElement>('input[type="search"]');
    if (search) search.value = filter.query;
    this.#show(form, this.#readFilter(form));
  }

  #show(form: HTMLFormElement, filter: MapFilter): void {
    const matches = createMatcher(filter);
    const shown = new Set<string>();
    for (const row of this.#rows) {
      const isShown = matches(row);
      row.element.hidden = !isShown;
      if (isShown) shown.add(row.id);
    }
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = formatPlural(readLabels<{ shown: Plural }>(this).shown, shown.size);
    this.querySelector('[data-none]')?.toggleAttribute('hidden', shown.size > 0);
    const isFiltered = Object.values(filter).some((value) => value !== '');
    form.querySelector('[type="reset"]')?.toggleAttribute('hidden', !isFiltered);
    this.#showPins(shown);
  }

  #showPins(shown: ReadonlySet<string>): void {
    for (const pin of this.querySelectorAll<SVGElement>('[data-pin]')) {
      // The page wrote the ids.
      const ids = JSON.parse(pin.dataset['pin'] ?? '[]') as string[];
      const count = ids.filter((id) => shown.has(id)).length;
      const number = pin.querySelector('text');
      if (number) number.textContent = String(count);
      pin.setAttribute('visibility', count > 0 ? 'visible' : 'hidden');
    }
  }
}

customElements.define('ino-map-list', MapList);
