/** The card of the chosen entry, or the list of the entries at a pin. */
import { isComposing } from '@/lib/dom/is-composing.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import type { MapLabels } from '../labels.ts';
import type { MapRow } from '../map-connection.ts';

type Card = {
  element: HTMLElement;
  /** @param opener receives the focus again when the card closes; without one, the focus stays where it is */
  showEntry: (row: MapRow, opener?: HTMLElement) => void;
  showGroup: (rows: readonly MapRow[], opener: HTMLElement) => void;
  close: () => void;
  /** Returns the entries of the card; none if it is closed. */
  getRows: () => readonly MapRow[];
  /** Reads the entry again, because its distance depends on the chosen place. */
  update: () => void;
};

const readText = (row: MapRow, selector: string): string =>
  row.element.querySelector(selector)?.textContent.trim() ?? '';

/** Connects the card of the page. Throws if the page has none. */
export function createCard(
  root: HTMLElement,
  labels: MapLabels['interactive'],
  events: { onClose: () => void; onChoose: (row: MapRow) => void; focusMap: () => void },
): Card {
  const card = root.querySelector<HTMLElement>('[data-map-card]');
  const heading = card?.querySelector<HTMLElement>('[data-card-heading]');
  const text = card?.querySelector<HTMLElement>('[data-card-text]');
  const link = card?.querySelector<HTMLAnchorElement>('[data-card-link]');
  const list = card?.querySelector<HTMLElement>('[data-card-list]');
  if (!card || !heading || !text || !link || !list) throw new Error('the map has no card');
  let opener: HTMLElement | undefined;
  let shown: readonly MapRow[] = [];

  const open = (title: string, from: HTMLElement | undefined) => {
    opener = from;
    heading.textContent = title;
    card.hidden = false;
    if (from) heading.focus({ preventScroll: true });
  };
  const close = () => {
    if (card.hidden) return;
    const hadFocus = card.contains(document.activeElement);
    card.hidden = true;
    shown = [];
    if (hadFocus) {
      if (opener?.isConnected) opener.focus();
      else events.focusMap();
    }
    events.onClose();
  };
  card.querySelector('[data-card-close]')?.addEventListener('click', close);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !card.hidden && !isComposing(event)) close();
  });

  const update = () => {
    const [row, ...others] = shown;
    if (!row || others.length > 0) return;
    text.textContent = joinFacts([readText(row, '[data-summary]'), readText(row, '[data-distance]')]);
  };

  const showEntry = (row: MapRow, from?: HTMLElement) => {
    shown = [row];
    update();
    text.hidden = false;
    link.href = row.element.querySelector('a')?.getAttribute('href') ?? '';
    link.textContent = labels[row.kind];
    link.hidden = false;
    list.hidden = true;
    open(readText(row, 'a'), from);
  };

  return {
    element: card,
    showEntry,
    showGroup: (rows, from) => {
      shown = rows;
      text.hidden = true;
      link.hidden = true;
      list.hidden = false;
      list.replaceChildren(
        ...rows.map((row) => {
          const item = document.createElement('li');
          const button = document.createElement('button');
          button.type = 'button';
          button.className =
            'flex min-h-11 w-full flex-col justify-center py-1 text-start hover:text-sea hover:underline';
          const name = document.createElement('span');
          name.className = 'text-small font-semibold';
          name.textContent = readText(row, 'a');
          const summary = document.createElement('span');
          summary.className = 'text-fine text-muted';
          summary.textContent = readText(row, '[data-summary]');
          button.append(name, summary);
          button.addEventListener('click', () => {
            events.onChoose(row);
            heading.focus({ preventScroll: true });
          });
          item.append(button);
          return item;
        }),
      );
      const [first] = rows;
      open(formatMessage(formatPlural(labels.places, rows.length), { place: first?.place ?? '' }), from);
    },
    close,
    getRows: () => shown,
    update,
  };
}
