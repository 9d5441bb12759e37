/**
 * A promise that never rejects, so callers need not handle it: lint allows it to float. The function that returns one
 * must handle all of its errors.
 */
export type SafePromise<Value> = Promise<Value> & { readonly safe?: true };

/**
 * Reports the rejection of work that handles its own errors, which is a programming error. A comment at each use says how it
 * handles them.
 */
export const reportRejection = (work: Promise<unknown>): void => {
  work.catch(reportError);
};
