/** The visitor's name from their registration, for all parts that show it. */
import { joinNames } from '@/lib/text/join-names.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';

export type Visitor = {
  /** As in Maryam Al Balushi. */
  name: string;
  /** Name of the place of the profile. */
  place: string;
  /** As in buyer. */
  role: string;
  profile: StoredRecord;
};

/** Returns the text of a field. */
const getText = (record: StoredRecord, key: string): string =>
  record.answers.find(({ name }) => name === key)?.text ?? '';

/** Returns undefined for a profile without a name, which only has other details. */
function toVisitor(profile: StoredRecord): Visitor | undefined {
  const name = joinNames(getText(profile, 'firstName'), getText(profile, 'lastName'));
  const role = getText(profile, 'role').toLowerCase() || getText(profile, 'identification');
  return name ? { name, place: getText(profile, 'place'), role, profile } : undefined;
}

/** Opens the stores that `subscribeVisitor` needs. Rejects when the storage cannot be opened. */
export const openVisitor = () => Promise.all([openStorage(), openUserData()]);

/**
 * Calls back with the visitor, now and after each change; undefined before registration and after logging out. A
 * profile exists without a one-time code too, for example after an import. Returns the function that unsubscribes.
 */
export function subscribeVisitor(
  [{ settings }, { records }]: Awaited<ReturnType<typeof openVisitor>>,
  changed: (visitor: Visitor | undefined) => void,
): () => void {
  let isSignedIn = true;
  let profile: StoredRecord | undefined;
  const notify = () => {
    changed(isSignedIn && profile ? toVisitor(profile) : undefined);
  };
  const unsubscribers = [
    settings.watch('signed-in', (value) => {
      isSignedIn = value;
      notify();
    }),
    records.watchList({ action: 'profile', limit: 1 }, ([newest]) => {
      profile = newest;
      notify();
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
