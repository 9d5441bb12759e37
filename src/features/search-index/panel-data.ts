/** What the panel shows besides results. It is a file of its own, so that no page carries it before anyone searches. */
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getCategoryPath } from '@/routes.ts';
import { getRecordImage } from './picture.ts';
import { getSearchLabels, getSharedSearchLabels } from '@/features/search/labels.ts';

/** One entry of best selling: a product, or a whole category. */
export type BestSelling = { url: string; title: string; thumb: string; seller?: string; cents?: number; unit?: string };

export const getPanelData = memoizeForBuild(async () => {
  const { box, best, recent } = await getSearchLabels();
  const { categories, product } = await loadCatalogue();
  const entries = await Promise.all(
    best.entries.map(async ({ discriminant, value }): Promise<BestSelling> => {
      if (discriminant === 'product') {
        const { path, name, picture, store, terms, unit } = product(value);
        const { thumb } = await getRecordImage(picture.image);
        return { url: path, title: name, thumb, seller: store.name, cents: terms.tiers[0]?.cents ?? 0, unit: unit.one };
      }
      const category = categories.find(({ id }) => id === value.id);
      if (!category) throw new Error(`there is no category “${value.id}”`);
      const { thumb } = await getRecordImage(category.picture.image);
      return { url: getCategoryPath(category.id), title: category.name, thumb };
    }),
  );
  const { seed, ...recentWords } = recent;
  return {
    labels: { ...(await getSharedSearchLabels()), label: box.label, recent: recentWords, best: best.heading },
    best: entries,
    seed,
    categories: categories.map(({ id, name }) => ({ url: getCategoryPath(id), title: name })),
  };
});

export type PanelData = Awaited<ReturnType<typeof getPanelData>>;
