/** What all endpoints have in common: who may call them, how often, and the responses to errors. */
import { InboxStoreError } from '../store/inbox-store.ts';
import { isAllowed, type AccessRules } from './access.ts';
import type { InboxRequest } from './inbox-request.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { RequestError } from './request-error.ts';

/** What an operator reads about a failed request. It contains nothing of what a visitor sent. */
export type Failure = { status: number; code: string; trace: string };

type GuardOptions = {
  rules: AccessRules;
  limiter: RateLimiter;
  toSender: (address: string) => string;
  report: (failure: Failure) => void;
};

/** Handles a request that may be made. `sender` is the pseudonym of its sender. */
type Work = (request: InboxRequest, sender: string) => Promise<Response>;

/** Responds to a request. `address` is that of the sender. */
export type Endpoint = (request: InboxRequest, address: string) => Promise<Response>;

/** Seconds after which a request is repeated when the database is busy, and when the disk is full. */
const RETRY_AFTER = { busy: 5, full: 300 } as const;

const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** Headers of a response that a page of another origin may read. */
const createCorsHeaders = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Headers': 'content-type, idempotency-key',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Expose-Headers': 'retry-after',
  'Access-Control-Max-Age': '86400',
});

/** Returns the stack of an error without its message, which may quote the input. */
function getTrace(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { message, stack = '' } = error;
  const calls = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return calls.filter((line) => /^\s+at /.test(line)).join('\n');
}

function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (!(error instanceof InboxStoreError)) return new RequestError(500, 'failed', { cause: error });
  return new RequestError(503, error.code, { cause: error, retryAfter: RETRY_AFTER[error.code] });
}

function toResponse({ status, code, retryAfter }: RequestError): Response {
  const headers = {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(status === 405 && { Allow: 'POST, OPTIONS' }),
  };
  return Response.json({ error: code }, { status, headers });
}

/** Returns an endpoint that passes on only POST requests of allowed pages, within the limits. */
export function guard({ rules, limiter, toSender, report }: GuardOptions, work: Work): Endpoint {
  const handle = async (request: InboxRequest, address: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (request.method !== 'POST') throw new RequestError(405, 'method');
    const sender = toSender(address);
    const retryAfter = limiter.take(sender);
    if (retryAfter > 0) throw new RequestError(429, 'too-many', { retryAfter });
    return work(request, sender);
  };

  return async (request, address) => {
    const isOpen = isAllowed(rules, request, address);
    const answer = isOpen ? handle(request, address) : Promise.reject(new RequestError(403, 'forbidden'));
    const response = await answer.catch((error: unknown) => {
      const known = toRequestError(error);
      const { status, code } = known;
      if (status >= 500) report({ status, code, trace: getTrace(known.cause) });
      return toResponse(known);
    });
    const headers = { ...COMMON_HEADERS, ...(isOpen && createCorsHeaders(request.headers.get('origin') ?? '')) };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
