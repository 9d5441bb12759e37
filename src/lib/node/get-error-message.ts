/** Returns the message of a caught value, which need not be an error. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
