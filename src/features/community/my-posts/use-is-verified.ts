import { getProfilePhone, isPhoneVerified } from '@/site/verified-phone.ts';
import { openVisitor } from '@/site/visitor.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';

/** Subscribes to whether the visitor has confirmed their phone number. */
const subscribe: Subscribe<boolean> = (onChange, onError) =>
  subscribeLazily(
    openIfStored(openVisitor),
    ([{ settings }, { records }]) => {
      let enteredPhone: string | undefined;
      let verifiedPhone: string | null = null;
      let profilePhone: string | undefined;
      let isProfileRead = false;
      const notify = () => {
        // The profile may have another number.
        if (isProfileRead) onChange(isPhoneVerified({ enteredPhone, verifiedPhone }, profilePhone));
      };
      const unsubscribers = [
        settings.watch('phone', (phone) => {
          enteredPhone = phone?.number;
          notify();
        }),
        settings.watch('verified-phone', (number) => {
          verifiedPhone = number;
          notify();
        }),
        records.watchList({ action: 'profile', limit: 1 }, ([profile]) => {
          profilePhone = getProfilePhone(profile);
          isProfileRead = true;
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
