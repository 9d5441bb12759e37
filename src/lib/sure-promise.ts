/**
 * A promise that never rejects, so callers need not handle it: lint allows it to float. The function that returns one
 * must handle all of its errors.
 */
export type SurePromise<Value> = Promise<Value> & { readonly sure?: true };

/**
 * Runs work that handles its own errors; a comment at each use says how. A rejection is a programming error and is
 * reported.
 */
export const cannotReject = (work: Promise<unknown>): void => {
  work.catch(reportError);
};
