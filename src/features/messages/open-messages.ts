import { openStorage, openUserData } from '@/storage/open.ts';
import type { createChatRecordTable } from '@/storage/tables/chat-records.ts';
import type { createThreadTable } from '@/storage/tables/threads.ts';
import type { UserData } from '@/storage/user-data.ts';

export type MessageData = Pick<UserData, 'records'> & {
  chat: ReturnType<typeof createChatRecordTable>;
  threads: ReturnType<typeof createThreadTable>;
};

/**
 * Opens records, chat messages and the state of conversations.
 * @throws StorageError as `openStorage` does
 */
export async function openMessages(): Promise<MessageData> {
  const [{ database }, { records }, { createChatRecordTable }, { createThreadTable }] = await Promise.all([
    openStorage(),
    openUserData(),
    import('@/storage/tables/chat-records.ts'),
    import('@/storage/tables/threads.ts'),
  ]);
  return {
    records,
    chat: createChatRecordTable(database, records.list),
    threads: createThreadTable(database),
  };
}
