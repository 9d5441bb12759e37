/** The folder in which the files of previews are, while browsers load their pictures. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PreviewEntry } from '@/cms/preview-entries.ts';
import { DEFAULT_FOLDER } from '@/features/inbox/inbox-folder.ts';
import { readPreview } from '@/features/inbox/publish/preview.ts';
import type { PreparedPublication } from '@/features/inbox/publish/publication.ts';

/** In the project, because the dev server shows no pictures of other folders. Git ignores it. */
const getFolder = (): string => path.resolve(DEFAULT_FOLDER, 'preview');

/** After this time, the page has loaded its pictures. */
const LIFETIME_MS = 2 * 60 * 1_000;

/** Deletes what earlier previews left when the server ended. */
export const clearPreviews = (): Promise<void> => rm(getFolder(), { recursive: true, force: true });

/** Reads the entries of a preview. Their files are deleted after some time. */
export async function readPreviewEntries(prepared: PreparedPublication): Promise<PreviewEntry[]> {
  const folder = path.join(getFolder(), randomUUID());
  setTimeout(() => {
    rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }, LIFETIME_MS).unref();
  return readPreview(prepared, process.cwd(), folder);
}
