/** The settings and the navigation, read once a build. */
import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

export const site = once(async () => ({
  settings: await singleton('settings'),
  navigation: await singleton('navigation'),
  notFound: await singleton('notFound'),
}));
