/** Checks of links that a single field cannot do. They stop the build and name file and field. */
import { PAGE_TABS, ROUTES, type TabbedPage } from '@/routes.ts';
import type { ContentIssue, ReadEntry } from '@/cms/bridge/index.ts';
import { getFormPath } from './form-path.ts';
import type { Destination } from './direct-link-path.ts';

/** The part of the content that decides whether links are valid. */
type Content = {
  tabbedScreens: readonly ReadEntry<{ page: TabbedPage; form: { id: string }; tabs: { service: string } }>[];
  posts: readonly ReadEntry<{ visibility: string }>[];
};
type FoundLink = { field: string; link: Destination };

/** Types of links that can be selected although no page exists. */
const CHECKED_TYPES: readonly string[] = ['tab', 'form', 'post'] satisfies Destination['discriminant'][];

const isCheckedLink = (value: object): value is Destination => {
  if (!('discriminant' in value && 'value' in value)) return false;
  const { discriminant, value: target } = value;
  // Other conditionals may have a variant with the same name, but not with a group like these.
  const isTarget = typeof target === 'object' && target !== null && ('tab' in target || 'collection' in target);
  return typeof discriminant === 'string' && CHECKED_TYPES.includes(discriminant) && isTarget;
};

/** Collects all such links below a value, with their field paths. */
function findLinks(value: object, field: string, found: FoundLink[] = []): FoundLink[] {
  if (isCheckedLink(value)) {
    found.push({ field, link: value });
    return found;
  }
  const items: [string, unknown][] = Object.entries(value);
  for (const [key, item] of items) {
    if (typeof item === 'object' && item !== null) findLinks(item, field ? `${field}.${key}` : key, found);
  }
  return found;
}

/** Returns the field and reason why a link is broken; undefined for a valid link. */
function findLinkIssue({ tabbedScreens, posts }: Content, link: Destination): [string, string] | undefined {
  if (link.discriminant === 'tab') {
    const { page, tab } = link.value;
    const screen = tabbedScreens.find(({ data }) => data.page === page);
    const isThere = (name: string): boolean => name !== 'service' || screen?.data.tabs.service !== '';
    const tabs = (PAGE_TABS[page] as readonly string[]).filter(isThere);
    if (!tabs.includes(tab)) return ['.tab', `${ROUTES[page]} has no tab “${tab}”: use one of ${tabs.join(', ')}`];
  }
  if (link.discriminant === 'form') {
    const formPages = tabbedScreens.map(({ data: { page, form } }) => ({ page, form: form.id }));
    if (!getFormPath(link.value.id, formPages)) {
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

/** Checks that links lead to existing tabs, to forms with a page, and to public posts. */
export function* checkLinkTargets(content: Content): Iterable<ContentIssue> {
  for (const entries of Object.values(content)) {
    for (const { file, data } of entries) {
      for (const { field, link } of findLinks(data, '')) {
        const issue = findLinkIssue(content, link);
        if (issue) yield { file, field: `${field}.value${issue[0]}`, reason: issue[1] };
      }
    }
  }
}

export const linkChecks = [checkLinkTargets];
