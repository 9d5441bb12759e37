import { useEffect, useId, useRef, type ReactElement } from 'react';
import type { Post } from '@/storage/tables/posts.ts';
import { MAX_POST_LENGTH, VISIBILITIES, type Visibility } from '@/lib/post-rules.ts';
import { isComposing } from '@/lib/dom/is-composing.ts';
import { formatMessage } from '@/lib/messages.ts';
import { RadioInput } from '@/forms/inputs/RadioInput.tsx';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { buttonClass } from '@/ui/button.ts';
import { FieldError } from '@/ui/feedback/FieldError.tsx';
import { CHOICE_CHIP_CLASS, INPUT_CLASS } from '@/ui/input-styles.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { MaskedIcon } from '@/ui/icons/masked-icons.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { MyPostLabels } from '../labels.ts';

type Props = {
  labels: MyPostLabels;
  post: Post;
  onChange: (change: Partial<Post>) => void;
  action: string;
  /** Resolves to whether the post was saved. */
  onPost: (post: Post) => Promise<boolean>;
  /** Given if an existing post is edited; its input then receives focus. */
  onCancel?: () => void;
  /** Whether the text was restored from an earlier page; the input then receives no focus. */
  isRestored?: boolean;
  /** Closes the editor without discarding the changes. */
  onEscape?: () => void;
};

const ICONS: Record<Visibility, MaskedIcon> = { public: 'globe', album: 'images', hidden: 'user' };

/** An editor of a one-line post and its visibility. */
export function PostEditor({
  labels,
  post: { text, visibility },
  onChange,
  action,
  onPost,
  onCancel,
  onEscape,
  isRestored = false,
}: Props): ReactElement {
  const id = useId();
  const isHydrated = useHydrated();
  const inputRef = useRef<HTMLInputElement>(null);
  const isEditing = onCancel !== undefined;
  const line = normalizeLine(text);
  const length = countCharacters(line);
  const isTooLong = length > MAX_POST_LENGTH;

  const submit = async () => {
    if (!(await onPost({ text: line, visibility }))) return;
    // Focus the input for keyboard users only: on touch screens it would open the on-screen keyboard.
    if (document.activeElement?.matches(':focus-visible')) inputRef.current?.focus();
  };

  useEffect(() => {
    if (isEditing && !isRestored) inputRef.current?.focus();
  }, [isEditing, isRestored]);

  return (
    <form
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !isComposing(nativeEvent)) onEscape?.();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooLong) inputRef.current?.focus();
        // The caller of `onPost` reports errors.
        else if (length) reportRejection(submit());
      }}
      className="grid gap-3"
    >
      <div>
        <label htmlFor={`${id}-text`} className="sr-only">
          {labels.text}
        </label>
        <input
          ref={inputRef}
          id={`${id}-text`}
          value={text}
          // Text that is typed before hydration would be lost.
          disabled={!isHydrated}
          placeholder={labels.placeholder}
          autoComplete="off"
          dir="auto"
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${isTooLong ? `${id}-error ` : ''}${id}-count`}
          onChange={(event) => {
            onChange({ text: event.currentTarget.value });
          }}
          className={INPUT_CLASS}
        />
        <FieldError
          id={`${id}-error`}
          role="alert"
          message={isTooLong ? formatMessage(labels.tooLong, { max: MAX_POST_LENGTH }) : undefined}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <fieldset disabled={!isHydrated} className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{labels.visibility}</legend>
          {VISIBILITIES.map((value, index) => (
            <label key={value} className={`${CHOICE_CHIP_CLASS} relative font-semibold`}>
              <RadioInput
                option={value}
                isFirst={index === 0}
                input={{
                  id: `${id}-visibility`,
                  value: visibility,
                  onChange: () => {
                    onChange({ visibility: value });
                  },
                }}
                // Covers its label, so that the whole label is the pointer target.
                className="absolute inset-0 size-auto appearance-none rounded-full border-0 bg-transparent before:hidden"
              />
              <Icon icon={ICONS[value]} size={16} />
              {labels[value]}
            </label>
          ))}
        </fieldset>
        <span id={`${id}-count`} className="text-fine text-muted tabular-nums">
          {formatMessage(labels.count, { count: length, max: MAX_POST_LENGTH })}
        </span>
        <span className="ms-auto flex gap-2.5">
          {onCancel && (
            <button type="button" onClick={onCancel} className={buttonClass('secondary')}>
              {labels.cancel}
            </button>
          )}
          {/* Not disabled when the text is empty, so that the button keeps focus after posting. */}
          <button
            disabled={!isHydrated}
            aria-disabled={!length}
            className={buttonClass('primary', 'aria-disabled:opacity-45')}
          >
            {action}
          </button>
        </span>
      </div>
    </form>
  );
}
