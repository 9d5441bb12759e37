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

/** A sheet at the bottom of a narrow screen: a head, a body that scrolls, and a foot that stays visible. */
export const SHEET_CLASS =
  'mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none flex-col rounded-t-panel border-t border-line bg-surface text-text open:flex';
export const SHEET_HEAD_CLASS = 'flex items-center justify-between gap-3 border-b border-line px-4 py-2';
export const SHEET_CLOSE_CLASS = '-me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken';
export const SHEET_BODY_CLASS = 'min-h-0 grow overflow-y-auto overscroll-contain p-4';
export const SHEET_FOOT_CLASS = 'flex gap-2.5 border-t border-line p-4';

/** The number of chosen filters on the button that opens a sheet. */
export const CHOSEN_COUNT_CLASS =
  'grid min-w-5 place-items-center rounded-full bg-sea px-1.5 text-fine text-sea-ink tabular-nums';
