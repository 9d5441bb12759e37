import { Eye, Heart, Inbox, MousePointerClick, Share2, type IconNode } from '@/ui/icons/icons.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import type { Store } from './catalogue.ts';

const CHIPS = [
  [Eye, 'views'],
  [MousePointerClick, 'clicks'],
  [Heart, 'likes'],
  [Inbox, 'inquiries'],
  [Share2, 'shares'],
] as const satisfies [IconNode, keyof Store['stats']][];

/** Plurals with the placeholder `count`. */
type StatMessages = Readonly<Record<(typeof CHIPS)[number][1], Plural>>;

/** Formats the statistics of a store that product pages show as chips, in the order of the specification. */
export function formatStats(stats: Store['stats'], labels: StatMessages): { icon: IconNode; text: string }[] {
  return CHIPS.map(([icon, name]) => ({
    icon,
    text: formatPlural(labels[name], stats[name]),
  }));
}
