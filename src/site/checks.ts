/** Rules of the shell and of sample content. */
import type { ContentIssue, EntriesOf, ReadEntry } from '@/cms/bridge/index.ts';
import { getProductPath, type getStorePath } from '@/routes.ts';
import { ENTRY_PATHS, isTaken } from './reserved-slugs.ts';
import { showsSamples } from './samples.ts';
import type { screens, settings } from './schema.ts';

type Screens = EntriesOf<{ screens: typeof screens }>;
type Settings = EntriesOf<{ settings: typeof settings }>;
/** The part of the content that has pages of its own. */
type Pages = Record<keyof typeof ENTRY_PATHS, readonly ReadEntry<unknown>[]> & {
  products: readonly ReadEntry<{ store: { id: string } }>[];
};

/** Two screens cannot have one address. */
export function* checkPlaceholderRoutes({ screens }: Screens): Iterable<ContentIssue> {
  const taken = new Map<string, string>();
  for (const { file, data } of screens) {
    const other = taken.get(data.page);
    if (other) yield { file, field: 'page', reason: `${other} has this address already: choose another or delete one` };
    taken.set(data.page, file);
  }
}

/** No entry has the address of another page of the site: one of the two would not be made. */
export function* entryAddresses(content: Pages): Iterable<ContentIssue> {
  const reason = (slug: string) => `a page of the site has the address that “${slug}” would have: choose another slug`;
  for (const [collection, pathOf] of Object.entries(ENTRY_PATHS) as [keyof typeof ENTRY_PATHS, typeof getStorePath][]) {
    for (const { id, file } of content[collection]) {
      if (isTaken(pathOf, id)) yield { file, field: '', reason: reason(id) };
    }
  }
  for (const { id, file, data } of content.products) {
    if (isTaken((slug) => getProductPath(data.store.id, slug), id)) yield { file, field: '', reason: reason(id) };
  }
}

function* texts(value: unknown, path: string): Iterable<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* texts(item, path ? `${path}.${key}` : key);
  }
}

const HOST = /(?:https?:\/\/|[\w.+-]@)([\w.-]+\.[a-z]{2,})/gi;
const PHONE = /\+\d{1,3}[ -]?(\d)/g;

/** While the site says that its listings are samples, none of them may reach a real company or person. */
export function* checkSamplesAreFictional(content: Settings): Iterable<ContentIssue> {
  if (!showsSamples(content)) return;
  for (const entries of Object.values(content)) {
    for (const { file, data } of entries) {
      for (const { path, text } of texts(data, '')) {
        for (const [, host = ''] of text.matchAll(HOST)) {
          if (!host.endsWith('.example'))
            yield { file, field: path, reason: `${host} could be real: sample hosts end in .example` };
        }
        for (const [number, digit] of text.matchAll(PHONE)) {
          if (digit !== '0')
            yield {
              file,
              field: path,
              reason: `${number}… could be real: sample numbers have a 0 after the country code`,
            };
        }
      }
    }
  }
}

export const siteChecks = [checkPlaceholderRoutes, entryAddresses, checkSamplesAreFictional];
