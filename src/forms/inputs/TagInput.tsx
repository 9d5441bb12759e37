import { X } from 'lucide';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FieldOf } from '../model/definition.ts';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { MAX_TAG_LENGTH, TAG_SEPARATOR, SEPARATORS, toTagKey, splitPending, addTags, withPending } from './tag-list.ts';
import type { InputProps } from '../field-types/field-type.ts';
import { SUGGESTION_CLASS, SUGGESTIONS_CLASS } from './placeholder-styles.ts';

export type TagInputProps = InputProps<FieldOf<'keywords'>, readonly string[]>;

const Suggestion = ({ word, onAdd }: { word: string; onAdd: (byKey: boolean) => void }): ReactElement => (
  <button
    type="button"
    onClick={({ detail }) => {
      onAdd(detail === 0);
    }}
    className={`${SUGGESTION_CLASS} hover:bg-sunken hover:text-text`}
  >
    + {word}
  </button>
);

/** Keywords as chips, a box for more, and suggestions. */
export function TagInput(props: TagInputProps): ReactElement {
  const { field, id, value, change, leave, focus, invalid, describedBy, labels } = props;
  // What stands in the box is part of the value: it is kept and sent like the rest.
  const { keywords, pending } = splitPending(value);
  const [cut, setCut] = useState(false);
  /** Makes keywords of a text; what stands in the box then is the rest. */
  const add = (text: string, rest = '') => {
    if (normalizeLine(text))
      setCut(text.split(TAG_SEPARATOR).some((part) => countCharacters(normalizeLine(part)) > MAX_TAG_LENGTH));
    const added = normalizeLine(text) ? addTags(keywords, text) : keywords;
    if (added !== keywords || rest !== pending) change(withPending(added, rest));
  };
  const remove = (word: string) => {
    change(
      withPending(
        keywords.filter((other) => other !== word),
        pending,
      ),
    );
    document.getElementById(id)?.focus();
  };
  const onType = (text: string, composing: boolean) => {
    setCut(false);
    // Many keyboards of phones do not tell which key was pressed: what stands in the box tells. What an input method is still
    // at work on is left alone.
    const end = composing ? -1 : Math.max(...SEPARATORS.map((separator) => text.lastIndexOf(separator)));
    if (end < 0) change(withPending(keywords, text));
    else add(text.slice(0, end), text.slice(end + 1).trimStart());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // In an empty box Enter is a slip, not a wish to send.
      event.preventDefault();
      add(pending);
    } else if (event.key === 'Backspace' && pending === '' && keywords.length) {
      change(keywords.slice(0, -1));
    }
  };
  const suggestions = field.suggestions.filter((word) => !keywords.some((other) => toTagKey(other) === toTagKey(word)));
  return (
    <>
      <div className="mt-1.5 flex min-h-11 flex-wrap items-center gap-1.5 rounded-field border border-control bg-surface px-2 py-1 focus-within:outline-2 focus-within:outline-sea has-aria-invalid:border-clay">
        {keywords.map((word) => (
          <span
            key={word}
            className="inline-flex items-center rounded-full bg-brass-soft ps-3 text-small text-brass-ink"
          >
            <bdi>{word}</bdi>
            <button
              type="button"
              aria-label={formatMessage(labels.field.removeKeyword, { word })}
              onClick={() => {
                remove(word);
              }}
              className="grid size-11 place-items-center rounded-full"
            >
              <Icon node={X} size={14} />
            </button>
          </span>
        ))}
        <input
          id={id}
          ref={focus}
          value={pending}
          placeholder={labels.field.addKeyword}
          autoComplete="off"
          dir="auto"
          aria-required={field.required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            onType(
              event.currentTarget.value,
              'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true,
            );
          }}
          onCompositionEnd={(event) => {
            onType(event.currentTarget.value, false);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add(pending);
            leave();
          }}
          className="min-h-9 min-w-28 grow bg-transparent px-1.5 focus:outline-none"
        />
      </div>
      <p role="status" className="mt-1 text-small text-brass-ink empty:hidden">
        {cut && formatMessage(labels.field.keywordCut, { max: MAX_TAG_LENGTH })}
      </p>
      {suggestions.length > 0 && (
        <div className={SUGGESTIONS_CLASS}>
          {suggestions.map((word) => (
            <Suggestion
              key={word}
              word={word}
              onAdd={(byKey) => {
                add(word, pending);
                // The button goes away. A finger would call up the keyboard.
                if (byKey) document.getElementById(id)?.focus();
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}
