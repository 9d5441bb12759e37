/** The character count below a text. Pure. */
import { countCharacters } from '@/lib/text/normalize.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import type { FormLabels } from '../labels.ts';

/** Number of characters before the maximum from which the count is announced. Before, it would only disturb typing. */
const ANNOUNCED_FROM = 10;

type CountLabels = Pick<FormLabels['field'], 'count' | 'left' | 'over'>;

/** Returns the visible count, and what screen readers announce: nothing until the maximum is near. */
export function describeCount(value: string, max: number, labels: CountLabels): { shown: string; announced: string } {
  const count = countCharacters(value);
  const left = max - count;
  const announced = left > ANNOUNCED_FROM ? '' : formatPlural(left < 0 ? labels.over : labels.left, Math.abs(left));
  return { shown: formatMessage(labels.count, { count, max }), announced };
}
