/** Told by a box, on itself, when what was chosen in it has changed. */
export const VALUE_CHOSEN = 'ino:chosen';
