/** URLs of the links that editors select. */
import { getCollection, getEntry } from 'astro:content';
import { getProductPath } from '@/routes.ts';
import { getDirectLinkPath, type Destination } from './direct-link-path.ts';
import { getFormPath } from './form-path.ts';

/** Returns the URL of a link. The content checks ensure that it exists. */
export async function getLinkPath(link: Destination): Promise<string> {
  switch (link.discriminant) {
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
    default:
      return getDirectLinkPath(link);
  }
}
