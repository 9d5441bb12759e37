/**
 * Fills the page of the own store with the published values. Values are set as text or as validated URLs, never as HTML.
 * Attributes in the markup:
 * - `data-part="a b"`: removed when none of these fields has an answer
 * - `data-without="a b"`: removed when one of these fields has an answer
 * - `data-fill="a"`: its text is the answer; `data-labels` has a `message` around it, `data-initial` takes the first letter
 * - `data-each="a"`: repeated for each line or file of the answer, shown in its `data-item` element, or in itself for text:
 *   `text`, `tel`, `mailto`, `https`, `photo`, `video`
 * - `data-direction="a"`: links to directions to the answer, in an app or on a map (`data-by`)
 * - `data-opening="a"`: gets the opening hours of the answer; removed when one of them cannot be parsed
 * - `data-unread-opening="a"`: lists the opening hours that cannot be parsed, in the `message` of `data-labels`
 */
import { directionsUrlForAddress } from '@/features/catalogue/store/map-links.ts';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { isOpening, parseOpeningHours } from '@/features/catalogue/store/parse-opening-hours.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import type { ValueItem, ValueItems } from './form-values.ts';
import { getSafeLink, SCHEMES, type Scheme } from './safe-link.ts';

/** Object URLs of stored files, by file id. */
export type Addresses = ReadonlyMap<string, string>;

const isScheme = (name: string): name is Scheme => (SCHEMES as readonly string[]).includes(name);

const readMessage = (place: HTMLElement): string | undefined => readLabels<{ message?: string }>(place).message;

/** Returns the elements that match a selector, including the root itself. */
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
      // External link entered by the user: not endorsed by this site.
      if (kind === 'https') place.rel = 'nofollow noopener';
    }
    place.textContent = link?.text ?? text;
  }
}

/** Passes the opening hours on only when all of them can be parsed: an unparsed line may be the one for today. */
function bindOpeningHours(place: HTMLElement, texts: readonly string[]): void {
  const lines = parseOpeningHours(texts);
  if (texts.length && lines) place.dataset['lines'] = JSON.stringify(lines);
  else place.remove();
}

/** Lists the opening hours that cannot be parsed, for the owner of the store. */
function bindInvalidOpeningHours(place: HTMLElement, texts: readonly string[]): void {
  const invalid = texts.filter((text) => !isOpening(text)).map((text) => `“${text}”`);
  const lines = new Intl.ListFormat(document.documentElement.lang || DEFAULT_LOCALE).format(invalid);
  if (invalid.length) place.textContent = formatMessage(readMessage(place) ?? '', { lines });
  else place.remove();
}

/** Fills the elements of a template with the values of a store. The file comment lists the attributes. */
export function bindTemplate(root: HTMLElement, items: ValueItems, addresses: Addresses): void {
  const first = (key: string | undefined): string => items.get(key ?? '')?.[0]?.text ?? '';
  const texts = (key = ''): string[] => items.get(key)?.map(({ text }) => text) ?? [];
  const store = first('storeName');
  const anyOf = (keys: string | undefined): boolean => (keys ?? '').split(' ').some((key) => items.has(key));
  for (const part of all(root, '[data-part]')) if (!anyOf(part.dataset['part'])) part.remove();
  for (const part of all(root, '[data-without]')) if (anyOf(part.dataset['without'])) part.remove();
  for (const place of all(root, '[data-fill]')) {
    const text = first(place.dataset['fill']);
    const message = readMessage(place);
    if ('initial' in place.dataset) place.textContent = (Array.from(text)[0] ?? '').toLocaleUpperCase();
    else place.textContent = message === undefined ? text : formatMessage(message, { year: text });
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
    bindOpeningHours(place, texts(place.dataset['opening']));
  }
  for (const place of all(root, '[data-unread-opening]'))
    bindInvalidOpeningHours(place, texts(place.dataset['unreadOpening']));
  for (const pattern of all(root, '[data-each]')) {
    const rows = (items.get(pattern.dataset['each'] ?? '') ?? []).map((item, at) => {
      // The clone of an HTMLElement is an HTMLElement.
      const row = pattern.cloneNode(true) as HTMLElement;
      // Collected first, because an image replaces its placeholder element.
      const places = all(row, '[data-item]');
      for (const place of places) {
        const name = formatMessage(readMessage(place) ?? '', { name: store, number: at + 1 });
        showItem(place, item, addresses, name);
      }
      return row;
    });
    pattern.replaceWith(...rows);
  }
}
