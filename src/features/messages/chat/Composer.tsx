import { ignoreStorageError } from '@/storage/errors.ts';
import { Mic, Paperclip, SendHorizontal, Smile, X } from '@/ui/icons/icons.ts';
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { formatErrorMessage } from '@/forms/model/error-message.ts';
import { saveFile } from '@/forms/files/file-storage.ts';
import { trackWork, waitForWork } from '@/forms/model/pending-work.ts';
import { FileList } from '@/forms/files/FileList.tsx';
import { useFileInput } from '@/forms/files/use-file-input.ts';
import { getAcceptAttribute, getExtensions, getMaxFileSize } from '@/forms/files/validate-file.ts';
import type { FileFamily } from '@/forms/schema/field-options.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { formatBytes } from '@/lib/bytes.ts';
import { isComposing } from '@/lib/dom/is-composing.ts';
import { formatMessage } from '@/lib/messages.ts';
import { makeId } from '@/lib/make-id.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { buttonClass } from '@/ui/button.ts';
import type { Subject } from '@/storage/schemas.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import type { Quote } from '../conversation.ts';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH, validateMessage, type NewMessage } from '../message-records.ts';
import type { ChatLabels } from '../labels.ts';
import type { EmojiPickerProps } from './EmojiPicker.tsx';
import type { Recorded } from './recorder.ts';
import { SubjectCard } from './SubjectCard.tsx';
import { useMessageDraft, type MessageDraftState, type SentDraft } from './use-message-draft.ts';
import type { VoiceRecorderProps } from './VoiceRecorder.tsx';

const FAMILIES: readonly FileFamily[] = ['pictures', 'documents', 'videos'];

const FILE_FIELD = { max: MAX_MESSAGE_FILES };

/** Loaded when first opened: few messages need them. */
const EmojiPicker = createLazyComponent<EmojiPickerProps>(
  async () => (await import('./EmojiPicker.tsx')).EmojiPicker,
  ({ labels }) => <span className="grid h-80 place-items-center text-small text-muted">{labels.loading}</span>,
  ({ labels }) => (
    <p role="alert" className="grid h-80 place-items-center p-6 text-center text-small text-clay">
      {labels.failed}
    </p>
  ),
);
const VoiceRecorder = createLazyComponent<VoiceRecorderProps>(
  async () => (await import('./VoiceRecorder.tsx')).VoiceRecorder,
  () => <span className="block min-h-17" />,
  ({ labels }) => (
    <p role="alert" className="flex min-h-17 items-center text-small text-clay">
      {labels.unloaded}
    </p>
  ),
);

/** Changes of the input from outside. Each moves the focus to it. */
export type ComposerHandle = {
  /** Puts a message before what is typed. See `useMessageDraft`. */
  takeBack: MessageDraftState['takeBack'];
  /** Replies to a message. */
  quote: (quote: Quote) => void;
};

/**
 * Stores a message. Resolves with an error message when it could not be stored.
 * @param subject that of the address; a message that was taken back has its own
 */
export type SendMessage = (
  id: string,
  message: NewMessage,
  subject: Subject | undefined,
  draft: Promise<SentDraft>,
) => Promise<string | undefined>;

type Props = {
  conversation: string;
  /** Subject of the next message, from the address. A message that was taken back has its own. */
  subject: Subject | undefined;
  /** Resolves with that subject as soon as it is loaded. */
  waitForSubject: () => Promise<Subject | undefined>;
  labels: ChatLabels;
  forms: FormLabels;
  handle: Ref<ComposerHandle>;
  onSend: SendMessage;
};

/** The input of a conversation: text, emoji, files and voice messages. */
export function Composer(props: Props): ReactElement {
  const { conversation, subject, waitForSubject, labels, forms, handle, onSend } = props;
  const { composer } = labels;
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const emojiButton = useRef<HTMLButtonElement>(null);
  const voiceButton = useRef<HTMLButtonElement>(null);
  const { draft, isRestored, owner, read, change, submit, takeBack } = useMessageDraft(conversation);
  const { addFiles, removeFile, isChecking, announcement, rejections, clearMessages } = useFileInput({
    field: FILE_FIELD,
    families: FAMILIES,
    value: draft.files,
    onChange(files) {
      change({ files });
    },
    owner,
    labels: forms,
  });
  const nextSubject = draft.about ?? subject;
  const [panel, setPanel] = useState<'emoji' | 'voice'>();
  const [error, setError] = useState('');
  const isSending = useRef(false);
  const errors = {
    empty: composer.empty,
    tooLong: formatMessage(composer.tooLong, { max: MAX_MESSAGE_LENGTH }),
    tooManyFiles: formatMessage(composer.tooManyFiles, { max: MAX_MESSAGE_FILES }),
  };

  useImperativeHandle(handle, () => ({
    async takeBack(message, withdraw) {
      const result = await takeBack(message, withdraw);
      if (result === 'undone' || result === 'missing') input.current?.focus();
      return result;
    },
    quote(quote) {
      change({ quote });
      input.current?.focus();
    },
  }));

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const [loaded] = await Promise.all([waitForSubject(), waitForWork(owner)]);
    const { text, files, quote, about } = read();
    const message = { text, files, quote: quote ?? undefined, about: about ?? undefined };
    const invalid = validateMessage(message);
    if (invalid) {
      setError(errors[invalid]);
      input.current?.focus();
    } else {
      setError('');
      const record = makeId();
      await submit(record, async (saved) => {
        const failure = await onSend(record, message, loaded, saved);
        setError(failure ?? '');
        // They are about the files of the message that is sent now.
        if (failure === undefined) clearMessages();
        return failure === undefined;
      });
    }
    isSending.current = false;
  };
  const startSending = () => {
    // `send` shows its errors.
    reportRejection(send());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    startSending();
  };
  const insertEmoji = (emoji: string) => {
    const box = input.current;
    const [start, end] = [box?.selectionStart ?? draft.text.length, box?.selectionEnd ?? draft.text.length];
    change({ text: `${draft.text.slice(0, start)}${emoji}${draft.text.slice(end)}`.slice(0, MAX_MESSAGE_LENGTH) });
    setPanel(undefined);
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(start + emoji.length, start + emoji.length);
    });
  };
  const attachRecording = async ({ blob, extension }: Recorded) => {
    const recordings = read().files.filter(({ type }) => type.startsWith('audio/')).length;
    const name = `${formatMessage(labels.voice.name, { number: recordings + 1 })}.${extension}`;
    const file = { id: makeId(), name, type: blob.type, size: blob.size };
    try {
      await saveFile({ ...file, owner, blob });
      change({ files: [...read().files, file] });
    } catch (error) {
      ignoreStorageError(error);
      setError(labels.voice.failed);
    }
    input.current?.focus();
  };
  const closeVoice = (message: string) => {
    setPanel(undefined);
    setError(message);
    voiceButton.current?.focus();
  };

  return (
    <>
      {nextSubject && <SubjectCard subject={nextSubject} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          startSending();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || panel !== 'emoji') return;
          setPanel(undefined);
          emojiButton.current?.focus();
        }}
        className="relative grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface p-3 tablet:p-4"
      >
        {draft.quote && (
          <div className="flex items-center gap-2 rounded-field border-s-2 border-sea bg-sunken ps-3 text-small">
            <p className="min-w-0 grow py-1.5">
              <span className="block font-semibold">
                {formatMessage(composer.replyTo, { name: draft.quote.author })}
              </span>
              <bdi className="line-clamp-1 text-muted">{draft.quote.text}</bdi>
            </p>
            <button
              type="button"
              aria-label={composer.removeQuote}
              onClick={() => {
                change({ quote: null });
                input.current?.focus();
              }}
              className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line/60"
            >
              <Icon icon={X} size={18} />
            </button>
          </div>
        )}
        {draft.files.length > 0 && (
          <section aria-label={composer.files} className="max-h-48 overflow-y-auto">
            <FileList
              files={draft.files}
              isSingleImage={false}
              labels={forms.file}
              onRemove={(file) => {
                removeFile(file);
                setError('');
                input.current?.focus();
              }}
            />
          </section>
        )}
        {panel === 'voice' && (
          <VoiceRecorder
            labels={labels.voice}
            onRecorded={(recorded) => {
              // `attachRecording` shows its errors.
              reportRejection(trackWork(owner, attachRecording(recorded)));
            }}
            onClose={closeVoice}
          />
        )}
        {panel === 'emoji' && (
          <div className="absolute start-3 bottom-full z-10 mb-2 w-[min(22.5rem,calc(100%-1.5rem))] overflow-hidden rounded-panel border border-line bg-surface shadow-lg">
            <EmojiPicker labels={labels.emoji} onSelect={insertEmoji} />
          </div>
        )}
        <div className="flex flex-wrap items-end gap-2 tablet:flex-nowrap">
          <button
            ref={emojiButton}
            type="button"
            aria-label={composer.emoji}
            aria-expanded={panel === 'emoji'}
            onClick={() => {
              setPanel(panel === 'emoji' ? undefined : 'emoji');
            }}
            className={buttonClass('round', 'order-1 tablet:order-none')}
          >
            <Icon icon={Smile} />
          </button>
          <label
            className={buttonClass(
              'round',
              'relative order-1 focus-within:outline-2 focus-within:outline-sea tablet:order-none',
            )}
          >
            <Icon icon={Paperclip} />
            <span className="sr-only">{composer.attach}</span>
            <input
              type="file"
              multiple
              accept={getAcceptAttribute(FAMILIES)}
              aria-describedby={`${id}-rule`}
              onChange={(event) => {
                const files = [...(event.currentTarget.files ?? [])];
                event.currentTarget.value = '';
                // Rejected files are listed below.
                reportRejection(addFiles(files));
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
          <label htmlFor={id} className="sr-only">
            {composer.message}
          </label>
          <textarea
            id={id}
            ref={input}
            dir="auto"
            rows={1}
            required
            maxLength={MAX_MESSAGE_LENGTH}
            enterKeyHint="send"
            placeholder={composer.placeholder}
            value={draft.text}
            aria-invalid={error === errors.empty || error === errors.tooLong || undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={(event) => {
              change({ text: event.currentTarget.value });
              if (error !== '') setError('');
            }}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              reportRejection(addFiles(files));
            }}
            className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 grow resize-none rounded-panel border border-control bg-surface px-4 py-2.5 aria-invalid:border-clay"
          />
          <button
            ref={voiceButton}
            type="button"
            aria-label={composer.voice}
            aria-expanded={panel === 'voice'}
            onClick={() => {
              setError('');
              setPanel(panel === 'voice' ? undefined : 'voice');
            }}
            className={buttonClass('round', 'order-1 tablet:order-none')}
          >
            <Icon icon={Mic} />
          </button>
          <button
            type="submit"
            aria-label={composer.send}
            className={buttonClass('primary', 'order-1 ms-auto w-11 shrink-0 px-0 tablet:order-none')}
          >
            <Icon icon={SendHorizontal} size={19} className="rtl:-scale-x-100" />
          </button>
        </div>
        <p id={`${id}-error`} role="alert" className="text-small text-clay empty:hidden">
          {error}
        </p>
        {rejections.length > 0 && (
          <div role="alert" className="grid gap-1 text-small wrap-anywhere text-clay">
            {rejections.map((rejection) => (
              <p key={`${rejection.code} ${String(rejection.values?.['name'])}`}>
                {formatErrorMessage(rejection, forms)}
              </p>
            ))}
          </div>
        )}
        <p id={`${id}-hint`} className="text-fine text-muted max-tablet:sr-only">
          {composer.hint}
        </p>
        <p id={`${id}-rule`} className="sr-only">
          {formatMessage(composer.attachRule, {
            types: getExtensions(FAMILIES).join(', '),
            size: formatBytes(getMaxFileSize(FAMILIES)),
            max: MAX_MESSAGE_FILES,
          })}
        </p>
        <p role="status" className="text-fine wrap-anywhere text-muted empty:hidden">
          {isChecking ? forms.file.checking : announcement || (isRestored ? composer.restored : '')}
        </p>
      </form>
    </>
  );
}
