/** Returns settings, navigation and the 404 page, read once per build. */
import { memoizeContent } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

export const getSite = memoizeContent(async () => ({
  settings: await getSingleton('settings'),
  navigation: await getSingleton('navigation'),
  notFound: await getSingleton('notFound'),
}));
