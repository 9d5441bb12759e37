import { EmojiPicker as Picker } from 'frimousse';
import { useEffect, useState, type ReactElement } from 'react';
import type { ChatLabels } from '../labels.ts';
import { EMOJI_PATH } from '../emoji-path.ts';

export type EmojiPickerProps = {
  labels: ChatLabels['emoji'];
  onSelect: (emoji: string) => void;
};

/** A picker of emoji with a search field. Its data is a file of this site. */
export function EmojiPicker({ labels, onSelect }: EmojiPickerProps): ReactElement {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // The picker waits without limit when its data cannot be loaded.
    fetch(`${EMOJI_PATH}/en/data.json`).then(
      ({ ok }) => {
        setHasFailed(!ok);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  if (hasFailed) {
    return (
      <p role="alert" className="grid h-80 place-items-center p-6 text-center text-small text-clay">
        {labels.failed}
      </p>
    );
  }
  return (
    <Picker.Root
      emojibaseUrl={EMOJI_PATH}
      locale="en"
      onEmojiSelect={({ emoji }) => {
        onSelect(emoji);
      }}
      className="flex h-80 flex-col"
    >
      <Picker.Search
        autoFocus
        aria-label={labels.search}
        placeholder={labels.search}
        className="mx-3 mt-3 min-h-11 rounded-full border border-control bg-surface px-4"
      />
      <Picker.Viewport className="relative mt-2 min-h-0 grow overflow-y-auto">
        <Picker.Loading className="absolute inset-0 grid place-items-center text-small text-muted">
          {labels.loading}
        </Picker.Loading>
        <Picker.Empty className="absolute inset-0 grid place-items-center text-small text-muted">
          {labels.none}
        </Picker.Empty>
        <Picker.List
          className="pb-2 select-none"
          components={{
            CategoryHeader: ({ category, ...props }) => (
              <div {...props} className="bg-surface px-4 pt-2 pb-1 text-fine font-semibold text-muted">
                {category.label}
              </div>
            ),
            // The picker counts rows and columns from 0, ARIA from 1.
            Row: ({ children, ...props }) => (
              <div {...props} aria-rowindex={Number(props['aria-rowindex']) + 1} className="px-2">
                {children}
              </div>
            ),
            Emoji: ({ emoji, ...props }) => (
              <button
                {...props}
                aria-colindex={Number(props['aria-colindex']) + 1}
                type="button"
                className="grid size-11 place-items-center rounded-field text-[1.35rem] data-[active]:bg-sea-soft"
              >
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </Picker.Viewport>
    </Picker.Root>
  );
}
