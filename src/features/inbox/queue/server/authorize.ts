/** Decides who may use the queue, and prepares each of its requests. */
import { userInfo } from 'node:os';
import path from 'node:path';
import type { APIContext } from 'astro';
import { KILOBYTE } from '@/lib/bytes.ts';
import { DEFAULT_FOLDER } from '@/features/inbox/inbox-folder.ts';
import { isAllowed, isHostAllowed, type AccessRules } from '@/features/inbox/receiver/access.ts';
import { getSenderAddress, readServerConfig } from '@/features/inbox/server/server-config.ts';
import { createCookie, createToken, CSRF_COOKIE, CSRF_FIELD, isCsrfCookie, isValidToken } from './csrf.ts';
import { openQueue, type Queue } from './open-queue.ts';
import { QUEUE_PATH } from '@/features/inbox/queue-path.ts';

type ServerOptions = { folder: string; rules: AccessRules; addressHeader: string | undefined };

/** What an editor may use. */
type EditorAccess = {
  queue: Queue;
  /** Name of the editor, for the history. */
  editor: string;
  /** Origin of the public pages. */
  origin: string;
};

export type EditorSession = EditorAccess & {
  /** Value of the field that protects forms. */
  csrf: string;
  /** The sent form; undefined for a page that is only read. */
  form: FormData | undefined;
};

/** A form has texts of editors only. */
const MAX_FORM_BYTES = 500 * KILOBYTE;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Headers of every response: it contains personal data and must not be part of another page. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** In dev, the folder and the editor are those of the person at this machine. */
const getOptions = (): ServerOptions =>
  import.meta.env.DEV
    ? { folder: path.resolve(DEFAULT_FOLDER), rules: { kind: 'loopback' }, addressHeader: undefined }
    : readServerConfig(process.env, import.meta.env.SITE);

/** Returns the editor who makes a request. A deployed server knows none before it has a sign-in for the queue. */
const identifyEditor = (): string | undefined => (import.meta.env.DEV ? userInfo().username : undefined);

const reject = (status: number): Response => new Response(null, { status, headers: HEADERS });

/** Returns the form of a request, or the response that rejects it. */
async function readForm(request: Request): Promise<FormData | Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!request.headers.get('content-type')?.startsWith(FORM_TYPE)) return reject(415);
  if (!(length <= MAX_FORM_BYTES)) return reject(413);
  return request.formData();
}

/** Returns a text of a form; empty if it is missing. */
export const getField = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

type Context = Pick<APIContext, 'request' | 'clientAddress' | 'cookies' | 'url'>;

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Returns what an editor may use, or the response to anybody else. Sets no cookie. */
async function getEditorAccess(
  { folder, rules, addressHeader }: ServerOptions,
  editor: string | undefined,
  { request, clientAddress, url }: Omit<Context, 'cookies'>,
): Promise<EditorAccess | Response> {
  const isRead = isReading(request);
  const address = getSenderAddress(request, clientAddress, addressHeader);
  if (!isRead && request.method !== 'POST') return reject(405);
  if (!(isRead ? isHostAllowed : isAllowed)(rules, request, address)) return reject(403);
  if (editor === undefined) return reject(403);
  const queue = await openQueue(folder);
  // In dev, the site is this server itself.
  const origin = rules.kind === 'configured' ? (rules.origins[0] ?? url.origin) : url.origin;
  await queue.watcher.start(origin);
  return { queue, editor, origin };
}

/** Returns the session of an editor, or the response to anybody else. */
export async function authorizeEditor(
  options: ServerOptions,
  editor: string | undefined,
  context: Context,
): Promise<EditorSession | Response> {
  const access = await getEditorAccess(options, editor, context);
  if (access instanceof Response) return access;
  const { request, cookies, url } = context;
  const { csrfKey } = access.queue;
  const sent = cookies.get(CSRF_COOKIE)?.value;
  if (isReading(request)) {
    const cookie = isCsrfCookie(sent) ? sent : createCookie();
    const isSecure = url.protocol === 'https:';
    cookies.set(CSRF_COOKIE, cookie, { path: QUEUE_PATH, httpOnly: true, sameSite: 'strict', secure: isSecure });
    return { ...access, csrf: createToken(csrfKey, cookie), form: undefined };
  }
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const csrf = getField(form, CSRF_FIELD);
  if (!isValidToken(csrfKey, sent, csrf)) return reject(403);
  return { ...access, csrf, form };
}

/** Returns the session of the editor who makes a request to a page of the queue, or the response to anybody else. */
export const authorize = (context: Context): Promise<EditorSession | Response> =>
  authorizeEditor(getOptions(), identifyEditor(), context);

/**
 * Returns what the editor who makes a request to another page may use, or the response to anybody else. Browsers send the cookie
 * of the queue only to its own pages: a new one would make the forms of those that are open invalid.
 */
export const getAccess = (context: Omit<Context, 'cookies'>): Promise<EditorAccess | Response> =>
  getEditorAccess(getOptions(), identifyEditor(), context);

/** Sets the headers of a page of the queue. */
export function setSecurityHeaders({ headers }: { headers: Headers }): void {
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
}
