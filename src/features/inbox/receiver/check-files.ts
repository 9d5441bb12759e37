/** Checks received files by their content, as the browser does: everything in a request may be forged. */
import { fileTypeFromFile } from 'file-type';
import { MAX_VOICE_BYTES, VOICE_FORMATS, type VoiceType } from '@/forms/files/voice-formats.ts';
import { FILE_FAMILIES } from '@/forms/schema/field-options.ts';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import type { Upload } from './file-folder.ts';
import { RequestError } from './request-error.ts';

type Accepted = {
  /** Maximum bytes. */
  maxBytes: number;
  /** Types of the content, as `file-type` names them. */
  contents: readonly string[];
};

/** What the content of a voice message is: the beginning of a webm or mp4 file does not say whether it has a picture. */
const VOICE_CONTENTS: Readonly<Record<VoiceType, readonly string[]>> = {
  'audio/webm': ['video/webm'],
  'audio/mp4': ['video/mp4', 'audio/mp4', 'audio/x-m4a'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus'],
};

/** The types that forms and the chat send. */
const ACCEPTED: ReadonlyMap<string, Accepted> = new Map<string, Accepted>([
  ...FILE_FAMILIES.flatMap(({ types, maxBytes }) =>
    types.map(({ type }) => [type, { maxBytes, contents: [type] }] as const),
  ),
  ...VOICE_FORMATS.map(({ type }) => [type, { maxBytes: MAX_VOICE_BYTES, contents: VOICE_CONTENTS[type] }] as const),
]);

/**
 * Checks that the files are those of the record, and that each has the type that the record names.
 * @throws RequestError
 */
export async function checkFiles(files: WireRecord['files'], uploads: readonly Upload[]): Promise<void> {
  const isSame = files.length === uploads.length && files.every(({ size }, at) => size === uploads[at]?.size);
  if (!isSame) throw new RequestError(422, 'files');
  for (const [at, { type, size }] of files.entries()) {
    const accepted = ACCEPTED.get(type);
    if (!accepted) throw new RequestError(415, 'file-type');
    if (size > accepted.maxBytes) throw new RequestError(413, 'too-large');
    const content = await fileTypeFromFile(uploads[at]?.path ?? '');
    if (!accepted.contents.includes(content?.mime ?? '')) throw new RequestError(415, 'file-type');
  }
}
