/** Lets senders read and erase what the inbox stores about their submissions. */
import type { InboxStore } from '../store/inbox-store.ts';
import type { FileFolder } from './file-folder.ts';
import type { InboxRequest } from './inbox-request.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { limitUnknownRecords, readClaims } from './read-claims.ts';

/** Returns a function that responds to `{ records: [{ id, token }] }` with all that is stored, without the bytes of files. */
export function createExportHandler(store: InboxStore, limiter: RateLimiter) {
  return async (request: InboxRequest, sender: string): Promise<Response> => {
    const claims = await readClaims(request);
    const records = await store.export(claims);
    limitUnknownRecords(limiter, sender, claims.length - records.length - (await store.countErased(claims)));
    return Response.json({ records });
  };
}

type EraseOptions = { store: InboxStore; folder: FileFolder; limiter: RateLimiter; now: () => number };

/**
 * Returns a function that erases the records of `{ records: [{ id, token }] }` whose token is right, and responds with their ids after
 * the commit. Files that remain when the server ends before they are deleted are swept after a day.
 */
export function createEraseHandler({ store, folder, limiter, now }: EraseOptions) {
  return async (request: InboxRequest, sender: string): Promise<Response> => {
    const claims = await readClaims(request);
    const { ids, storedNames } = await store.erase(claims, now());
    await folder.remove(storedNames.map((storedName) => ({ storedName })));
    // This comes after the deletion: a wrong token of one record does not prevent the erasure of the others.
    limitUnknownRecords(limiter, sender, claims.length - ids.length);
    return Response.json({ records: ids.map((id) => ({ id })) });
  };
}
