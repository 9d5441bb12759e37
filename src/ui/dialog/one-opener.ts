/** Browsers that know `command` pass over `popovertarget` on the same button, and say so in the console at each press. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[commandfor]')) {
  if (button.command) button.popoverTargetElement = null;
}
