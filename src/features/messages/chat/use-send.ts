import { useRef, useState } from 'react';
import { waitForWork } from '@/forms/model/pending-work.ts';
import { MAX_RECORD_FILES_SIZE } from '@/forms/schema/field-options.ts';
import { formatBytes } from '@/lib/bytes.ts';
import { makeId } from '@/lib/make-id.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import type { Subject } from '@/storage/schemas.ts';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH, validateMessage, type NewMessage } from '../message-records.ts';
import type { ChatLabels } from '../labels.ts';
import type { MessageDraftState, SentDraft } from './use-message-draft.ts';

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

type Options = Pick<MessageDraftState, 'owner' | 'read' | 'submit'> & {
  waitForSubject: () => Promise<Subject | undefined>;
  labels: ChatLabels['composer'];
  onSend: SendMessage;
  /** Called when the message cannot be sent as it is. */
  onInvalid: () => void;
  onStored: () => void;
};

type Send = {
  /** The error that is shown; an empty text without one. */
  error: string;
  setError: (error: string) => void;
  isTextInvalid: boolean;
  /** Sends the message, unless one is being sent. */
  send: () => void;
};

/** Validates a message and sends it. */
export function useSend(options: Options): Send {
  const { owner, read, submit, waitForSubject, labels, onSend, onInvalid, onStored } = options;
  const [error, setError] = useState('');
  const isSending = useRef(false);
  const errors = {
    empty: labels.empty,
    tooLong: formatMessage(labels.tooLong, { max: MAX_MESSAGE_LENGTH }),
    tooManyFiles: formatMessage(labels.tooManyFiles, { max: MAX_MESSAGE_FILES }),
    filesTooLarge: formatMessage(labels.filesTooLarge, { max: formatBytes(MAX_RECORD_FILES_SIZE) }),
  };
  const validateAndSend = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const [loaded] = await Promise.all([waitForSubject(), waitForWork(owner)]);
    const { text, files, quote, about } = read();
    const message = { text, files, quote: quote ?? undefined, about: about ?? undefined };
    const invalid = validateMessage(message);
    if (invalid) {
      setError(errors[invalid]);
      onInvalid();
    } else {
      setError('');
      const record = makeId();
      await submit(record, async (saved) => {
        const failure = await onSend(record, message, loaded, saved);
        setError(failure ?? '');
        if (failure === undefined) onStored();
        return failure === undefined;
      });
    }
    isSending.current = false;
  };
  return {
    error,
    setError,
    isTextInvalid: error === errors.empty || error === errors.tooLong,
    send: () => {
      // `validateAndSend` shows its errors.
      reportRejection(validateAndSend());
    },
  };
}
