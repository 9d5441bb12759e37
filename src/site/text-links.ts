/** A check of the links that editors write into formatted texts. A violation stops the build and names file and field. */
import type { ContentIssue, ReadEntry } from '@/cms/bridge/index.ts';
import { getProductPath, MARKETS_PATH, listTabPagePaths, REDIRECTS, ROUTES } from '@/routes.ts';
import { findTexts } from './find-texts.ts';
import { ENTRY_PATHS } from './reserved-slugs.ts';

/** The types with formatted texts. Texts of other types may look like links, but pages show them as they are. */
export const FORMATTED_TYPES = ['faq', 'helpTopics', 'terms', 'privacy', 'licenses'] as const;

type PageType = keyof typeof ENTRY_PATHS;

/** The part of the content with pages of its own. */
type Pages = Record<Exclude<PageType, 'posts'>, readonly ReadEntry<unknown>[]> & {
  posts: readonly ReadEntry<{ visibility: string }>[];
  products: readonly ReadEntry<{ store: { id: string } }>[];
} & Record<(typeof FORMATTED_TYPES)[number], readonly ReadEntry<unknown>[]>;

/** The address of a link in Markdoc. */
const LINK = /\[[^\]\n]*\]\(<?([^)\s>]+)/g;

/** Addresses that a browser follows wherever they stand: of other sites, of mail and telephone, and of a part of the page. */
const FOLLOWED = /^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i;

/** Returns the paths of all pages that an editor may link. */
function listPaths(content: Pages): Set<string> {
  const paths = new Set<string>([
    ...Object.values(ROUTES),
    ...Object.keys(REDIRECTS),
    MARKETS_PATH,
    ...listTabPagePaths(),
  ]);
  // A post that not everybody sees has no page.
  const posts = content.posts.filter(({ data }) => data.visibility === 'public');
  const entries = { ...content, posts };
  for (const [type, getPath] of Object.entries(ENTRY_PATHS) as [PageType, (slug: string) => string][]) {
    for (const { id } of entries[type]) paths.add(getPath(id));
  }
  for (const { id, data } of content.products) paths.add(getProductPath(data.store.id, id));
  return paths;
}

function findReason(address: string, paths: ReadonlySet<string>): string | undefined {
  if (FOLLOWED.test(address)) return undefined;
  if (!address.startsWith('/'))
    return `“${address}” is not a whole address: begin it with https://, or with / for a page here`;
  const [path = ''] = address.split(/[#?]/);
  return paths.has(path) ? undefined : `“${address}” leads to no page of the site: correct it`;
}

/** Checks that links in formatted texts lead to pages: an entry may have been renamed or deleted since. */
export function* checkTextLinks(content: Pages): Iterable<ContentIssue> {
  const paths = listPaths(content);
  for (const type of FORMATTED_TYPES) {
    for (const { file, data, body = '' } of content[type]) {
      for (const { path, text } of [...findTexts(data, ''), { path: 'body', text: body }]) {
        for (const [, address = ''] of text.matchAll(LINK)) {
          const reason = findReason(address, paths);
          if (reason) yield { file, field: path, reason };
        }
      }
    }
  }
}
