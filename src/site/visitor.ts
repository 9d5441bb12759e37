/** The visitor's name from their registration, for all parts that show it. */
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';

export type Visitor = {
  /** As in Maryam Al Balushi. */
  name: string;
  /** As in Muscat · buyer. */
  line: string;
};

/** Returns the text of a field. */
const getText = (record: StoredRecord, key: string): string =>
  record.answers.find(({ name }) => name === key)?.text ?? '';

/** Joins first and last name. Some visitors write their whole name into the first field. */
export const getVisitorName = (first: string, last: string): string =>
  first.endsWith(` ${last}`) ? first : `${first} ${last}`.trim();

const toVisitor = (profile: StoredRecord): Visitor => ({
  name: getVisitorName(getText(profile, 'firstName'), getText(profile, 'lastName')),
  line: [getText(profile, 'place'), getText(profile, 'identification')].filter(Boolean).join(' · '),
});

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
