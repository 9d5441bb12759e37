import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { isComposing } from '@/lib/dom/is-composing.ts';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { INPUT_FRAME_CLASS } from '@/ui/input-styles.ts';
import { preventFocusOnPress } from '@/ui/prevent-focus-on-press.ts';
import type { FieldOf } from '../model/definition.ts';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { MAX_TAG_LENGTH, TAG_SEPARATOR, SEPARATORS, toTagKey, splitPending, addTags, withPending } from './tag-list.ts';
import type { InputProps } from '../field-types/field-type.ts';
import { SUGGESTION_CLASS, SUGGESTIONS_CLASS } from './placeholder-styles.ts';

export type TagInputProps = InputProps<FieldOf<'keywords'>, readonly string[]>;

const Suggestion = ({ word, onAdd }: { word: string; onAdd: (isByKey: boolean) => void }): ReactElement => (
  <button
    type="button"
    // If the input lost the focus, its text would become a keyword and move the suggestion before the click.
    onMouseDown={preventFocusOnPress}
    onClick={({ detail }) => {
      onAdd(detail === 0);
    }}
    className={`${SUGGESTION_CLASS} hover:bg-sunken hover:text-text`}
  >
    + {word}
  </button>
);

/** Edits keywords: chips, an input for more, and suggestions. */
export function TagInput(props: TagInputProps): ReactElement {
  const { field, id, value, onChange, onBlur, inputRef, invalid, describedBy, labels } = props;
  // Pending text in the input is part of the value: it is saved and submitted with the keywords.
  const { keywords, pending } = splitPending(value);
  const [isTruncated, setIsTruncated] = useState(false);
  /** Adds the keywords of a text. `rest` becomes the pending text. */
  const addKeywords = (text: string, rest = '') => {
    if (normalizeLine(text))
      setIsTruncated(text.split(TAG_SEPARATOR).some((part) => countCharacters(normalizeLine(part)) > MAX_TAG_LENGTH));
    const added = normalizeLine(text) ? addTags(keywords, text) : keywords;
    if (added !== keywords || rest !== pending) onChange(withPending(added, rest));
  };
  const removeKeyword = (word: string) => {
    onChange(
      withPending(
        keywords.filter((other) => other !== word),
        pending,
      ),
    );
    document.getElementById(id)?.focus();
  };
  const onType = (text: string, isComposing: boolean) => {
    setIsTruncated(false);
    // Separators are read from the text, because many phone keyboards do not report which key was pressed. Text that an
    // input method is still composing is not split.
    const end = isComposing ? -1 : Math.max(...SEPARATORS.map((separator) => text.lastIndexOf(separator)));
    if (end < 0) onChange(withPending(keywords, text));
    else addKeywords(text.slice(0, end), text.slice(end + 1).trimStart());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      // Enter adds a keyword and never submits the form, even when the input is empty.
      event.preventDefault();
      addKeywords(pending);
    } else if (event.key === 'Backspace' && pending === '' && keywords.length) {
      onChange(keywords.slice(0, -1));
    }
  };
  const suggestions = field.suggestions.filter((word) => !keywords.some((other) => toTagKey(other) === toTagKey(word)));
  return (
    <>
      <div className={`keyword-box ${INPUT_FRAME_CLASS}`}>
        {keywords.map((word) => (
          <span key={word} className="keyword rounded-full">
            <bdi className="min-w-0 wrap-anywhere">{word}</bdi>
            <button
              type="button"
              aria-label={formatMessage(labels.field.removeKeyword, { word })}
              onClick={() => {
                removeKeyword(word);
              }}
              className="grid size-11 shrink-0 place-items-center rounded-full"
            >
              <Icon icon="x" size={14} />
            </button>
          </span>
        ))}
        <input
          id={id}
          ref={inputRef}
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
            addKeywords(pending);
            onBlur();
          }}
          className="min-h-9 min-w-28 grow bg-transparent px-1.5 focus:outline-none"
        />
      </div>
      <p role="status" className="mt-1 text-small text-brass-ink empty:hidden">
        {isTruncated && formatMessage(labels.field.keywordCut, { max: MAX_TAG_LENGTH })}
      </p>
      {suggestions.length > 0 && (
        <div className={SUGGESTIONS_CLASS}>
          {suggestions.map((word) => (
            <Suggestion
              key={word}
              word={word}
              onAdd={(isByKey) => {
                addKeywords(word, pending);
                // The button disappears. Move the focus for keyboard users only: on touch it would open the keyboard.
                if (isByKey) document.getElementById(id)?.focus();
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}
