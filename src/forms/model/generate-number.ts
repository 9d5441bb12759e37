/** Generates the number that a field starts with. It is stored, so it stays the same until the data is cleared. */
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { openStorage } from '@/storage/open.ts';
import { makeId } from '@/lib/make-id.ts';

/**
 * Returns the stored number of a field, or creates and stores one.
 * @param draft slot of the draft: form id, colon, subject id
 * @param field key of the field
 */
export async function getOrCreateNumber(draft: string, field: string): Promise<string> {
  const key = `number:${draft}${field}` as const;
  const created = makeId();
  try {
    const { database, settings } = await openStorage();
    return await database.transaction('rw', database.settings, async () => {
      const number = (await settings.get(key)) || created;
      await settings.set(key, number);
      return number;
    });
  } catch (error) {
    // When storage fails, the number lasts as long as the page.
    ignoreStorageError(error);
    return created;
  }
}
