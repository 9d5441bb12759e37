import type { KeyboardEvent, ReactElement, Ref } from 'react';
import { isComposing } from '@/lib/dom/is-composing.ts';
import type { ChatLabels } from '../labels.ts';

type Props = {
  id: string;
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  isInvalid: boolean;
  /** Ids of the texts that describe it. */
  describedBy: string;
  labels: ChatLabels['composer'];
  onChange: (text: string) => void;
  onSend: () => void;
  /** Called with files that were pasted. */
  onFiles: (files: readonly File[]) => void;
};

/** The id of the input: one conversation is open at a time, and a link of the chat skips to it. */
export const MESSAGE_INPUT_ID = 'chat-message';

/**
 * The text of a message. Enter sends it, Shift and Enter begin a new line. Without `maxLength`, which would cut off a text that is
 * pasted: sending a text that is too long says so.
 */
export function MessageInput(props: Props): ReactElement {
  const { id, ref, value, isInvalid, describedBy, labels, onChange, onSend, onFiles } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {labels.message}
      </label>
      <textarea
        id={id}
        ref={ref}
        dir="auto"
        // Only for browsers without `field-sizing`; the others fit the height to the text.
        rows={value.split('\n').length}
        required
        enterKeyHint="send"
        placeholder={labels.placeholder}
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          onFiles(files);
        }}
        className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 grow resize-none rounded-panel border border-control bg-surface px-4 py-2.5 aria-invalid:border-clay"
      />
    </>
  );
}
