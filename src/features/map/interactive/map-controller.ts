/** Connects the interactive map with the list beside it: chosen entries, buttons and the card of an entry. */
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { findNearest } from '@/lib/geo.ts';
import type { MapLabels } from '../labels.ts';
import { formatScale, getScaleBar } from '../scale-bar.ts';
import type { MapController, MapList, MapRow } from '../map-connection.ts';
import type { MapPin } from './clusters.ts';
import { InteractiveMap } from './interactive-map.ts';
import { createCard } from './entry-card.ts';

/** Returns an element of the page. Throws if the page has none. */
const findElement = (root: HTMLElement, selector: string): HTMLElement => {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the map has no ${selector}`);
  return element;
};

/** Starts the interactive map. Rejects if the browser cannot draw it or its style cannot be loaded. */
export async function startMap(list: MapList): Promise<MapController> {
  const { root, getRow } = list;
  const { interactive, kinds, scale, seas } =
    readLabels<Pick<MapLabels, 'interactive' | 'kinds' | 'scale' | 'seas'>>(root);
  const frame = findElement(root, '[data-map-frame]');
  // The page wrote it.
  const { reach, styleUrl, baseUrl } = JSON.parse(frame.dataset['map'] ?? '{}') as {
    reach: [number, number, number, number];
    styleUrl: string;
    baseUrl: string;
  };
  const scaleBar = findElement(root, '[data-map-scale]');
  let rows: readonly MapRow[] = [];
  /** Places in the order in which they are named: the chosen one, then those with the most entries. */
  let names = list.getPlaces();

  const getPlaceName = (pin: MapPin): string => findNearest(names, 1, pin, (at) => at)[0]?.item.name ?? '';
  const describe = (pin: MapPin): string => {
    const row = pin.count === 1 ? rows[pin.positions[0] ?? 0] : undefined;
    if (!row) return formatMessage(formatPlural(interactive.group, pin.count), { place: getPlaceName(pin) });
    return formatMessage(interactive.pin, { name: getName(row), kind: kinds[row.kind], place: row.place });
  };

  const card = createCard(root, interactive, {
    onClose: () => {
      list.setEntry(undefined);
      map.setActive(undefined);
    },
    onChoose: (row) => {
      choose(row);
    },
    focusMap: () => {
      map.focus();
    },
  });

  const choose = (row: MapRow, opener?: HTMLElement) => {
    list.setEntry(row.id);
    card.showEntry(row, opener);
    map.reveal(row, card.element);
    map.setActive(row.id);
  };

  const map = new InteractiveMap({
    container: findElement(root, '[data-map-canvas]'),
    reach,
    styleUrl,
    baseUrl,
    labels: interactive,
    view: list.view,
    getNames: () => ({ places: names, seas }),
    onScale: (pixels, latitude) => {
      const bar = getScaleBar(pixels, latitude);
      scaleBar.textContent = formatScale(bar, scale);
      scaleBar.style.width = `${bar.length.toFixed(1)}px`;
    },
    describe,
    copyIcon: (kind) =>
      root.querySelector<HTMLTemplateElement>(`template[data-icon="${kind}"]`)?.content.cloneNode(true),
    onMove: (view, bounds) => {
      list.setView(view, bounds?.contains);
    },
    onChoose: (ids, button) => {
      const chosen = ids.flatMap((id) => getRow(id) ?? []);
      const [row] = chosen;
      if (!row) return;
      if (chosen.length === 1) {
        choose(row, button);
        // In the list beside the map; below it, this would scroll the map away.
        if (matchMedia('(width >= 64rem)').matches) row.element.scrollIntoView({ block: 'nearest' });
      } else {
        list.setEntry(undefined);
        card.showGroup(chosen, button);
        map.setActive(row.id);
      }
    },
  });
  try {
    await map.waitUntilDrawn();
  } catch (error) {
    map.remove();
    throw error;
  }
  root.dataset['interactive'] = '';

  findElement(root, '[data-zoom-in]').addEventListener('click', () => {
    map.zoom(1);
  });
  findElement(root, '[data-zoom-out]').addEventListener('click', () => {
    map.zoom(-1);
  });
  for (const button of root.querySelectorAll('[data-show-all]')) {
    button.addEventListener('click', () => {
      map.fit();
    });
  }
  const getTargetRow = (target: EventTarget | null): MapRow | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    return element ? getRow(element.dataset['entry'] ?? '') : undefined;
  };
  const entries = findElement(root, 'ul[data-near]');
  entries.addEventListener('click', ({ target }) => {
    const row = getTargetRow(target);
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-locate]') : null;
    if (!row || !button) return;
    list.showMap();
    choose(row, button);
  });
  for (const event of ['pointerover', 'focusin'] as const) {
    entries.addEventListener(event, ({ target }) => {
      const row = getTargetRow(target);
      if (row) map.setActive(row.id);
    });
  }
  for (const event of ['pointerleave', 'focusout'] as const) {
    entries.addEventListener(event, () => {
      map.setActive(card.getRows()[0]?.id);
    });
  }

  let isFirst = true;
  return {
    showRows: (shown, within) => {
      rows = shown;
      const [here, ...others] = list.getPlaces();
      const counts = new Map<string, number>();
      for (const { place } of rows) counts.set(place, (counts.get(place) ?? 0) + 1);
      const count = (name: string) => counts.get(name) ?? 0;
      names = here ? [here, ...others.sort((one, other) => count(other.name) - count(one.name))] : [];
      if (here) map.showCircle(here, within);
      map.showPoints(rows);
      const chosen = isFirst && list.entry !== undefined ? getRow(list.entry) : undefined;
      isFirst = false;
      if (chosen) choose(chosen);
      // The card of an entry that the filter hides would be without a pin.
      if (card.getRows().every((open) => rows.some(({ id }) => id === open.id))) card.update();
      else card.close();
    },
    showVisitor: (at) => {
      map.showVisitor(at);
    },
  };
}

const getName = ({ element }: MapRow): string => element.querySelector('a')?.textContent.trim() ?? '';
