/**
 * Loads the quotation as soon as the user writes its text on the page, so that its draft holds the text. After a reload it is
 * loaded again, and shows the text of the draft here.
 */
import { hydrateIsland } from '@/ui/client-directives/hydrate-event.ts';

const KEY = `ino-detail:${location.pathname}`;

/** Returns whether this tab has written a text for the product. Without session storage only the quotation shows the draft. */
function hasWrittenText(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function markAsWritten(): void {
  try {
    sessionStorage.setItem(KEY, '');
  } catch {
    // Session storage is blocked.
  }
}

function loadQuotation(): void {
  hydrateIsland('#quotation astro-island');
}

const area = document.querySelector<HTMLTextAreaElement>('[data-request-detail]');
if (area) {
  area.onfocus = loadQuotation;
  area.oninput = markAsWritten;
  // The visitor may be writing before this script ran.
  if (area.value) markAsWritten();
  if (area === document.activeElement || hasWrittenText()) loadQuotation();
}
