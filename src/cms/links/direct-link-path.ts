/** URLs of links whose entry need not be read. */
import type { CollectionEntry } from 'astro:content';
import {
  getCategoryPath,
  getCommodityPath,
  getHelpPath,
  getJobPath,
  getMarketPath,
  getPostPath,
  getProjectPath,
  ROUTES,
  getServicePath,
  getStorePath,
  getTabPath,
} from '@/routes.ts';

/** A link as pages get it from content. */
export type Destination = CollectionEntry<'banners'>['data']['link'];

/** A link whose URL follows from its value. The URL of a form needs the screens, that of a product its store. */
export type DirectLink = Exclude<Destination, { discriminant: 'form' | 'product' }>;

/** Returns the URL of a link. */
export function getDirectLinkPath(link: DirectLink): string {
  switch (link.discriminant) {
    case 'page':
      return ROUTES[link.value];
    case 'tab':
      return getTabPath(link.value.page, link.value.tab);
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
