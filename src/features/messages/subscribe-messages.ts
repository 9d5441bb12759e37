/** Subscriptions to stored messages, for `useStored`. Visitors without data never load the database. */
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { Thread } from '@/storage/schemas/thread.ts';
import type { Subscribe } from '@/storage/use-stored.ts';
import { CHAT_ACTION, INQUIRY_ACTION } from './message-records.ts';
import { openMessages } from './open-messages.ts';

const openExisting = openIfStored(openMessages);

/** Subscribes as `subscribeLazily` does, and also reports why the messages cannot be read. */
const subscribe = (
  watch: (opened: Awaited<ReturnType<typeof openMessages>>) => () => void,
  onError: (error: unknown) => void,
): (() => void) =>
  subscribeLazily(openExisting, watch, (error) => {
    reportStorageError(error);
    onError(error);
  });

/** Subscribes to whether stored messages outlive the page. */
export const subscribePersistence: Subscribe<boolean> = (onChange, onError) =>
  subscribeLazily(
    openIfStored(openStorage),
    ({ isPersistent }) => {
      onChange(isPersistent);
      return () => undefined;
    },
    onError,
  );

/** Subscribes to what is read, archived and created. */
export const subscribeThreads: Subscribe<Thread[]> = (onChange, onError) =>
  subscribe(({ threads }) => threads.watch(onChange), onError);

/** Subscribes to the newest message of each conversation. */
export const subscribeNewest: Subscribe<StoredRecord[]> = (onChange, onError) =>
  subscribe(({ chat }) => chat.watchNewest(onChange), onError);

/** Subscribes to all messages that the visitor wrote in the chat. */
export const subscribeChat: Subscribe<StoredRecord[]> = (onChange, onError) =>
  subscribe(({ records }) => records.watchList({ action: CHAT_ACTION }, onChange), onError);

/** Subscribes to the inquiries that the visitor sent. */
export const subscribeInquiries: Subscribe<StoredRecord[]> = (onChange, onError) =>
  subscribe(({ records }) => records.watchList({ action: INQUIRY_ACTION }, onChange), onError);

/** Creates a subscription to the newest messages of a conversation. */
export const createThreadSubscription =
  (conversation: string, limit: number): Subscribe<StoredRecord[]> =>
  (onChange, onError) =>
    subscribe(({ records }) => records.watchList({ conversation, limit }, onChange), onError);
