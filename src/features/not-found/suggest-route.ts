import { ROUTES } from '@/routes.ts';
import { getEditDistance } from '@/lib/text/edit-distance.ts';

/** Correct spellings of misspelled routes, and other paths that visitors may try. */
const ALIASES: Record<string, string> = {
  '/referral': ROUTES.referral,
  '/wallet/withdrawal-success': ROUTES.withdrawSuccess,
  '/wallet/walletmoney': ROUTES.wallet,
  '/privacy': ROUTES.privacy,
  '/terms': ROUTES.terms,
  '/help': ROUTES.help,
  '/contact': ROUTES.contact,
  '/products': ROUTES.findProducts,
  '/product': ROUTES.findProducts,
  '/jobs': ROUTES.findJobs,
  '/services': ROUTES.exploreService,
  '/profile': ROUTES.userProfile,
};

const normalizePath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Maximum edit distance of a suggestion, for paths of any length. */
const MAX_EDITS = 6;

/**
 * Returns whether two normalized paths differ only in the folders that one of them begins with. A relative link leads to such a
 * path when it is opened on a page in a folder.
 */
const hasSameEnd = (path: string, other: string): boolean => path.endsWith(other) || other.endsWith(path);

/**
 * Returns the known path that an unknown one ends with or that ends with it. Otherwise it returns the most similar one, or
 * undefined if more than a third of it would change.
 * @param others paths of pages that are not routes
 */
export function suggestRoute(path: string, others: readonly string[] = []): string | undefined {
  const normalized = normalizePath(path);
  const alias = ALIASES[normalized];
  if (alias) return alias;
  const routes = [...Object.values(ROUTES), ...others];
  const [nearest] = routes
    .filter((route) => route !== ROUTES.home && hasSameEnd(normalized, normalizePath(route)))
    .sort((a, b) => Math.abs(a.length - normalized.length) - Math.abs(b.length - normalized.length));
  if (nearest) return nearest;
  const limit = Math.min(MAX_EDITS, Math.max(1, normalized.length / 3));
  const ranked = routes
    .map((route) => ({ route, edits: getEditDistance(normalized, normalizePath(route), limit) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.route : undefined;
}
