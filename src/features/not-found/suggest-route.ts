import { ROUTES } from '@/routes.ts';
import { editDistance } from '@/lib/text/edit-distance.ts';

/** Right spellings of words that the addresses spell otherwise, and names people would try. */
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

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** However long an address is, one that differs in more letters is another. */
const MOST_EDITS = 6;

/**
 * The known address nearest to an unknown one, or undefined when nothing is alike: more than a third would have to change.
 * @param others addresses of pages besides the routes
 */
export function suggestRoute(path: string, others: readonly string[] = []): string | undefined {
  const wanted = plain(path);
  const alias = ALIASES[wanted];
  if (alias) return alias;
  const limit = Math.min(MOST_EDITS, Math.max(1, wanted.length / 3));
  const ranked = [...Object.values(ROUTES), ...others]
    .map((route) => ({ route, edits: editDistance(wanted, plain(route), limit) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.route : undefined;
}
