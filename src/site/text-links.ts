/** A check of the links that editors write into formatted texts. A violation stops the build and names file and field. */
import type { ContentIssue, ReadEntry } from '@/cms/bridge/index.ts';
import { REDIRECTS } from '@/routes.ts';
import { findTexts } from './find-texts.ts';
import { listPagePaths, type Pages } from './page-paths.ts';

/** The types with formatted texts. Texts of other types may look like links, but pages show them as they are. */
export const FORMATTED_TYPES = ['faq', 'helpTopics', 'terms', 'privacy', 'licenses'] as const;

type Content = Pages & Record<(typeof FORMATTED_TYPES)[number], readonly ReadEntry<unknown>[]>;

/** The address of a link in Markdoc. */
const LINK = /\[[^\]\n]*\]\(<?([^)\s>]+)/g;

/** Addresses that work on every page: of other sites, of mail and telephone, and of a part of the page. */
const FOLLOWED = /^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i;

function findReason(address: string, paths: ReadonlySet<string>): string | undefined {
  if (FOLLOWED.test(address)) return undefined;
  if (!address.startsWith('/'))
    return `“${address}” is not a whole address: begin it with https://, or with / for a page here`;
  const [path = ''] = address.split(/[#?]/);
  return paths.has(path) ? undefined : `“${address}” leads to no page of the site: correct it`;
}

/** Checks that links in formatted texts lead to pages: an entry may have been renamed or deleted since. */
export function* checkTextLinks(content: Content): Iterable<ContentIssue> {
  const paths = new Set([...listPagePaths(content), ...Object.keys(REDIRECTS)]);
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
