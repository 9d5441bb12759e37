/**
 * Filters the list beside the map and the numbers on the drawn map, marks the chosen place there, and starts the interactive
 * map. The URL has the filter, the part of the map that is in view, and the chosen entry.
 */
import { runWhenIdle } from '@/lib/idle.ts';
import { getDistanceInKm, type Point } from '@/lib/geo.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { OPTIONAL_TEXT, parseUrlState, serializeUrlState, type UrlSchema } from '@/lib/url-state.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { countKinds, createMatcher, FILTER_URL, isMapKind, NO_FILTER, type MapFilter } from './map-filter.ts';
import type { MapLabels } from './labels.ts';
import type { MapController, MapPlace, MapRow } from './map-connection.ts';
import { connectSheet } from './sheet.ts';
import { canDrawMap } from './map-support.ts';
import { VIEW_URL } from './map-view.ts';
import { findNearestOption, findPosition, readPoint } from './near-me.ts';

type Labels = Pick<MapLabels['list'], 'shown' | 'inView'> & Pick<MapLabels, 'near'>;

/** Number of entries that the list shows at a time. */
const PAGE_SIZE = 50;

/** Distance in km from which on a position is far from all places. */
const FAR_KM = 100;

const readRow = (element: HTMLElement): MapRow => {
  const { entry = '', kind = '', categories = '', text = '', place = '', verifiedUntil = '' } = element.dataset;
  return {
    id: entry,
    kind: isMapKind(kind) ? kind : 'vendor',
    categories: categories.split(' '),
    text,
    place,
    verifiedUntil,
    ...readPoint(element),
    element,
  };
};

/** The chosen entry in the URL. */
const ENTRY_URL: UrlSchema<{ entry: string | undefined }> = { entry: OPTIONAL_TEXT };

/** Writes a state into the URL; other parameters stay. */
function changeUrl<State extends object>(schema: UrlSchema<State>, state: State): void {
  const url = new URL(location.href);
  url.search = serializeUrlState(schema, state, url.searchParams).toString();
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Changes the marks of the drawn map. Their script is loaded separately; if that fails, the list has the same distances. */
function changeMarks(change: (marks: typeof import('./drawn-marks.ts')) => void): void {
  import('./drawn-marks.ts').then(change, () => undefined);
}

class MapListElement extends HTMLElement {
  #rows: MapRow[] = [];
  readonly #rowsById = new Map<string, MapRow>();
  /** Rows that match the filter. */
  #matching: MapRow[] = [];
  /** Rows in the page. The others are not: styling and searching the page takes longer with each of them. */
  #visible: readonly MapRow[] = [];
  /** Whether a point is in the visible part of the map; undefined if the map shows everything. */
  #isInView: ((point: Point) => boolean) | undefined;
  #limit = PAGE_SIZE;
  #map: MapController | undefined;
  #showMap: () => void = () => undefined;
  readonly #list = this.querySelector('ul[data-near]');
  readonly #status = this.querySelector('[role="status"]');
  readonly #none = this.querySelector('[data-none]');
  readonly #more = this.querySelector('[data-more]');
  readonly #showAll = this.querySelector('[data-show-all]');
  readonly #drawnPins = [...this.querySelectorAll<SVGElement>('[data-pin]')].map((pin) => ({
    pin,
    number: pin.querySelector('text'),
    // The page wrote the ids.
    ids: JSON.parse(pin.dataset['pin'] ?? '[]') as string[],
  }));
  readonly #counts = [...this.querySelectorAll<HTMLElement>('[data-count]')];
  readonly #labels = readLabels<Labels>(this);

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.#readRows();
    const update = () => {
      const filter = this.#readFilter(form);
      changeUrl(FILTER_URL, filter);
      this.#show(form, filter);
    };
    form.addEventListener('input', update);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    form.addEventListener('reset', (event) => {
      // The browser empties the fields only after the event, too late for `update`.
      event.preventDefault();
      this.#fill(form, NO_FILTER);
      update();
      form.querySelector<HTMLElement>('input[type="search"]')?.focus();
    });
    // The place picker sorts the rows by another place.
    this.addEventListener('ino-sort', () => {
      this.#list?.append(...this.#rows.map(({ element }) => element));
    });
    this.addEventListener('ino-sorted', () => {
      this.#readRows();
      this.#show(form, this.#readFilter(form));
    });
    this.#more?.addEventListener('click', () => {
      const [next] = this.#showRows(this.#limit + PAGE_SIZE);
      next?.element.querySelector('a')?.focus();
    });
    this.#addNearMe();
    this.#showMap = connectSheet(this);
    const applyUrl = () => {
      this.#fill(form, parseUrlState(FILTER_URL, new URLSearchParams(location.search)));
    };
    addEventListener('popstate', applyUrl);
    // What the visitor chose before this script ran: browsers restore nothing in a form with `autocomplete="off"`.
    const url = new URL(location.href);
    for (const [name, value] of serializeUrlState(FILTER_URL, this.#readFilter(form)))
      url.searchParams.set(name, value);
    history.replaceState(history.state, '', url);
    applyUrl();
    runWhenIdle(() => {
      if (!canDrawMap()) return;
      // Without its files the drawn map stays, which shows the same.
      this.#start(form).catch(() => undefined);
    });
  }

  /** Reads the rows, which are all in the page. */
  #readRows(): void {
    this.#rows = [...this.querySelectorAll<HTMLElement>('[data-entry]')].map(readRow);
    for (const row of this.#rows) this.#rowsById.set(row.id, row);
    this.#visible = this.#rows;
  }

  async #start(form: HTMLFormElement): Promise<void> {
    const { startMap } = await import('./interactive/map-controller.ts');
    const params = new URLSearchParams(location.search);
    this.#map = await startMap({
      root: this,
      showMap: () => {
        this.#showMap();
      },
      getPlaces: () => this.#getPlaces(),
      getRow: (id) => this.#rowsById.get(id),
      ...parseUrlState(VIEW_URL, params),
      ...parseUrlState(ENTRY_URL, params),
      setView: (view, contains) => {
        changeUrl(VIEW_URL, { view });
        this.#isInView = contains;
        this.#showRows(PAGE_SIZE);
      },
      setEntry: (id) => {
        changeUrl(ENTRY_URL, { entry: id });
        for (const { id: other, element } of this.#rows) {
          if (other === id) element.dataset['active'] = '';
          else if ('active' in element.dataset) delete element.dataset['active'];
        }
      },
    });
    this.#map.showRows(this.#matching, this.#readFilter(form).within);
  }

  #getSelect(): HTMLSelectElement | null {
    return this.ownerDocument.querySelector('ino-place-choice select');
  }

  #getPlaces(): MapPlace[] {
    const select = this.#getSelect();
    return [...(select?.options ?? [])]
      .map((option) => ({ id: option.value, name: option.text.trim(), ...readPoint(option) }))
      .sort((one, other) => Number(other.id === select?.value) - Number(one.id === select?.value));
  }

  #addNearMe(): void {
    const button = this.ownerDocument.querySelector<HTMLButtonElement>('[data-near-me]');
    const status = this.ownerDocument.querySelector('[data-near-me-status]');
    const { near } = this.#labels;
    const locate = async () => {
      if (status) status.textContent = near.locating;
      const found = await findPosition();
      const select = this.#getSelect();
      const nearest = 'at' in found && select ? findNearestOption(select, found.at) : undefined;
      let text = near['error' in found ? found.error : 'failed'];
      if (select && nearest && 'at' in found) {
        const { option, km } = nearest;
        const isFar = km > FAR_KM;
        text = formatMessage(isFar ? near.far : near.found, {
          place: option.text.trim(),
          km: Math.round(km).toLocaleString(NUMBER_LOCALE),
        });
        select.value = option.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // The map would move away from all entries, and the list follows the map.
        if (!isFar) {
          changeMarks(({ showVisitor }) => {
            showVisitor(this, found.at);
          });
          this.#map?.showVisitor(found.at);
        }
      }
      if (status) status.textContent = text;
    };
    button?.addEventListener('click', () => {
      reportRejection(locate());
    });
  }

  #readFilter(form: HTMLFormElement): MapFilter {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value);
    return parseUrlState(FILTER_URL, params);
  }

  #fill(form: HTMLFormElement, filter: MapFilter): void {
    for (const radio of form.querySelectorAll<HTMLInputElement>('[name="kind"]')) {
      radio.checked = radio.value === filter.kind;
    }
    const values: Record<string, string> = { category: filter.category, within: String(filter.within || '') };
    for (const select of form.querySelectorAll('select')) {
      select.value = values[select.name] ?? '';
      // A category that the site no longer has selects nothing.
      if (select.selectedIndex < 0) select.value = '';
    }
    const verified = form.querySelector<HTMLInputElement>('[name="verified"]');
    if (verified) verified.checked = filter.isVerified;
    const search = form.querySelector<HTMLInputElement>('input[type="search"]');
    if (search) search.value = filter.query;
    this.#show(form, this.#readFilter(form));
  }

  #show(form: HTMLFormElement, filter: MapFilter): void {
    const [here] = this.#getPlaces();
    const getKm = (row: MapRow) => (here ? getDistanceInKm(here, row) : 0);
    const ofAnyKind = this.#rows.filter(createMatcher({ ...filter, kind: '' }, getKm));
    this.#showCounts(ofAnyKind);
    this.#matching = ofAnyKind.filter(({ kind }) => filter.kind === '' || kind === filter.kind);
    const isFiltered = this.#matching.length < this.#rows.length || Object.values(filter).some(Boolean);
    form.querySelector('[type="reset"]')?.toggleAttribute('hidden', !isFiltered);
    this.#showPins();
    changeMarks(({ showPlace }) => {
      if (here) showPlace(this, here, filter.within);
    });
    this.#showRows(PAGE_SIZE);
    // The map answers with the part that is in view.
    this.#map?.showRows(this.#matching, filter.within);
  }

  /** Shows how many entries each kind has that match the rest of the filter. */
  #showCounts(rows: readonly MapRow[]): void {
    const counts = countKinds(rows);
    for (const element of this.#counts) {
      const { count: kind = '' } = element.dataset;
      element.textContent = (isMapKind(kind) ? counts[kind] : rows.length).toLocaleString(NUMBER_LOCALE);
    }
  }

  /** Shows the first rows that match the filter and are in view. Returns the rows that were not in the page before. */
  #showRows(limit: number): MapRow[] {
    this.#limit = limit;
    const isInView = this.#isInView;
    const inView = isInView ? this.#matching.filter(isInView) : this.#matching;
    const wanted = inView.slice(0, limit);
    const [before, after] = [new Set(this.#visible), new Set(wanted)];
    for (const row of this.#visible) if (!after.has(row)) row.element.remove();
    // Rows that stay are not touched, because one of them may have the focus. Their order is the same.
    let next: Element | null = null;
    for (const { element } of wanted.toReversed()) {
      if (element.parentNode !== this.#list || element.nextElementSibling !== next) {
        this.#list?.insertBefore(element, next);
      }
      next = element;
    }
    this.#visible = wanted;
    const { shown, inView: part } = this.#labels;
    const [count, total] = [inView.length, this.#matching.length];
    const text =
      count < total
        ? formatMessage(part, {
            count: count.toLocaleString(NUMBER_LOCALE),
            total: total.toLocaleString(NUMBER_LOCALE),
          })
        : formatPlural(shown, total);
    if (this.#status && this.#status.textContent !== text) this.#status.textContent = text;
    this.#none?.toggleAttribute('hidden', total > 0);
    this.#more?.toggleAttribute('hidden', count <= limit);
    this.#showAll?.toggleAttribute('hidden', count === total);
    return wanted.filter((row) => !before.has(row));
  }

  #showPins(): void {
    const matching = new Set(this.#matching.map(({ id }) => id));
    for (const { pin, number, ids } of this.#drawnPins) {
      const count = ids.filter((id) => matching.has(id)).length;
      if (number) number.textContent = String(count);
      pin.setAttribute('visibility', count > 0 ? 'visible' : 'hidden');
    }
  }
}

customElements.define('ino-map-list', MapListElement);
