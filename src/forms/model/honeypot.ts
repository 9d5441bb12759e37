/** Keeps programs out that fill in every form they find. People are never turned away for good. */

/** Faster than anyone reads and fills in a form, in milliseconds. */
const FASTEST = 2000;

/**
 * Whether something was filled in by a program rather than a person.
 * @param trap what stands in the field that nobody sees
 * @param spent milliseconds since the form was first shown
 */
export const isLikelyBot = (trap: string, spent: number): boolean =>
  // Below zero when the clock was set back since: that says nothing about who it was.
  trap !== '' || (spent >= 0 && spent < FASTEST);
