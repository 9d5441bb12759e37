import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { invalid, valid } from '../model/validation.ts';
import type { TagInputProps } from '../inputs/TagInput.tsx';
import { MAX_TAG_LENGTH, TAG_SEPARATOR, splitPending, addTags } from '../inputs/tag-list.ts';
import { defineFieldType } from './field-type.ts';
import { SUGGESTION_CLASS, SUGGESTIONS_CLASS } from '../inputs/placeholder-styles.ts';

/** Few forms ask for keywords: only they load the box. */
const Box = createLazyComponent<TagInputProps>(
  async () => (await import('../inputs/TagInput.tsx')).TagInput,
  ({ field: { suggestions } }) => (
    <>
      <span className="mt-1.5 block min-h-11.5 rounded-field border border-control" />
      <span className={suggestions.length > 0 ? SUGGESTIONS_CLASS : ''}>
        {suggestions.map((word) => (
          <span key={word} className={SUGGESTION_CLASS}>
            + {word}
          </span>
        ))}
      </span>
    </>
  ),
);

/** Words that others may look for, as chips. */
export const keywords = defineFieldType('keywords', {
  named: 'label',
  empty: (): readonly string[] => [],
  fits: (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((word) => typeof word === 'string'),
  check({ max }, typed: readonly string[]) {
    // What stands in the box counts as if it had been entered. Nobody was told yet that it would be cut.
    const { pending } = splitPending(typed);
    if (pending.split(TAG_SEPARATOR).some((part) => countCharacters(normalizeLine(part)) > MAX_TAG_LENGTH)) {
      return invalid('tooLong', { max: MAX_TAG_LENGTH });
    }
    const labels = addTags([], typed.join('\n'));
    if (labels.length > max) return invalid('tooManyKeywords', { max });
    return valid(labels.length ? labels : null);
  },
  text: (_field, value: readonly string[]) => value.join(', '),
  View: Box,
});
