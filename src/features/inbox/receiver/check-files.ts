/** Checks received files by their content, as the form in the browser does: everything that a request says may be invented. */
import { fileTypeFromFile } from 'file-type';
import { FILE_FAMILIES } from '@/forms/schema/field-options.ts';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import type { Upload } from './file-folder.ts';
import { RequestError } from './request-error.ts';

/** Maximum bytes of each type that forms accept. */
const MAX_SIZES: ReadonlyMap<string, number> = new Map(
  FILE_FAMILIES.flatMap(({ types, largest }) => types.map(({ type }) => [type, largest])),
);

/**
 * Checks that the files are those of the record, and that each has the type that the record names.
 * @throws RequestError
 */
export async function checkFiles(files: WireRecord['files'], uploads: readonly Upload[]): Promise<void> {
  const isSame = files.length === uploads.length && files.every(({ size }, at) => size === uploads[at]?.size);
  if (!isSame) throw new RequestError(422, 'files');
  for (const [at, { type, size }] of files.entries()) {
    const limit = MAX_SIZES.get(type);
    if (limit !== undefined && size > limit) throw new RequestError(413, 'too-large');
    const content = await fileTypeFromFile(uploads[at]?.path ?? '');
    if (limit === undefined || content?.mime !== type) throw new RequestError(415, 'file-type');
  }
}
