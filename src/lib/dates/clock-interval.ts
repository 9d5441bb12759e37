/**
 * Milliseconds between looks at the clock, for what changes with the time while a page is open. A timer until midnight would not
 * count the time in which the device sleeps.
 */
export const CLOCK_INTERVAL_MS = 60_000;
