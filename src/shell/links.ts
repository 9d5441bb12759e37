/** The links of the shell. */
import { getCollection } from 'astro:content';
import type { Destination } from '@/cms/links/direct-link-path.ts';
import { getLinkPath } from '@/cms/links/link-path.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';

/** Replaces the links of items by their addresses. */
const resolveLinks = <Item extends { link: Destination }>(items: readonly Item[]) =>
  Promise.all(items.map(async ({ link, ...item }) => ({ ...item, href: await getLinkPath(link) })));

/** Returns all links of the shell with their addresses, which may depend on entries that are not part of the navigation. */
export const loadShellLinks = memoizeContent(async () => {
  const [{ navigation }, notifications] = await Promise.all([getSite(), getCollection('notifications')]);
  return {
    main: await resolveLinks(navigation.main),
    more: await resolveLinks(navigation.more),
    footer: await Promise.all(
      navigation.footer.map(async ({ title, links }) => ({ title, links: await resolveLinks(links) })),
    ),
    /** The newest first. */
    notifications: await resolveLinks(
      notifications.toSorted((a, b) => b.data.date.localeCompare(a.data.date)).map(({ id, data }) => ({ ...data, id })),
    ),
  };
});
