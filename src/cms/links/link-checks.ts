/** Rules of links that no single field can hold. They stop the build and name file and field. */
import { PAGE_TABS, ROUTES, type TabbedPage } from '@/routes.ts';
import type { ContentIssue, ReadEntry } from '@/cms/bridge/index.ts';
import { formPath } from './form-path.ts';
import type { Destination } from './link-path.ts';

/** The part of the content that decides where links lead. */
type Content = {
  tabbedScreens: readonly ReadEntry<{ page: TabbedPage; form: { id: string }; tabs: { service: string } }>[];
  posts: readonly ReadEntry<{ visibility: string }>[];
};
type Found = { field: string; link: Destination };

/** Kinds of links that can be chosen and still lead nowhere. */
const RISKY: readonly string[] = ['tab', 'form', 'post'] satisfies Destination['discriminant'][];

const isRisky = (value: object): value is Destination => {
  if (!('discriminant' in value && 'value' in value)) return false;
  const { discriminant, value: target } = value;
  // Other choices may have a variant of the same name, but none holds a group like these.
  const isTarget = typeof target === 'object' && target !== null && ('tab' in target || 'collection' in target);
  return typeof discriminant === 'string' && RISKY.includes(discriminant) && isTarget;
};

/** Every such link below a value, with the way to it. */
function* linksIn(value: unknown, field: string): Iterable<Found> {
  if (typeof value !== 'object' || value === null) return;
  if (isRisky(value)) yield { field, link: value };
  else for (const [key, item] of Object.entries(value)) yield* linksIn(item, field ? `${field}.${key}` : key);
}

/** Says why a link leads nowhere; undefined when it leads somewhere. */
function findFault({ tabbedScreens, posts }: Content, link: Destination): [string, string] | undefined {
  if (link.discriminant === 'tab') {
    const { page, tab } = link.value;
    const screen = tabbedScreens.find(({ data }) => data.page === page);
    const isThere = (name: string): boolean => name !== 'service' || screen?.data.tabs.service !== '';
    const tabs = (PAGE_TABS[page] as readonly string[]).filter(isThere);
    if (!tabs.includes(tab)) return ['.tab', `${ROUTES[page]} has no tab “${tab}”: use one of ${tabs.join(', ')}`];
  }
  if (link.discriminant === 'form') {
    const places = tabbedScreens.map(({ data: { page, form } }) => ({ page, form: form.id }));
    if (!formPath(link.value.id, places)) {
      return ['', `no page shows the form “${link.value.id}”: it opens in a dialog only`];
    }
  }
  if (link.discriminant === 'post') {
    const post = posts.find(({ id }) => id === link.value.id);
    if (post?.data.visibility === 'album' || post?.data.visibility === 'hidden') {
      return ['', `the post “${link.value.id}” has no page: not everybody sees it`];
    }
  }
  return undefined;
}

/** A link leads to a tab that its page has, to a form that a page shows, to a post that everybody sees. */
export function* linkTargets(content: Content): Iterable<ContentIssue> {
  for (const entries of Object.values(content)) {
    for (const { file, data } of entries) {
      for (const { field, link } of linksIn(data, '')) {
        const fault = findFault(content, link);
        if (fault) yield { file, field: `${field}.value${fault[0]}`, reason: fault[1] };
      }
    }
  }
}

export const linkChecks = [linkTargets];
