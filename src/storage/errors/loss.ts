import { loadErrorText } from './load-error-text.ts';
import { getCurrentError } from './reported-errors.ts';
import { getErrorCode } from './storage-error.ts';

/**
 * Shows why what the visitor did is lost, on pages that have no place for the message. The next press or Esc closes it. Load it when
 * it is needed.
 * @param element what the visitor used; what it is in stays open
 * @param storing resolves with whether it outlives the page
 */
export async function showLoss(element: HTMLElement, storing: Promise<boolean>): Promise<void> {
  const code = await storing.then(
    (isPersistent) => (isPersistent ? undefined : (getCurrentError() ?? 'blocked')),
    getErrorCode,
  );
  const text = code && (await loadErrorText(code));
  // There is no text without a network and without a service worker.
  if (!text) return;
  const notice = document.createElement('p');
  notice.popover = 'auto';
  notice.role = 'alert';
  notice.className = 'corner-notice mt-auto';
  notice.textContent = text;
  notice.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') notice.remove();
  });
  // The visitor may have gone on, such as to other search results.
  if (element.isConnected) element.after(notice);
  else document.body.append(notice);
  notice.showPopover();
}
