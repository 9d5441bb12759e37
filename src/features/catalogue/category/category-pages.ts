/** The pages of all categories. A category with many products has several. */
import { memoizeContent } from '@/lib/memoize.ts';
import { divideIntoPages, type ListPage } from '@/listing/pages.ts';
import { loadCatalogue, type Category, type Product, type Store } from '../catalogue.ts';

export type CategoryList = {
  category: Category;
  /** The best rated products first. */
  page: ListPage<Product>;
  /** All stores with products in the category, the best rated first. */
  stores: readonly Store[];
};

const sortByRating = <Rated extends { rating: number }>(items: readonly Rated[]): Rated[] =>
  items.toSorted((a, b) => b.rating - a.rating);

/** Returns the pages in the order of the categories. */
export const loadCategoryPages = memoizeContent(async (): Promise<CategoryList[]> => {
  const { categories, products } = await loadCatalogue();
  const byCategory = Map.groupBy(products, ({ category }) => category.id);
  return categories.flatMap((category) => {
    const listed = sortByRating(byCategory.get(category.id) ?? []);
    const stores = sortByRating([...new Map(listed.map(({ store }) => [store.id, store])).values()]);
    return divideIntoPages(listed).map((page) => ({ category, page, stores }));
  });
});
