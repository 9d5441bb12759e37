/** URLs of the links that editors select. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import {
  getCategoryPath,
  getCommodityPath,
  getHelpPath,
  getJobPath,
  getMarketPath,
  getPostPath,
  getProductPath,
  getProjectPath,
  ROUTES,
  getServicePath,
  getStorePath,
  getTabPath,
} from '@/routes.ts';
import { getFormPath } from './form-path.ts';

/** A link as pages get it from content. */
export type Destination = CollectionEntry<'banners'>['data']['link'];

/** Returns the URL of a link. The content checks ensure that it exists. */
export async function getLinkPath(link: Destination): Promise<string> {
  switch (link.discriminant) {
    case 'page':
      return ROUTES[link.value];
    case 'tab':
      return getTabPath(link.value.page, link.value.tab);
    case 'form': {
      const tabbedScreens = await getCollection('tabbedScreens');
      const path = getFormPath(
        link.value.id,
        tabbedScreens.map(({ data: { page, form } }) => ({ page, form: form.id })),
      );
      if (!path) throw new Error(`No page shows the form “${link.value.id}”: link another form`);
      return path;
    }
    case 'product': {
      const product = await getEntry('products', link.value.id);
      if (!product) throw new Error(`There is no product “${link.value.id}”: link another product`);
      return getProductPath(product.data.store.id, product.id);
    }
    case 'store':
      return getStorePath(link.value.id);
    case 'category':
      return getCategoryPath(link.value.id);
    case 'service':
      return getServicePath(link.value.id);
    case 'job':
      return getJobPath(link.value.id);
    case 'project':
      return getProjectPath(link.value.id);
    case 'post':
      return getPostPath(link.value.id);
    case 'help':
      return getHelpPath(link.value.id);
    case 'commodity':
      return getCommodityPath(link.value.id);
    case 'market':
      return getMarketPath(link.value.id);
  }
}
