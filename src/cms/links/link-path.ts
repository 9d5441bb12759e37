/** Addresses of the links that editors choose. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import {
  getHelpPath,
  getJobPath,
  getPostPath,
  getProductPath,
  getProjectPath,
  ROUTES,
  getServicePath,
  getStorePath,
  tabPath,
} from '@/routes.ts';
import { formPath } from './form-path.ts';

/** A link as pages get it from content. */
export type Destination = CollectionEntry<'banners'>['data']['link'];

/** The address behind a link. The content checks have made sure that there is one. */
export async function linkPath(link: Destination): Promise<string> {
  switch (link.discriminant) {
    case 'page':
      return ROUTES[link.value];
    case 'tab':
      return tabPath(link.value.page, link.value.tab);
    case 'form': {
      const tabbedScreens = await getCollection('tabbedScreens');
      const address = formPath(
        link.value.id,
        tabbedScreens.map(({ data: { page, form } }) => ({ page, form: form.id })),
      );
      if (!address) throw new Error(`no page shows the form ${link.value.id}`);
      return address;
    }
    case 'product': {
      const product = await getEntry('products', link.value.id);
      if (!product) throw new Error(`there is no product ${link.value.id}`);
      return getProductPath(product.data.store.id, product.id);
    }
    case 'store':
      return getStorePath(link.value.id);
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
  }
}
