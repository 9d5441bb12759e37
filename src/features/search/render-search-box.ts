import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';
import { SearchBox, type SearchBoxProps } from './panel/SearchBox.tsx';
import { SEARCH_BOX_PREFIX } from './search-route.ts';

/** Renders the search box, once: it is the same on every page. Returns its HTML, and the props to hydrate it with. */
export const renderSearchBox = memoizeContent(async (): Promise<{ html: string; props: SearchBoxProps }> => {
  const [{ settings }, { box, failure }] = await Promise.all([getSite(), getLabels('search')]);
  const props = { placeholder: settings.searchPlaceholder, labels: box, failure };
  return { html: renderToString(createElement(SearchBox, props), { identifierPrefix: SEARCH_BOX_PREFIX }), props };
});
