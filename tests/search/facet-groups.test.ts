import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FacetGroups } from '../../src/features/search/FacetGroups.tsx';
import { NO_FACETS } from '../../src/features/search/facets.ts';
import { createResultLabels } from '../../src/features/search/result-labels.ts';
import { favouriteLabels, listingLabels, productLabels, searchLabels } from '../support/content.ts';

test('numbers of results have digit groups', () => {
  const html = renderToStaticMarkup(
    createElement(FacetGroups, {
      counts: { kind: { products: 12_345 } },
      selected: NO_FACETS,
      labels: createResultLabels({
        search: searchLabels,
        listing: listingLabels,
        products: productLabels,
        favourites: favouriteLabels,
        noResultsLink: 'help',
      }),
      maxVisible: 5,
      onToggle: () => undefined,
    }),
  );
  expect(html).toContain('>12,345<');
});
