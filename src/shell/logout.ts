/**
 * Logs out: stores the signed-out state, and deletes all data when the visitor chooses that. Keeps the focus in the dialog while it
 * is open.
 */
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { clearData, clearOutsideDatabase } from '@/storage/clear-data.ts';
import { loadErrorText } from '@/storage/errors/load-error-text.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { openStorage } from '@/storage/open.ts';
import { INERT_PARTS } from './inert-parts.ts';

const dialog = document.querySelector<HTMLElement>('#logout');
const confirmLink = dialog?.querySelector('a');
const clearCheckbox = dialog?.querySelector<HTMLInputElement>('input');

/** Makes the rest of the page inert, so that the focus stays in the dialog. Afterwards only an open side bar keeps it so. */
function setInert(isOpen: boolean): void {
  const drawer = document.querySelector<HTMLElement>('#sidebar');
  if (drawer) drawer.inert = isOpen;
  for (const part of document.querySelectorAll<HTMLElement>(INERT_PARTS)) {
    part.inert = isOpen || drawer?.matches(':popover-open') === true;
  }
}

dialog?.addEventListener('toggle', ({ newState }) => {
  setInert(newState === 'open');
  // The browser could not return the focus while the side bar was inert.
  if (newState === 'closed') document.querySelector<HTMLElement>('[popovertarget=logout]')?.focus();
});
// This script is loaded when the dialog opens for the first time.
if (dialog?.matches(':popover-open')) setInert(true);

const failure = dialog?.querySelector('[data-failed]');

/** The text about pages that stay. It may be one of them without a network, so it is read before they are deleted. */
let pagesKeptText: Promise<string> | undefined;

/** Milliseconds that logging out waits for the text at most: on a bad network, it may never arrive. */
const TEXT_TIMEOUT_MS = 5000;

clearCheckbox?.addEventListener('change', () => {
  pagesKeptText = loadErrorText('pages-kept');
});

/** Logs out. Resolves with the text to show when pages stay that should be erased. */
async function logOut(shouldClear: boolean): Promise<string> {
  let arePagesDeleted = true;
  if (shouldClear) await Promise.race([pagesKeptText, new Promise((resolve) => setTimeout(resolve, TEXT_TIMEOUT_MS))]);
  if (!hasStoredData()) {
    // A page that was left before it had created the database leaves its favourites in local storage.
    if (shouldClear) arePagesDeleted = await clearOutsideDatabase();
  } else {
    // Otherwise the data is in a database that the browser cannot open: the tables in memory are not it.
    await assertPersistent();
    const { database, settings } = await openStorage();
    // A visitor without data is signed out. Storing the state would fail on a full device, after all data is deleted.
    if (shouldClear) arePagesDeleted = await clearData(database);
    else await settings.set('signed-in', false);
  }
  return arePagesDeleted ? '' : ((await pagesKeptText) ?? '');
}

async function showFailure(error: unknown): Promise<void> {
  if (!failure) return;
  const reason = await loadErrorText(getErrorCode(error));
  failure.textContent = [failure.getAttribute('data-failed'), reason].filter(Boolean).join(' ');
}

// A browser may have restored a tick of an earlier visit, which would delete the data without being asked for.
if (clearCheckbox) clearCheckbox.checked = false;
// The checkbox needs this script, so it is invisible until now. Its room is reserved: the buttons must not move under a pointer.
clearCheckbox?.closest('label')?.classList.remove('invisible');

confirmLink?.addEventListener('click', (event) => {
  event.preventDefault();
  logOut(clearCheckbox?.checked === true).then(
    (pagesKept) => {
      if (failure && pagesKept) failure.textContent = pagesKept;
      else location.assign(confirmLink.href);
    },
    (error: unknown) => {
      // It never rejects: without a network, the reason is missing.
      reportRejection(showFailure(error));
    },
  );
});
