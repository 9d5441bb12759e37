/** Community posts with all references resolved, loaded once per build. */
import type { CollectionEntry } from 'astro:content';
import { getEntries } from '@/cms/entries.ts';
import { loadCatalogue, type Product, type Service } from '@/features/catalogue/catalogue.ts';
import { loadPeople, type Person } from '@/features/catalogue/people.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getPostPath } from '@/routes.ts';
import { getSite } from '@/site/settings.ts';

export type Post = Pick<CollectionEntry<'posts'>['data'], 'date' | 'visibility' | 'text' | 'likes'> & {
  id: string;
  path: string;
  author: Person;
  product: Product | null;
  service: Service | null;
  /** Last day (ISO date) on which the author's store is verified; undefined without verification. */
  verifiedUntil: string | undefined;
};

/** Loads all posts, newest first, including those that only their author sees. */
export const getAllPosts = memoizeContent(async (): Promise<Post[]> => {
  const [{ product, service, store }, { getPerson }, entries] = await Promise.all([
    loadCatalogue(),
    loadPeople(),
    getEntries('posts'),
  ]);
  return entries
    .map(({ id, data }): Post => {
      const author = getPerson(data.author);
      const verified = author.store && store(author.store).verified;
      return {
        id,
        path: getPostPath(id),
        date: data.date,
        visibility: data.visibility,
        text: data.text,
        likes: data.likes,
        author,
        product: data.product && product(data.product),
        service: data.service && service(data.service),
        verifiedUntil: verified?.discriminant ? verified.value.until : undefined,
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
});

/** Loads the public posts, newest first. */
export const getPublicPosts = memoizeContent(async () =>
  (await getAllPosts()).filter(({ visibility }) => visibility === 'public'),
);

/** Loads the posts that only their author sees, as samples of the visitor's own; none when the operator switched the samples off. */
export const getSamplePosts = memoizeContent(async () => {
  const [{ settings }, posts] = await Promise.all([getSite(), getAllPosts()]);
  return settings.sampleNotice.show ? posts.filter(({ visibility }) => visibility !== 'public') : [];
});

/** Loads the public posts by a store or about its products. */
export const getStorePosts = async (store: string): Promise<Post[]> =>
  (await getPublicPosts()).filter(({ author, product }) => author.store?.id === store || product?.store.id === store);
