/** Converts between chat messages and the records in which the device stores and delivers them. */
import { createRecordNumber, getFileIds } from '@/forms/model/record.ts';
import { isFileRefs, type FileRef } from '@/forms/files/file-refs.ts';
import { MAX_RECORD_FILES_SIZE } from '@/forms/schema/field-options.ts';
import { SITE_PATH } from '@/lib/text/site-path.ts';
import { normalizeText } from '@/lib/text/normalize.ts';
import type { RecordInput } from '@/storage/tables/records.ts';
import type { BusinessCard, StoredFieldValue, StoredRecord, Subject } from '@/storage/schemas/stored-record.ts';
import type { Message, Quote } from './conversation.ts';
import type { ChatLabels } from './labels.ts';

/** Action of chat messages, in the database and on the wire. Must never change. */
export const CHAT_ACTION = 'chat';

/** Action of the form “leave a message”, whose records are inquiries. */
export const INQUIRY_ACTION = 'message';

const NUMBER_PREFIX = 'CM';

/** Maximum length of a message in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 10_000;

/** Maximum number of files of a message. */
export const MAX_MESSAGE_FILES = 5;

export type NewMessage = {
  text: string;
  files: readonly FileRef[];
  about?: Subject | undefined;
  quote?: Quote | undefined;
  /** Business card that the visitor shares with the message. */
  card?: BusinessCard | undefined;
};

/** Labels of the fields of a record, in the language in which it was written. */
export type FieldLabels = Pick<ChatLabels['composer'], 'text' | 'files' | 'quote'>;

/** Why a message cannot be sent. A message that was taken back is joined with what was typed, which can exceed the limits. */
export type MessageError = 'empty' | 'tooLong' | 'tooManyFiles' | 'filesTooLarge';

/** Returns why a message cannot be sent, or undefined. */
export function validateMessage({ text, files }: Pick<NewMessage, 'text' | 'files'>): MessageError | undefined {
  if (files.length > MAX_MESSAGE_FILES) return 'tooManyFiles';
  if (files.reduce((total, { size }) => total + size, 0) > MAX_RECORD_FILES_SIZE) return 'filesTooLarge';
  if (text.length > MAX_MESSAGE_LENGTH) return 'tooLong';
  return normalizeText(text) === '' && files.length === 0 ? 'empty' : undefined;
}

/**
 * Creates the record of a chat message.
 * @param id UUID, chosen before the first attempt, so that a retry does not create a second record
 */
export function createMessageRecord(
  { text, files, about, quote, card }: NewMessage,
  conversation: { id: string; name: string },
  { id, at, labels }: { id: string; at: Date; labels: FieldLabels },
): RecordInput {
  const line = normalizeText(text);
  const answers: StoredFieldValue[] = [{ name: 'text', label: labels.text, kind: 'text', value: line, text: line }];
  if (files.length > 0) {
    const names = files.map(({ name }) => name).join(', ');
    answers.push({
      name: 'files',
      label: labels.files,
      kind: 'files',
      value: files.map((file) => ({ ...file })),
      text: names,
    });
  }
  if (quote) {
    answers.push({
      name: 'quote',
      label: labels.quote,
      kind: 'text',
      value: { ...quote },
      text: `${quote.author}: ${quote.text}`,
    });
  }
  return {
    id,
    number: createRecordNumber(NUMBER_PREFIX, id, at),
    action: CHAT_ACTION,
    form: CHAT_ACTION,
    title: conversation.name,
    ...(about && { about }),
    ...(card && { card }),
    conversation: conversation.id,
    answers,
    files: getFileIds(answers),
    at: at.getTime(),
  };
}

/** Returns whether a stored value is a quote. Another version of the site may have stored it. */
export const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Quote>).author === 'string' &&
  typeof (value as Partial<Quote>).text === 'string';

/** Returns whether a stored value is a subject with a path of this site. */
export const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'id', 'name', 'path'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  SITE_PATH.test((value as Subject).path);

/**
 * Converts a record of a chat message or an inquiry; undefined without a conversation.
 * @param conversation id of the conversation of an inquiry, which its record does not have
 */
export function toMessage(record: StoredRecord, conversation = record.conversation): Message | undefined {
  if (conversation === undefined) return undefined;
  const isInquiry = record.action === INQUIRY_ACTION;
  const answers = new Map(record.answers.map((answer) => [answer.name, answer]));
  const files = record.answers.flatMap(({ value }) => (isFileRefs(value) ? value : []));
  const quote = answers.get('quote')?.value;
  return {
    id: record.id,
    conversation,
    sender: 'visitor',
    at: record.at,
    text: (answers.get(isInquiry ? 'message' : 'text') ?? answers.get('detail'))?.text ?? '',
    about: record.about,
    card: record.card,
    isInquiry,
    number: record.number,
    files,
    quote: isQuote(quote) ? quote : undefined,
    delivery: record.delivery.state,
    isSample: false,
  };
}
