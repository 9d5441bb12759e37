/** Event that an input dispatches on itself when its selected value has changed. */
export const VALUE_CHOSEN = 'ino:chosen';

/**
 * Event that a form dispatches on an input elsewhere on the page when the field that follows this input has another value, which
 * is the `detail`.
 */
export const LINKED_VALUE = 'ino:linked-value';
