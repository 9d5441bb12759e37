import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';
import type { TagInputProps } from '../inputs/TagInput.tsx';
import { MAX_TAG_LENGTH, TAG_SEPARATOR, splitPending, addTags } from '../inputs/tag-list.ts';
import { defineFieldType } from './field-type.ts';
import { SUGGESTION_CLASS, SUGGESTIONS_CLASS } from '../inputs/placeholder-styles.ts';

// Loaded lazily: few forms ask for keywords.
const LazyTagInput = createLazyComponent<TagInputProps>(
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

/** Search keywords, entered as chips. */
export const keywords = defineFieldType('keywords', {
  labelledBy: 'label',
  initialValue: (): readonly string[] => [],
  isValidDraft: (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((word) => typeof word === 'string'),
  validate({ max }, typed: readonly string[]) {
    // Pending text in the input counts as entered. A keyword that is too long is an error here, because the user has not yet
    // seen the notice that it will be truncated.
    const { pending } = splitPending(typed);
    if (pending.split(TAG_SEPARATOR).some((part) => countCharacters(normalizeLine(part)) > MAX_TAG_LENGTH)) {
      return rejectValue('tooLong', { max: MAX_TAG_LENGTH });
    }
    const tags = addTags([], typed.join('\n'));
    if (tags.length > max) return rejectValue('tooManyKeywords', { max });
    return acceptValue(tags.length ? tags : null);
  },
  format: (_field, value: readonly string[]) => value.join(', '),
  Input: LazyTagInput,
});
