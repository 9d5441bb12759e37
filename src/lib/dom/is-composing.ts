/** The code of a key that an input method handles. */
const INPUT_METHOD_KEY = 229;

/** The code is deprecated, but in Safari no other property distinguishes the Enter that ends a composition from another Enter. */
type PressedKey = { isComposing: boolean; keyCode: number };

/**
 * Returns whether a key belongs to an input method. Enter then confirms a suggestion, instead of sending a message or adding a row.
 * Escape discards the suggestion, instead of closing what is open. Safari ends the composition before it reports this Enter, and
 * marks the key only by its code.
 */
export const isComposing = (key: PressedKey): boolean => key.isComposing || key.keyCode === INPUT_METHOD_KEY;
