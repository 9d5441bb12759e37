import type { CollectionEntry } from 'astro:content';

type Place = CollectionEntry<'places'>['data'];

/** Each country that places can be in has a time zone of its own. */
const COUNTRIES: Record<Place['timeZone'], string> = {
  'Asia/Muscat': 'OM',
  'Asia/Dubai': 'AE',
  'Asia/Qatar': 'QA',
  'Asia/Bahrain': 'BH',
  'Asia/Riyadh': 'SA',
  'Asia/Kuwait': 'KW',
};

/** The country of a place as ISO 3166 has it, as in OM. */
export const getCountry = ({ timeZone }: Pick<Place, 'timeZone'>): string => COUNTRIES[timeZone];
