/**
 * Browsers with `command` ignore `popovertarget` on the same button and log a warning at each press, so it is removed.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('[commandfor]')) {
  if (button.command) button.popoverTargetElement = null;
}
