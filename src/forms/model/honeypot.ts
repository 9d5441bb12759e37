/** Honeypot against bots. A person who is rejected by mistake can submit again. */

/** Name of the hidden field. A receiver rejects records that have an answer of this name. */
export const HONEYPOT_NAME = 'company-fax';

/** Shortest time in which a person can fill in a form, in milliseconds. */
const MIN_FILL_TIME_MS = 2000;

/**
 * Returns true when a form was probably filled in by a bot.
 * @param honeypotValue value of the hidden field
 * @param elapsedMs time since the form was first shown, in milliseconds
 */
export const isLikelyBot = (honeypotValue: string, elapsedMs: number): boolean =>
  // The time is negative when the clock was set back in the meantime, which is no sign of a bot.
  honeypotValue !== '' || (elapsedMs >= 0 && elapsedMs < MIN_FILL_TIME_MS);
