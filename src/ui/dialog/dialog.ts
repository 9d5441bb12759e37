/**
 * Returns the attributes that open or close a dialog without a script. Browsers without `command` show the dialog as a popover
 * instead, until `dialog-buttons.ts` has loaded.
 */
export const getDialogOpener = (id: string) => ({ command: 'show-modal', commandfor: id, popovertarget: id }) as const;

export const getDialogCloser = (id: string) =>
  ({ command: 'close', commandfor: id, popovertarget: id, popovertargetaction: 'hide' }) as const;
