/** The codes of Node's errors. */

/** Returns whether an error has one of these codes, such as `ENOENT`. */
export const hasErrorCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
