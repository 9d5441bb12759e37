/**
 * A promise that cannot reject, so that nobody needs to handle it: lint lets it stand alone. The function that returns one
 * catches what may fail, and says what becomes of it.
 */
export type SurePromise<Value> = Promise<Value> & { readonly sure?: true };

/**
 * Starts work whose failures are all told by the work itself: the reason stands beside each use. What rejects all the same
 * is a mistake of ours, and is reported as one.
 */
export const cannotReject = (work: Promise<unknown>): void => {
  work.catch(reportError);
};
