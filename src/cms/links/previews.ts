/**
 * Pages of entries whose address needs more than the slug, which is all that the admin can insert in a preview link. The
 * redirects of `preview-redirect.astro` lead to them.
 */
import { getCollection } from 'astro:content';
import { getPostPath, getProductPath, ROUTES, getTabPath, type PreviewType } from '@/routes.ts';
import { getSingleton } from '../singleton.ts';
import { getFormPath } from './form-path.ts';

type Preview = { type: PreviewType; id: string; path: string };

/** Loads the page of each such entry. */
export async function getPreviews(): Promise<Preview[]> {
  const [products, reviews, posts, forms, tabbedScreens, banners, home] = await Promise.all([
    getCollection('products'),
    getCollection('reviews'),
    getCollection('posts'),
    getCollection('forms'),
    getCollection('tabbedScreens'),
    getCollection('banners'),
    getSingleton('home'),
  ]);
  const productPaths = new Map(products.map(({ id, data }) => [id, getProductPath(data.store.id, id)]));
  const formPages = tabbedScreens.map(({ data: { page, form } }) => ({ page, form: form.id }));
  // Only public posts have a page, and some forms only open in dialogs of stores and products.
  const community = getTabPath('findProducts', 'post');
  const toPostPath = (id: string, visibility: string) => (visibility === 'public' ? getPostPath(id) : community);
  const pagesWithBanners = [
    { path: ROUTES.home, banners: home.banners },
    ...tabbedScreens.map(({ data }) => ({ path: ROUTES[data.page], banners: data.banners })),
  ];
  // A banner that no page shows yet is most likely one for the home page.
  const findBannerPath = (id: string) =>
    pagesWithBanners.find((page) => page.banners.some((banner) => banner.id === id))?.path ?? ROUTES.home;
  return [
    ...[...productPaths].map(([id, path]): Preview => ({ type: 'products', id, path })),
    ...reviews.flatMap(({ id, data }): Preview[] => {
      const path = productPaths.get(data.product.id);
      return path ? [{ type: 'reviews', id, path }] : [];
    }),
    ...posts.map(({ id, data }): Preview => ({ type: 'posts', id, path: toPostPath(id, data.visibility) })),
    ...forms.map(({ id }): Preview => ({ type: 'forms', id, path: getFormPath(id, formPages) ?? ROUTES.productPage })),
    ...tabbedScreens.map(({ id, data }): Preview => ({ type: 'tabbedScreens', id, path: ROUTES[data.page] })),
    ...banners.map(({ id }): Preview => ({ type: 'banners', id, path: findBannerPath(id) })),
  ];
}
