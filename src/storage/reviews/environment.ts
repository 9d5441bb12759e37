/** Platform services that polling depends on. Tests inject fakes. */
import { browserEnvironment, type OutboxEnvironment } from '../outbox/environment.ts';

export type ReviewEnvironment = Pick<
  OutboxEnvironment,
  'now' | 'random' | 'fetch' | 'setTimer' | 'isOnline' | 'whenOnline'
> & {
  /** Returns whether the visitor sees the page. */
  isVisible: () => boolean;
  /** Calls back when the page is shown or hidden. Returns the function that unsubscribes. */
  whenVisibilityChanges: (changed: () => void) => () => void;
  /** Returns whether the visitor asked the browser to use little data. */
  shouldSaveData: () => boolean;
  /** Address of the page. */
  getBaseUrl: () => string;
};

type Connection = { saveData?: boolean };

export const browserReviewEnvironment: ReviewEnvironment = {
  ...browserEnvironment,
  isVisible: () => document.visibilityState === 'visible',
  whenVisibilityChanges: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
    };
  },
  // Few browsers have it.
  shouldSaveData: () => (navigator as { connection?: Connection }).connection?.saveData === true,
  getBaseUrl: () => location.href,
};
