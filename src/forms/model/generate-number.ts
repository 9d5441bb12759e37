/** A number of the visitor's own that a form starts with: the same each time, until it is sent or erased. */
import { toResult } from '@/storage/to-result.ts';
import { openStorage } from '@/storage/open.ts';
import { makeId } from '@/lib/make-id.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** @param draft the draft it belongs to, and the field of that */
export async function ownNumber(draft: string, field: string): Promise<string> {
  const key = `number:${draft}${field}`;
  let number: string = makeId();
  // Where nothing can be kept it lasts as long as the page.
  await toResult(async () => {
    const { database, settings } = await openStorage();
    await database.transaction('rw', database.settings, async () => {
      number = (await settings.get(key, isText, '')) || number;
      await settings.set(key, number);
    });
  });
  return number;
}
