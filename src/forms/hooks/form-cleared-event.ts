/** Event that a form dispatches when the user has started over: its fields are empty again. It bubbles. */
export const FORM_CLEARED = 'ino:cleared';
