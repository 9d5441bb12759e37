/** Told by a box, on itself, when what was chosen in it has changed. */
export const CHOSEN = 'ino:chosen';
