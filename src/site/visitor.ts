/** Who the visitor said to be when registering, for whatever shows a name on this device. */
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { SIGNED_IN } from './signed-in.ts';

export type Visitor = {
  /** As in Maryam Al Balushi. */
  name: string;
  /** As in Muscat · buyer. */
  line: string;
};

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** The answer that a person reads. */
const answer = (record: StoredRecord, key: string): string =>
  record.answers.find(({ name }) => name === key)?.text ?? '';

/** Some write their whole name into the first box. */
export const getVisitorName = (first: string, last: string): string =>
  first.endsWith(` ${last}`) ? first : `${first} ${last}`.trim();

const visitorOf = (profile: StoredRecord): Visitor => ({
  name: getVisitorName(answer(profile, 'firstName'), answer(profile, 'lastName')),
  line: [answer(profile, 'place'), answer(profile, 'identification')].filter(Boolean).join(' · '),
});

/** The part of the database that knows. Rejects when the device keeps nothing. */
export const openVisitor = () => Promise.all([openStorage(), openUserData()]);

/**
 * Calls back with who the visitor said to be, now and after each change: undefined before registering and after logging
 * out. A profile needs no code: one may come to it from elsewhere.
 * Returns the function that ends it.
 */
export function subscribeVisitor(
  [{ settings }, { records }]: Awaited<ReturnType<typeof openVisitor>>,
  changed: (visitor: Visitor | undefined) => void,
): () => void {
  let signedIn = true;
  let profile: StoredRecord | undefined;
  const tell = () => {
    changed(signedIn && profile ? visitorOf(profile) : undefined);
  };
  const stops = [
    settings.watch(SIGNED_IN, isFlag, true, (now) => {
      signedIn = now;
      tell();
    }),
    records.watchList({ action: 'profile', limit: 1 }, ([newest]) => {
      profile = newest;
      tell();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
