/** Checks of the site's pages and of sample content. */
import type { ContentIssue, EntriesOf, ReadEntry } from '@/cms/bridge/index.ts';
import { getProductPath, type getStorePath } from '@/routes.ts';
import { findTexts } from './find-texts.ts';
import { ENTRY_PATHS, isReservedSlug } from './reserved-slugs.ts';
import { hasSampleNotice } from './samples.ts';
import { checkRedirects } from './redirects/checks.ts';
import type { settings } from './schema.ts';
import { checkTextLinks } from './text-links.ts';

type Settings = EntriesOf<{ settings: typeof settings }>;
/** The part of the content with pages of its own. */
type Pages = Record<keyof typeof ENTRY_PATHS, readonly ReadEntry<unknown>[]> & {
  products: readonly ReadEntry<{ store: { id: string } }>[];
};

/** Checks that no entry has the path of another page: one of the two would not be built. */
export function* checkEntryPaths(content: Pages): Iterable<ContentIssue> {
  const reason = (slug: string) => `another page of the site already has the address of “${slug}”: choose another slug`;
  for (const [collection, getPath] of Object.entries(ENTRY_PATHS) as [
    keyof typeof ENTRY_PATHS,
    typeof getStorePath,
  ][]) {
    for (const { id, file } of content[collection]) {
      if (isReservedSlug(getPath, id)) yield { file, field: '', reason: reason(id) };
    }
  }
  for (const { id, file, data } of content.products) {
    if (isReservedSlug((slug) => getProductPath(data.store.id, slug), id))
      yield { file, field: '', reason: reason(id) };
  }
}

const HOST = /(?:https?:\/\/|[\w.+-]@)([\w.-]+\.[a-z]{2,})/gi;
const PHONE = /\+\d{1,3}[ -]?(\d)/g;

/** Returns a pattern of a contact that is not a part of a longer one. */
function createContactPattern(contact: string): RegExp {
  // `RegExp.escape` needs a newer Node than a server with an inbox.
  const escaped = contact.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.+-])${escaped}(?![\w-]|\.\w)`, 'g');
}

/** Returns a function that leaves out of a text what is the operator's own: it is real as soon as the site is. */
function createOmitOwn({ settings }: Settings): (text: string) => string {
  const own = settings
    .flatMap(({ data: { contact } }) => [contact.email, contact.phone])
    .map((contact) => createContactPattern(contact));
  return (text) => own.reduce((rest, each) => rest.replaceAll(each, ''), text);
}

const isHostOf = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`);

/**
 * Checks that samples refer to no real company or person, as long as the site declares its listings as samples. The settings are not
 * samples: a site with samples may already have its own address and contact.
 */
export function* checkSamplesAreFictional(content: Settings): Iterable<ContentIssue> {
  if (!hasSampleNotice(content)) return;
  const sites = content.settings.map(({ data }) => new URL(data.address).hostname.replace(/^www\./, ''));
  const omitOwn = createOmitOwn(content);
  const { settings: _settings, ...others } = content;
  for (const entries of Object.values<Settings['settings']>(others)) {
    for (const { file, data } of entries) {
      for (const { path, text } of findTexts(data, '')) {
        const checked = omitOwn(text);
        for (const [, host = ''] of checked.matchAll(HOST)) {
          if (!host.endsWith('.example') && !sites.some((site) => isHostOf(host.toLowerCase(), site)))
            yield { file, field: path, reason: `${host} could be real: sample hosts end in .example` };
        }
        for (const [number, digit] of checked.matchAll(PHONE)) {
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

/** Checks that the address of the site has no path: all links of the site begin at the root of its host. */
export function* checkAddress({ settings }: Settings): Iterable<ContentIssue> {
  for (const { file, data } of settings) {
    const { origin, protocol } = new URL(data.address);
    if (!['http:', 'https:'].includes(protocol))
      yield { file, field: 'address', reason: 'must begin with https:// or http://' };
    else if (data.address !== origin && data.address !== `${origin}/`)
      yield { file, field: 'address', reason: `must be only a protocol and a host: write ${origin}` };
  }
}

export const siteChecks = [checkEntryPaths, checkSamplesAreFictional, checkAddress, checkTextLinks, checkRedirects];
