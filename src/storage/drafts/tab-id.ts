/** The id of the tab that a page is in. */
import { makeId } from '@/lib/make-id.ts';

const KEY = 'ino-tab';

/** Prefix of the lock that a tab holds as long as its page is open. */
export const LOCK_PREFIX = 'ino-tab:';

let currentId: string | undefined;

/** Gives this tab a new id. Needed when the tab was duplicated, because the browser copies session storage. */
export function renewTabId(): string {
  currentId = makeId();
  try {
    sessionStorage.setItem(KEY, currentId);
  } catch {
    // sessionStorage is blocked: the page counts as a tab of its own.
  }
  return currentId;
}

/**
 * Returns the id of this tab, stable across its pages. Returns an empty string without the Web Locks API, where open
 * tabs cannot be detected: all tabs then share their drafts.
 */
export function getTabId(): string {
  // There are no tabs on the server.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return '';
  if (currentId === undefined) {
    try {
      currentId = sessionStorage.getItem(KEY) ?? undefined;
    } catch {
      // sessionStorage is blocked.
    }
    currentId ??= renewTabId();
  }
  return currentId;
}

/** Returns the id of a tab's own draft. */
export const toTabDraftId = (slot: string, tab: string): string => (tab ? `${slot}@${tab}` : slot);

/** Returns the owner of the files that a tab adds to a draft, as `getDraftOwner` does for stored drafts. */
export const getDraftFileOwner = (slot: string, tab: string): string => `draft:${toTabDraftId(slot, tab)}`;
