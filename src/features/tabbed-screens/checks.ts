/** Checks of tabbed screens that span several entries. Their issues stop the build. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import { ROUTES } from '@/routes.ts';
import type { tabbedScreens } from './schema.ts';
import { TABBED_SCREEN_ROUTES } from './tabbed-screens.ts';

type Content = EntriesOf<{ tabbedScreens: typeof tabbedScreens }>;

/** Checks that each address of a tabbed screen has exactly one entry, because the whole site links to them. */
export function* checkRoutes({ tabbedScreens }: Content): Iterable<ContentIssue> {
  const taken = new Map<string, string>();
  for (const { file, data } of tabbedScreens) {
    const other = taken.get(data.page);
    if (other) yield { file, field: 'page', reason: `${other} has this address already: choose another` };
    taken.set(data.page, file);
  }
  for (const page of TABBED_SCREEN_ROUTES) {
    if (taken.has(page)) continue;
    yield {
      file: 'content/tabbed-screens',
      field: 'page',
      reason: `no tabbed screen has the address ${ROUTES[page]}: add one`,
    };
  }
}

/** Checks that no tab and no product row is empty. */
export function* checkSections({ tabbedScreens }: Content): Iterable<ContentIssue> {
  for (const { file, data } of tabbedScreens) {
    for (const tab of ['all', 'post'] as const) {
      if (data[tab].length === 0) yield { file, field: tab, reason: 'must have a section, or the tab is empty' };
      for (const [position, section] of data[tab].entries()) {
        if (section.discriminant !== 'products' || section.value.products.length > 0) continue;
        const field = `${tab}.${position}.value.products`;
        yield { file, field, reason: 'must name a product: remove the section where there is none to show' };
      }
    }
  }
}

export const tabbedScreenChecks = [checkRoutes, checkSections];
