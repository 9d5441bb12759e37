import { useEffect, useImperativeHandle, useRef, useState, type ReactElement, type Ref } from 'react';
import { saveFile } from '@/forms/files/file-storage.ts';
import { FileList } from '@/forms/files/FileList.tsx';
import { useFileInput } from '@/forms/files/use-file-input.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { refuseWork, trackWork } from '@/forms/model/pending-work.ts';
import type { FileFamily } from '@/forms/schema/field-options.ts';
import { isComposing } from '@/lib/dom/is-composing.ts';
import { makeId } from '@/lib/make-id.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { Mic, SendHorizontal, Smile } from '@/ui/icons/icons.ts';
import type { Quote } from '../conversation.ts';
import { MAX_MESSAGE_FILES } from '../message-records.ts';
import type { ChatLabels } from '../labels.ts';
import { AttachButton } from './AttachButton.tsx';
import { ComposerStatus } from './ComposerStatus.tsx';
import { LazyEmojiPicker, LazyVoiceRecorder } from './LazyPanels.tsx';
import { MESSAGE_INPUT_ID, MessageInput } from './MessageInput.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import type { Recorded } from './recorder.ts';
import { SubjectCard } from './SubjectCard.tsx';
import { useMessageDraft, type MessageDraftState } from './use-message-draft.ts';
import { useSend, type SendMessage } from './use-send.ts';

const FAMILIES: readonly FileFamily[] = ['pictures', 'documents', 'videos'];

const FILE_FIELD = { max: MAX_MESSAGE_FILES };

/** Changes of the input from outside. Each moves the focus to it. */
export type ComposerHandle = {
  /** Puts a message before what is typed. See `useMessageDraft`. */
  moveToInput: MessageDraftState['moveToInput'];
  /** Replies to a message. */
  quote: (quote: Quote) => void;
};

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
  const id = MESSAGE_INPUT_ID;
  const input = useRef<HTMLTextAreaElement>(null);
  const emojiButton = useRef<HTMLButtonElement>(null);
  const voiceButton = useRef<HTMLButtonElement>(null);
  const messageDraft = useMessageDraft(conversation);
  const { draft, isRestored, owner, read, change, moveToInput } = messageDraft;
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
  // A recording ends later than the render that began it. Another panel may be open by then, which keeps the focus.
  const openPanel = useRef(panel);
  useEffect(() => {
    openPanel.current = panel;
  });
  const focusInput = () => {
    input.current?.focus();
  };
  const { error, setError, isTextInvalid, send } = useSend({
    ...messageDraft,
    waitForSubject,
    labels: composer,
    onSend,
    onInvalid: focusInput,
    // They are about the files of the message that is sent now.
    onTaken: clearMessages,
  });
  const attachFiles = (files: readonly File[]) => {
    // Rejected files are listed below.
    reportRejection(addFiles(files));
  };

  useImperativeHandle(handle, () => ({
    async moveToInput(message, unsend) {
      const result = await moveToInput(message, unsend);
      if (result === 'undone' || result === 'missing') focusInput();
      return result;
    },
    quote(quote) {
      change({ quote });
      focusInput();
    },
  }));

  const insertEmoji = (emoji: string) => {
    const box = input.current;
    const [start, end] = [box?.selectionStart ?? draft.text.length, box?.selectionEnd ?? draft.text.length];
    // A text that becomes too long stays whole: sending it says so.
    change({ text: `${draft.text.slice(0, start)}${emoji}${draft.text.slice(end)}` });
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
      refuseWork(owner);
    }
    if (openPanel.current === undefined) focusInput();
  };
  const closeVoice = (message: string) => {
    setError(message);
    if (openPanel.current !== 'voice') return;
    setPanel(undefined);
    voiceButton.current?.focus();
  };

  return (
    <>
      {nextSubject && <SubjectCard subject={nextSubject} />}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || panel !== 'emoji' || isComposing(event.nativeEvent)) return;
          setPanel(undefined);
          emojiButton.current?.focus();
        }}
        className="relative"
      >
        {/* Outside the form: Enter in its search would send the message. */}
        {panel === 'emoji' && (
          <div className="absolute start-3 bottom-full z-10 mb-2 w-[min(22.5rem,calc(100%-1.5rem))] overflow-hidden rounded-panel border border-line bg-surface shadow-lg">
            <LazyEmojiPicker labels={labels.emoji} onSelect={insertEmoji} />
          </div>
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface p-3 tablet:p-4"
        >
          {draft.quote && (
            <QuotePreview
              quote={draft.quote}
              labels={composer}
              onRemove={() => {
                change({ quote: null });
                focusInput();
              }}
            />
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
                  focusInput();
                }}
              />
            </section>
          )}
          {panel === 'voice' && (
            <LazyVoiceRecorder
              labels={labels.voice}
              onRecorded={(recorded) => {
                // `attachRecording` shows its errors.
                reportRejection(trackWork(owner, attachRecording(recorded)));
              }}
              onClose={closeVoice}
            />
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
            <AttachButton label={composer.attach} families={FAMILIES} ruleId={`${id}-rule`} onFiles={attachFiles} />
            <MessageInput
              id={id}
              ref={input}
              value={draft.text}
              isInvalid={isTextInvalid}
              describedBy={`${id}-hint ${id}-error`}
              labels={composer}
              onChange={(text) => {
                change({ text });
                if (error !== '') setError('');
              }}
              onSend={send}
              onFiles={attachFiles}
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
          <ComposerStatus
            inputId={id}
            error={error}
            rejections={rejections}
            families={FAMILIES}
            status={isChecking ? forms.file.checking : announcement || (isRestored ? composer.restored : '')}
            labels={composer}
            forms={forms}
          />
        </form>
      </div>
    </>
  );
}
