import { Eye, Heart, Inbox, MousePointerClick, Share2, type IconNode } from '@/ui/icons/icons.ts';
import { formatPlural } from '@/lib/plurals.ts';
import type { Store } from './catalogue.ts';
import type { ProductLabels } from './labels.ts';

const CHIPS = [
  [Eye, 'views'],
  [MousePointerClick, 'clicks'],
  [Heart, 'likes'],
  [Inbox, 'inquiries'],
  [Share2, 'shares'],
] as const satisfies [IconNode, keyof Store['stats']][];

/** Formats the statistics of a store that product pages show as chips, in the order of the specification. */
export function formatStats(stats: Store['stats'], labels: ProductLabels['chips']): { icon: IconNode; text: string }[] {
  return CHIPS.map(([icon, name]) => ({
    icon,
    text: formatPlural(labels[name], stats[name]),
  }));
}
