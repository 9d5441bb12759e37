/** Classes and types that the dialogs of pages and of islands share. */
import { buttonClass } from '../button.ts';

export const DIALOG_CLASS =
  'm-auto rounded-panel border border-line bg-surface p-6 text-body text-text open:flex open:flex-col open:gap-5';

/** Width of a short question; a dialog with a form is wider. */
export const QUESTION_WIDTH_CLASS = 'w-[min(28rem,calc(100vw-2rem))]';

export type ConfirmLabels = { question: string; confirm: string; cancel: string };

/** Row of the buttons of a confirmation. The first one, which gets the focus, cancels. */
export const CONFIRM_ACTIONS_CLASS = 'flex flex-wrap gap-2.5';
export const CANCEL_BUTTON_CLASS = buttonClass('primary');
export const CONFIRM_BUTTON_CLASS = buttonClass('secondary', 'text-clay');
