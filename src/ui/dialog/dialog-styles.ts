/** Classes and types that the dialogs of pages and of islands share. `src/styles/parts.css` defines them. */
import { buttonClass } from '../button.ts';

export const DIALOG_CLASS = 'dialog';

/** The title, and the button that closes the dialog. */
export const DIALOG_HEAD_CLASS = 'dialog-head';

/** Width of a short question; a dialog with a form is wider. */
export const QUESTION_WIDTH_CLASS = 'w-[min(28rem,calc(100vw-2rem))]';

export type ConfirmLabels = { question: string; confirm: string; cancel: string };

/** Row of the buttons of a confirmation. The first one, which gets the focus, cancels. */
export const CONFIRM_ACTIONS_CLASS = 'flex flex-wrap gap-2.5';
export const CANCEL_BUTTON_CLASS = buttonClass('primary');
export const CONFIRM_BUTTON_CLASS = buttonClass('secondary', 'text-clay');

/** A sheet at the bottom of a narrow screen: a head, a body that scrolls, and a foot that stays visible. See `parts.css`. */
export const SHEET_CLASS = 'sheet';
export const SHEET_HEAD_CLASS = 'sheet-head';
export const SHEET_CLOSE_CLASS = 'sheet-close';
export const SHEET_BODY_CLASS = 'sheet-body';
export const SHEET_FOOT_CLASS = 'sheet-foot';

/** The number of chosen filters on the button that opens a sheet. */
export const CHOSEN_COUNT_CLASS = 'chosen-count';
