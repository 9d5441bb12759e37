/** Generates the number that a field starts with. It is stored, so it stays the same until the data is cleared. */
import { toResult } from '@/storage/to-result.ts';
import { openStorage } from '@/storage/open.ts';
import { makeId } from '@/lib/make-id.ts';

/**
 * Returns the stored number of a field, or creates and stores one.
 * @param draft slot of the draft: form id, colon, subject id
 * @param field key of the field
 */
export async function getOrCreateNumber(draft: string, field: string): Promise<string> {
  const key = `number:${draft}${field}` as const;
  let number: string = makeId();
  // When storage fails, the number lasts as long as the page.
  await toResult(async () => {
    const { database, settings } = await openStorage();
    await database.transaction('rw', database.settings, async () => {
      number = (await settings.get(key)) || number;
      await settings.set(key, number);
    });
  });
  return number;
}
