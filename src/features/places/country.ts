import type { CollectionEntry } from 'astro:content';

type Place = CollectionEntry<'places'>['data'];

/** Country codes by time zone. Each country that places can be in has its own time zone. */
const COUNTRIES: Record<Place['timeZone'], string> = {
  'Asia/Muscat': 'OM',
  'Asia/Dubai': 'AE',
  'Asia/Qatar': 'QA',
  'Asia/Bahrain': 'BH',
  'Asia/Riyadh': 'SA',
  'Asia/Kuwait': 'KW',
};

/** Returns the ISO 3166 country code of a place, as in “OM”. */
export const getCountry = ({ timeZone }: Pick<Place, 'timeZone'>): string => COUNTRIES[timeZone];
