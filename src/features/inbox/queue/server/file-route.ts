/** Files of submissions, for editors. Only pictures are displayed; everything else is downloaded. */
import type { APIRoute } from 'astro';
import type { InboxFile } from '@/features/inbox/store/inbox-store.ts';
import { isPicture } from '../is-picture.ts';
import { authorize } from './authorize.ts';

export const prerender = false;

/** Encodes a name for `filename*`, where only a few characters stay as they are. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** Returns the headers of a file. */
export const createFileHeaders = (file: InboxFile): Record<string, string> => ({
  'Content-Type': isPicture(file) ? file.type : 'application/octet-stream',
  'Content-Length': String(file.size),
  'Content-Disposition': `${isPicture(file) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

const NOT_FOUND = { status: 404 };

export const ALL: APIRoute = async (context) => {
  const session = await authorize(context);
  if (session instanceof Response) return session;
  const { id = '', position = '' } = context.params;
  const submission = await session.queue.store.read(id);
  // The path names no file: it is a position in the list of files.
  const file = /^\d{1,3}$/.test(position) ? submission?.files[Number(position)] : undefined;
  if (!file) return new Response(null, NOT_FOUND);
  const content = await session.queue.files.read(file.storedName);
  return content ? new Response(content, { headers: createFileHeaders(file) }) : new Response(null, NOT_FOUND);
};
