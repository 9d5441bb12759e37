/** Labels and suggestions of the search panel. A separate file, which pages load only when the visitor is about to search. */
import { getLabels } from '@/cms/labels/get-labels.ts';
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getCategoryPath } from '@/routes.ts';
import { getRecordImage } from './picture.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { createResultLabels } from '@/features/search/result-labels.ts';
import type { BestSelling, PanelData } from '@/features/search/panel-data.ts';

export const getPanelData = memoizeContent(async (): Promise<PanelData> => {
  const [labels, listing, products, favourites, { suggestions, bestSelling, noResultsLink }, { categories, product }] =
    await Promise.all([
      getLabels('search'),
      getLabels('listing'),
      getLabels('products'),
      getLabels('favourites'),
      getSingleton('search'),
      loadCatalogue(),
    ]);
  const entries = await Promise.all(
    bestSelling.map(async ({ discriminant, value }): Promise<BestSelling> => {
      if (discriminant === 'product') {
        const { path, name, picture, store, terms, unit } = product(value);
        const { thumb } = await getRecordImage(picture.image);
        return { url: path, title: name, thumb, seller: store.name, cents: terms.tiers[0]?.cents ?? 0, unit: unit.one };
      }
      const category = categories.find(({ id }) => id === value.id);
      if (!category) throw new Error(`search panel: unknown category “${value.id}”`);
      const { thumb } = await getRecordImage(category.picture.image);
      return { url: getCategoryPath(category.id), title: category.name, thumb };
    }),
  );
  return {
    labels: {
      ...createResultLabels({ search: labels, listing, products, favourites, noResultsLink }),
      label: labels.box.label,
      recent: labels.recent,
      best: labels.best,
      categories: labels.categories,
    },
    best: entries,
    seed: suggestions,
    categories: categories.map(({ id, name }) => ({ url: getCategoryPath(id), title: name })),
  };
});
