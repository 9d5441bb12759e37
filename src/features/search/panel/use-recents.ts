import { useEffect, useState } from 'react';
import type { FaultCode } from '@/storage/errors.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { clearSearches, forgetSearch, watchSearches } from '../recent-searches.ts';

/** The visitor's last searches, or samples until there was one; in step with other tabs. */
export function useRecents(seed: readonly string[]) {
  const [kept, setKept] = useState<readonly string[]>();
  const [refused, setRefused] = useState<FaultCode>();
  useEffect(() => watchSearches(setKept), []);
  const searches = kept ?? seed;
  return {
    searches,
    forget: (search: string) => {
      cannotReject(forgetSearch(search, searches).then(setRefused));
    },
    clear: () => {
      cannotReject(clearSearches().then(setRefused));
    },
    /** Whether the device did not forget what it was to forget last. */
    refused: refused !== undefined,
  };
}
