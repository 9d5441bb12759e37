import type { CollectionEntry } from 'astro:content';

type TimeZone = CollectionEntry<'places'>['data']['timeZone'];

/**
 * Minutes by which the clocks of a time zone are ahead of UTC. None of these zones has summer time, so that pages need no time
 * zone data: in a browser, the first date that `Intl` formats takes longer than all other scripts of a page.
 */
export const UTC_OFFSETS: Record<TimeZone, number> = {
  'Asia/Muscat': 240,
  'Asia/Dubai': 240,
  'Asia/Qatar': 180,
  'Asia/Bahrain': 180,
  'Asia/Riyadh': 180,
  'Asia/Kuwait': 180,
};
