/** Returns settings, navigation and the 404 page, read once per build. */
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

export const getSite = memoizeForBuild(async () => ({
  settings: await getSingleton('settings'),
  navigation: await getSingleton('navigation'),
  notFound: await getSingleton('notFound'),
}));
