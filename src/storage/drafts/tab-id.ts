/** The tab that a page stands in, told from the visitor's other tabs. */
import { makeId } from '@/lib/make-id.ts';

const KEY = 'ino-tab';

/** Starts the name of the lock that a tab holds as long as its page lives. */
export const LOCK = 'ino-tab:';

let own: string | undefined;

/** Gives this tab another id: it was copied from a tab that still lives, and the browser copied the id too. */
export function renewTab(): string {
  own = makeId();
  try {
    sessionStorage.setItem(KEY, own);
  } catch {
    // The page then counts as a tab of its own.
  }
  return own;
}

/**
 * The id of this tab, the same on its next page. Empty where nobody can tell which tabs live: there all tabs share their
 * drafts.
 */
export function tabId(): string {
  // A server has no tabs.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return '';
  if (own === undefined) {
    try {
      own = sessionStorage.getItem(KEY) ?? undefined;
    } catch {
      // Nothing may be kept here.
    }
    own ??= renewTab();
  }
  return own;
}

/** The id of a tab's own draft. */
export const draftOfTab = (slot: string, tab: string): string => (tab ? `${slot}@${tab}` : slot);
