import { EyeOff, Globe, Images } from 'lucide';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import type { Post } from '@/storage/tables/posts.ts';
import { MAX_POST_LENGTH, VISIBILITIES, type Visibility } from '@/lib/post-rules.ts';
import { formatMessage } from '@/lib/messages.ts';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { MyPostLabels } from '../labels.ts';

type Props = {
  labels: MyPostLabels;
  post: Post;
  onChange: (change: Partial<Post>) => void;
  action: string;
  /** Resolves with whether it was kept. */
  onPost: (post: Post) => Promise<boolean>;
  /** Where a post is changed: then one writes on at once. */
  onCancel?: () => void;
  /** Found as it was left: nobody has asked to write yet. */
  found?: boolean;
  /** Leaves it for now. */
  onEscape?: () => void;
};

const DRAWINGS: Record<Visibility, typeof Globe> = { public: Globe, album: Images, hidden: EyeOff };

/** One line to write in, and who sees it. */
export function PostEditor({
  labels,
  post: { text, visibility },
  onChange,
  action,
  onPost,
  onCancel,
  onEscape,
  found = false,
}: Props): ReactElement {
  const id = useId();
  const live = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const changes = onCancel !== undefined;
  const line = normalizeLine(text);
  const length = countCharacters(line);
  const tooLong = length > MAX_POST_LENGTH;

  const keep = async () => {
    if (!(await onPost({ text: line, visibility }))) return;
    // Who has keys writes on. A finger would call up the keyboard.
    if (document.activeElement?.matches(':focus-visible')) input.current?.focus();
  };

  useEffect(() => {
    if (changes && !found) input.current?.focus();
  }, [changes, found]);

  return (
    <form
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape?.();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (tooLong) input.current?.focus();
        if (!length || tooLong) return;
        // Whoever keeps it says why it is not kept.
        cannotReject(keep());
      }}
      className="grid gap-3"
    >
      <div>
        <label htmlFor={`${id}-text`} className="sr-only">
          {labels.text}
        </label>
        <input
          ref={input}
          id={`${id}-text`}
          value={text}
          // What is typed before the script is there would be lost.
          disabled={!live}
          placeholder={labels.placeholder}
          autoComplete="off"
          dir="auto"
          aria-invalid={tooLong || undefined}
          aria-describedby={`${id}-count`}
          onChange={(event) => {
            onChange({ text: event.currentTarget.value });
          }}
          className="block min-h-12 w-full rounded-field border border-control bg-surface px-3.5 py-2.5 aria-invalid:border-clay"
        />
        {tooLong && (
          <p role="alert" className="mt-1.5 text-small text-clay">
            {formatMessage(labels.tooLong, { max: MAX_POST_LENGTH })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <fieldset disabled={!live} className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{labels.visibility}</legend>
          {VISIBILITIES.map((value) => (
            <label
              key={value}
              className="relative inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-small font-semibold hover:border-control has-checked:border-sea has-checked:bg-sea-soft has-checked:text-sea"
            >
              <input
                type="radio"
                name={`${id}-visibility`}
                checked={visibility === value}
                onChange={() => {
                  onChange({ visibility: value });
                }}
                // As large as its label: that is what one points at.
                className="absolute inset-0 cursor-pointer appearance-none rounded-full"
              />
              <Icon node={DRAWINGS[value]} size={16} />
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
          {/* Not disabled where nothing is written: who has just posted keeps the focus. */}
          <button
            type="submit"
            disabled={!live}
            aria-disabled={!length}
            className={buttonClass('primary', 'disabled:opacity-45 aria-disabled:opacity-45')}
          >
            {action}
          </button>
        </span>
      </div>
    </form>
  );
}
