/** The place of an entry. Most forms do not ask for it. */
import type { Source } from './source.ts';

const QUESTION = { name: 'place', label: 'Place' };

const toWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Returns the place that a text names, the longest name first: Sohar Port is not Sohar. */
function findPlace({ content }: Source['site'], text: string): string | undefined {
  const words = toWords(text);
  return content.places
    .toSorted((one, other) => other.data.name.length - one.data.name.length)
    .find(({ data: { name } }) => words.includes(toWords(name)))?.id;
}

/**
 * Asks for the place.
 * @param text a text of the submission that may name it
 * @param fallback the place that is suggested when the text names none; without it, the editor must choose one
 */
export function readPlace({ details, site }: Source, text: string, fallback?: string): string {
  const options = site.content.places.map(({ id, data: { name } }) => ({ value: id, label: name }));
  return details.readOption(
    QUESTION,
    options.toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
    findPlace(site, text) ?? fallback,
  );
}

/** Returns the place of the site for visitors who have not chosen one. */
export const getDefaultPlace = ({ content }: Source['site']): string | undefined =>
  content.settings[0]?.data.defaultPlace.id;

export const getPlaceName = ({ content }: Source['site'], place: string): string =>
  content.places.find(({ id }) => id === place)?.data.name ?? '';
