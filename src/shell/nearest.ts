import { ROUTES } from '@/routes.ts';

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

/** Edits between two words: insertions, deletions, replacements. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** The known address nearest to an unknown one, or undefined when nothing is alike: more than a third would have to change. */
export function nearestRoute(path: string): string | undefined {
  const wanted = plain(path);
  const alias = ALIASES[wanted];
  if (alias) return alias;
  const ranked = Object.values(ROUTES)
    .map((route) => ({ route, edits: distance(wanted, plain(route)) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(1, wanted.length / 3) ? best.route : undefined;
}
