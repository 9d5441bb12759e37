import { ROUTES } from '@/routes.ts';
import { edits } from '@/search/edits.ts';

/** Right spellings of words that the addresses spell otherwise, and names people would try. */
const ALIASES: Record<string, string> = {
  '/referral': ROUTES.referral,
  '/wallet/withdrawal-success': ROUTES.withdrawSuccess,
  '/wallet/walletmoney': ROUTES.wallet,
  '/privacy': ROUTES.privacy,
  '/terms': ROUTES.terms,
  '/help': ROUTES.help,
  '/contact': ROUTES.contact,
  '/findproduct': ROUTES.findProducts,
  '/products': ROUTES.findProducts,
  '/jobs': ROUTES.findJobs,
  '/services': ROUTES.exploreService,
  '/profile': ROUTES.userProfile,
};

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** The known address nearest to an unknown one, or undefined when nothing is alike: more than a third would have to change. */
export function nearestRoute(path: string): string | undefined {
  const wanted = plain(path);
  const alias = ALIASES[wanted];
  if (alias) return alias;
  const limit = Math.max(1, wanted.length / 3);
  const ranked = Object.values(ROUTES)
    .map((route) => ({ route, edits: edits(wanted, plain(route), limit) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.route : undefined;
}
