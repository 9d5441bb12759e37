import type { IconName } from '@/ui/icons.ts';
import type { Store } from './catalogue.ts';

const COUNT = new Intl.NumberFormat('en-US');

/** The figures of a store that a product shows as chips, in the order of the specification. */
export function statChips(stats: Store['stats']): { icon: IconName; text: string }[] {
  const chip = (icon: IconName, count: number, noun: string) => ({ icon, text: `${COUNT.format(count)} ${noun}` });
  return [
    chip('eye', stats.views, 'views'),
    chip('click', stats.clicks, 'clicks'),
    chip('heart', stats.likes, 'likes'),
    chip('inbox', stats.inquiries, 'inquiries'),
    chip('share', stats.shares, 'shares'),
  ];
}
