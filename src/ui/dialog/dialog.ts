/**
 * The attributes that open and close a dialog without a script. Browsers that do not know `command` yet show it as a
 * popover instead: less modal, but there. In all others `one-opener.ts`, on pages that
 * have room for it, takes away what they pass over.
 */
export const getDialogOpener = (id: string) => ({ command: 'show-modal', commandfor: id, popovertarget: id }) as const;

export const getDialogCloser = (id: string) =>
  ({ command: 'close', commandfor: id, popovertarget: id, popovertargetaction: 'hide' }) as const;
