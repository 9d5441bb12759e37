import { later } from '@/ui/lazy-component.tsx';
import { lengthOf, plainLine } from '@/lib/text/normalize.ts';
import { bad, good } from '../model/validation.ts';
import type { KeywordBoxProps } from '../inputs/TagInput.tsx';
import { LONGEST, SEPARATOR, splitPending, withKeywords } from '../inputs/tag-list.ts';
import { kindOf } from './field-type.ts';
import { SUGGESTION, SUGGESTIONS } from '../inputs/placeholder-styles.ts';

/** Few forms ask for keywords: only they load the box. */
const Box = later<KeywordBoxProps>(
  async () => (await import('../inputs/TagInput.tsx')).KeywordBox,
  ({ field: { suggestions } }) => (
    <>
      <span className="mt-1.5 block min-h-11.5 rounded-field border border-control" />
      <span className={suggestions.length > 0 ? SUGGESTIONS : ''}>
        {suggestions.map((word) => (
          <span key={word} className={SUGGESTION}>
            + {word}
          </span>
        ))}
      </span>
    </>
  ),
);

/** Words that others may look for, as chips. */
export const keywords = kindOf('keywords', {
  named: 'label',
  empty: (): readonly string[] => [],
  fits: (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((word) => typeof word === 'string'),
  check({ most }, typed: readonly string[]) {
    // What stands in the box counts as if it had been entered. Nobody was told yet that it would be cut.
    const { pending } = splitPending(typed);
    if (pending.split(SEPARATOR).some((part) => lengthOf(plainLine(part)) > LONGEST)) {
      return bad('tooLong', { most: LONGEST });
    }
    const words = withKeywords([], typed.join('\n'));
    if (words.length > most) return bad('tooMany', { most });
    return good(words.length ? words : null);
  },
  text: (_field, value: readonly string[]) => value.join(', '),
  View: Box,
});
