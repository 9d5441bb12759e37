/**
 * Makes the buttons of `dialog.ts` open modal dialogs in browsers without `command`. Without this script they would open popovers,
 * which the focus can leave.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('[commandfor]')) {
  const dialog = button.popoverTargetElement as HTMLDialogElement | null; // the attributes of `dialog.ts` name the same dialog
  const method = button.popoverTargetAction === 'hide' ? 'close' : 'showModal';
  // Browsers with `command` ignore `popovertarget` on the same button and log a warning at each press.
  button.popoverTargetElement = null;
  if (!button.command) button.onclick = () => dialog?.[method]();
}
