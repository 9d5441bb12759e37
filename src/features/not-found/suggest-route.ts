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
  '/jobs': ROUTES.findJobs,
  '/services': ROUTES.exploreService,
  '/profile': ROUTES.userProfile,
};

const normalizePath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Maximum edit distance of a suggestion, for paths of any length. */
const MAX_EDITS = 6;

/**
 * Returns the known path that is most similar to an unknown one, or undefined if more than a third of it would change.
 * @param others paths of pages that are not routes
 */
export function suggestRoute(path: string, others: readonly string[] = []): string | undefined {
  const normalized = normalizePath(path);
  const alias = ALIASES[normalized];
  if (alias) return alias;
  const limit = Math.min(MAX_EDITS, Math.max(1, normalized.length / 3));
  const ranked = [...Object.values(ROUTES), ...others]
    .map((route) => ({ route, edits: getEditDistance(normalized, normalizePath(route), limit) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.route : undefined;
}
