/** Subscription to what is stored of the visitor's profile. Visitors without data never load the database. */
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { Subscribe } from '@/storage/use-stored.ts';
import { EMPTY_PROFILE, type StoredProfile } from './profile.ts';

const open = openIfStored(() => Promise.all([openStorage(), openUserData()]));

/** Calls back with the profile once all its parts are read, then after each change in any tab. */
export const subscribeProfile: Subscribe<StoredProfile> = (onChange, onError) =>
  subscribeLazily(
    open,
    ([{ settings }, { records }]) => {
      let stored = EMPTY_PROFILE;
      const unread = new Set<keyof StoredProfile>([
        'profile',
        'interests',
        'place',
        'isSignedIn',
        'enteredPhone',
        'verifiedPhone',
      ]);
      const update = <Part extends keyof StoredProfile>(part: Part, value: StoredProfile[Part]) => {
        stored = { ...stored, [part]: value };
        unread.delete(part);
        if (unread.size === 0) onChange(stored);
      };
      const unsubscribers = [
        ...(['profile', 'interests'] as const).map((action) =>
          records.watchList({ action, limit: 1 }, ([latest]) => {
            update(action, latest);
          }),
        ),
        settings.watch('place', (place) => {
          update('place', place);
        }),
        settings.watch('signed-in', (isSignedIn) => {
          update('isSignedIn', isSignedIn);
        }),
        settings.watch('phone', (phone) => {
          update('enteredPhone', phone?.number);
        }),
        settings.watch('verified-phone', (number) => {
          update('verifiedPhone', number);
        }),
      ];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
    onError,
  );
