/** A reason to reject a request, with its status. */

/** Codes in the body of a response that rejects, for operators: the site displays none of them. */
type RejectionCode =
  | 'aborted'
  | 'busy'
  | 'changed'
  | 'failed'
  | 'file-type'
  | 'files'
  | 'forbidden'
  | 'full'
  | 'in-progress'
  | 'invalid'
  | 'key'
  | 'media-type'
  | 'method'
  | 'too-early'
  | 'too-large'
  | 'too-many';

export class RequestError extends Error {
  readonly status: number;
  readonly code: RejectionCode;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: RejectionCode, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(`${status} ${code}`, options);
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
