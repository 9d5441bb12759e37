import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';

/** Subscribes to whether the visitor has confirmed the phone number that they entered last. */
const subscribe: Subscribe<boolean> = (onChange, onError) =>
  subscribeLazily(
    openIfStored(openStorage),
    ({ settings }) => {
      let entered: string | undefined;
      let verified: string | null = null;
      const notify = () => {
        onChange(entered === verified);
      };
      const unsubscribers = [
        settings.watch('phone', (phone) => {
          entered = phone?.number;
          notify();
        }),
        settings.watch('verified-phone', (number) => {
          verified = number;
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
