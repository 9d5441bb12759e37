/**
 * Fills the parts of the own store's page with what was published. All of it is set as text or as an address that was
 * checked, never as HTML. In the markup:
 * - `data-part="a b"`: is left out where none of these was answered
 * - `data-without="a b"`: is left out where one of these was answered
 * - `data-fill="a"`: its text is the answer; `data-phrase` is a sentence around it, `data-initial` takes the first letter
 * - `data-each="a"`: comes once for each line or file of the answer, shown by the `data-item` in it (lines of text: or by itself):
 *   `text`, `tel`, `mailto`, `https`, `photo`, `video`
 * - `data-direction="a"`: leads to where the answer says, `data-by` an app or a map
 * - `data-opening="a"`: is told the hours of the answer, and left out where one of them cannot be told from its words
 * - `data-unread-opening="a"`: names those of the hours that cannot be told, in the sentence `data-phrase`
 */
import { directionsUrlForAddress } from '@/features/catalogue/store/map-links.ts';
import { isOpening, parseOpeningHours } from '@/features/catalogue/store/parse-opening-hours.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { ValueItem, ValueItems } from './form-values.ts';
import { getSafeLink, SCHEMES, type Scheme } from './safe-link.ts';

/** Files that are there, as addresses by their id. */
export type Addresses = ReadonlyMap<string, string>;

const isScheme = (name: string): name is Scheme => (SCHEMES as readonly string[]).includes(name);

/** With the item itself where it is one. */
const all = (root: HTMLElement, selector: string): HTMLElement[] => [
  ...(root.matches(selector) ? [root] : []),
  ...root.querySelectorAll<HTMLElement>(selector),
];

function showPicture(place: HTMLElement, address: string, alt: string): void {
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = alt;
  picture.className = place.className;
  place.replaceWith(picture);
}

function showItem(place: HTMLElement, { text, file }: ValueItem, addresses: Addresses, name: string): void {
  const kind = place.dataset['item'] ?? 'text';
  const address = file && addresses.get(file.id);
  if (kind === 'photo') {
    if (address === undefined) place.remove();
    else showPicture(place, address, name);
  } else if (place instanceof HTMLVideoElement) {
    if (address === undefined) {
      place.remove();
      return;
    }
    place.src = address;
    place.setAttribute('aria-label', name);
  } else {
    const link = isScheme(kind) && place instanceof HTMLAnchorElement ? getSafeLink(kind, text) : undefined;
    if (link && place instanceof HTMLAnchorElement) {
      place.href = link.href;
      // Somebody else's site: this one does not vouch for it.
      if (kind === 'https') place.rel = 'nofollow noopener';
    }
    place.textContent = link?.text ?? text;
  }
}

/** The hours that tell whether it is open now: all of them or none, as what is not understood may well be the hours of today. */
function tellOpening(place: HTMLElement, texts: readonly string[]): void {
  const lines = parseOpeningHours(texts);
  if (texts.length && lines) place.dataset['lines'] = JSON.stringify(lines);
  else place.remove();
}

/** Says to who typed them which hours cannot be told from their words. */
function tellUnread(place: HTMLElement, texts: readonly string[]): void {
  const unread = texts.filter((text) => !isOpening(text)).map((text) => `“${text}”`);
  const lines = new Intl.ListFormat(document.documentElement.lang || 'en').format(unread);
  if (unread.length) place.textContent = formatMessage(place.dataset['phrase'] ?? '', { lines });
  else place.remove();
}

export function bindTemplate(root: HTMLElement, items: ValueItems, addresses: Addresses): void {
  const first = (key: string | undefined): string => items.get(key ?? '')?.[0]?.text ?? '';
  const texts = (key = ''): string[] => items.get(key)?.map(({ text }) => text) ?? [];
  const store = first('storeName');
  const anyOf = (keys: string | undefined): boolean => (keys ?? '').split(' ').some((key) => items.has(key));
  for (const part of all(root, '[data-part]')) if (!anyOf(part.dataset['part'])) part.remove();
  for (const part of all(root, '[data-without]')) if (anyOf(part.dataset['without'])) part.remove();
  for (const place of all(root, '[data-fill]')) {
    const text = first(place.dataset['fill']);
    const { phrase } = place.dataset;
    if ('initial' in place.dataset) place.textContent = (Array.from(text)[0] ?? '').toLocaleUpperCase();
    else place.textContent = phrase === undefined ? text : formatMessage(phrase, { year: text });
  }
  for (const place of all(root, '[data-direction]')) {
    const { app, map } = directionsUrlForAddress(first(place.dataset['direction']));
    if (!(place instanceof HTMLAnchorElement)) continue;
    place.href = app;
    if (place.dataset['by'] !== 'map') continue;
    place.href = map;
    place.rel = 'nofollow noreferrer';
    place.referrerPolicy = 'no-referrer';
  }
  for (const place of all(root, '[data-opening]')) {
    tellOpening(place, texts(place.dataset['opening']));
  }
  for (const place of all(root, '[data-unread-opening]')) tellUnread(place, texts(place.dataset['unreadOpening']));
  for (const pattern of all(root, '[data-each]')) {
    const rows = (items.get(pattern.dataset['each'] ?? '') ?? []).map((item, at) => {
      // A copy of an HTML element is one.
      const row = pattern.cloneNode(true) as HTMLElement;
      // Before the items are shown: a picture takes the place of its own.
      const places = all(row, '[data-item]');
      for (const place of places) {
        const name = formatMessage(place.dataset['phrase'] ?? '', { name: store, number: at + 1 });
        showItem(place, item, addresses, name);
      }
      return row;
    });
    pattern.replaceWith(...rows);
  }
}
