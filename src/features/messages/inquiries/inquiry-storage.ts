/** Stores what is read and archived. Functions return an error code instead of throwing. */
import type { StorageErrorCode } from '@/storage/errors.ts';
import { toResult } from '@/storage/to-result.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import type { Message } from '../conversation.ts';
import { getInquiryThreadId } from './inquiry.ts';
import { openMessages } from '../open-messages.ts';

type Failure = StorageErrorCode | undefined;

/** Marks an inquiry as read, in the chat too. */
export const markInquiryRead = ({ conversation, at }: Message): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.markRead(conversation, at));

export const archiveInquiry = (id: string): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.archive(getInquiryThreadId(id)));

export const restoreInquiry = (id: string): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.restore(getInquiryThreadId(id)));
