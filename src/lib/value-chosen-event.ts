/** Event that an input dispatches on itself when its selected value has changed. */
export const VALUE_CHOSEN = 'ino:chosen';
