/**
 * Makes the buttons of `dialog.ts` open modal dialogs in browsers without `command`. Without this script they would open popovers,
 * which the focus can leave.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('[commandfor]')) {
  // Browsers with `command` ignore `popovertarget` on the same button and log a warning at each press.
  button.popoverTargetElement = null;
  if (button.command) continue;
  const isCloser = button.getAttribute('command') === 'close';
  button.addEventListener('click', () => {
    const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor') ?? ''}`);
    // It may have been opened as a popover before this script was loaded.
    if (dialog?.matches(':popover-open')) dialog.hidePopover();
    if (isCloser) dialog?.close();
    else dialog?.showModal();
  });
}
