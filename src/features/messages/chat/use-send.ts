import { useState } from 'react';
import { waitForStartedWork } from '@/forms/model/pending-work.ts';
import { MAX_RECORD_FILES_SIZE } from '@/forms/schema/field-options.ts';
import { formatBytes } from '@/lib/bytes.ts';
import { makeId } from '@/lib/make-id.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import {
  MAX_MESSAGE_FILES,
  MAX_MESSAGE_LENGTH,
  validateMessage,
  type MessageError,
  type NewMessage,
} from '../message-records.ts';
import type { ChatLabels } from '../labels.ts';
import type { MessageDraftState, SentDraft } from './use-message-draft.ts';

/**
 * Stores a message. Resolves with an error message when it could not be stored.
 * @param loadingSubject resolves with the subject of the address; a message that was taken back has its own
 */
export type SendMessage = (
  id: string,
  message: NewMessage,
  loadingSubject: Promise<Subject | undefined>,
  draft: Promise<SentDraft>,
) => Promise<string | undefined>;

type Options = Pick<MessageDraftState, 'owner' | 'read' | 'isSending' | 'take' | 'takeFiles' | 'putBack' | 'submit'> & {
  waitForSubject: () => Promise<Subject | undefined>;
  labels: ChatLabels['composer'];
  onSend: SendMessage;
  /** Called when the message cannot be sent as it is. */
  onInvalid: () => void;
  /** Called when the message has left the input with its files. */
  onTaken: () => void;
};

type Send = {
  /** The error that is shown; an empty text without one. */
  error: string;
  setError: (error: string) => void;
  isTextInvalid: boolean;
  /** Sends the message as it is now, after those that are being sent. */
  send: () => void;
};

/** Validates a message and sends it. */
export function useSend(options: Options): Send {
  const { owner, read, isSending, take, takeFiles, putBack, submit } = options;
  const { waitForSubject, labels, onSend, onInvalid, onTaken } = options;
  const [error, setError] = useState('');
  const errors = {
    empty: labels.empty,
    tooLong: formatMessage(labels.tooLong, { max: MAX_MESSAGE_LENGTH }),
    tooManyFiles: formatMessage(labels.tooManyFiles, { max: MAX_MESSAGE_FILES }),
    filesTooLarge: formatMessage(labels.filesTooLarge, { max: formatBytes(MAX_RECORD_FILES_SIZE) }),
  };
  const validateAndSend = async () => {
    // A second press sends nothing, and needs no error.
    const isRepeated = isSending();
    const refuse = (reason: MessageError) => {
      if (reason === 'empty' && isRepeated) return;
      setError(errors[reason]);
      onInvalid();
    };
    const files = waitForStartedWork(owner);
    const earlyError = validateMessage(read());
    // A file that is being checked may be all that the message has.
    if (earlyError && !files) {
      refuse(earlyError);
      return;
    }
    setError('');
    const loadingSubject = waitForSubject();
    const outgoing = take();
    // Not without a file that is refused: its error is shown.
    if (files && !(await files)) {
      putBack(outgoing);
      onInvalid();
      return;
    }
    const { text, files: attached, quote, about } = takeFiles(outgoing);
    const message = { text, files: attached, quote: quote ?? undefined, about: about ?? undefined };
    const messageError = validateMessage(message);
    if (messageError) {
      putBack(outgoing);
      refuse(messageError);
      return;
    }
    onTaken();
    const recordId = makeId();
    await submit(outgoing, recordId, loadingSubject, async (saved) => {
      const failure = await onSend(recordId, message, loadingSubject, saved);
      // Without one, the error is about another message.
      if (failure !== undefined) setError(failure);
      return failure === undefined;
    });
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
