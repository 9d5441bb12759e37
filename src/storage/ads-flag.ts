/**
 * A flag in local storage that records whether campaigns may be running, so that pages with ads load nothing for visitors
 * without any.
 */

/** Key of the flag. Must never change. */
export const ADS_KEY = 'ino-ads';

/** Sets or removes the flag. Call it whenever a campaign starts, and when none can run any more. */
export function setAdsFlag(mayRun: boolean): void {
  try {
    if (mayRun) localStorage.setItem(ADS_KEY, '1');
    else localStorage.removeItem(ADS_KEY);
  } catch {
    // localStorage is blocked, so no campaign outlives its page.
  }
}
