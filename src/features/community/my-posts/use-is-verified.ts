import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';

/** Subscribes to whether the visitor has confirmed their phone number: its one-time code is deleted when it was entered. */
const subscribe: Subscribe<boolean> = (onChange, onError) =>
  subscribeLazily(
    openIfStored(openStorage),
    ({ settings }) => {
      let hasPhone = false;
      let hasOpenCode = true;
      const notify = () => {
        onChange(hasPhone && !hasOpenCode);
      };
      const unsubscribers = [
        settings.watch('phone', (phone) => {
          hasPhone = phone !== null;
          notify();
        }),
        settings.watch('code:phone', (code) => {
          hasOpenCode = code !== null;
          notify();
        }),
      ];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
    onError,
  );

/** Returns whether the visitor's own posts have the badge “Verified”. */
export const useIsVerified = (): boolean => useStored(subscribe).value ?? false;
