/** Base64 encoding of the bytes of files. */

/** Bytes that are encoded at once. Divisible by three, so that the encoded chunks join without padding. */
const CHUNK_SIZE = 3 * 8192;

/** Encodes the bytes of a blob, in parts: all of them would be too many arguments for one call. */
export async function encodeBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE) {
    chunks.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE))));
  }
  return chunks.join('');
}

/**
 * Decodes the bytes of a file.
 * @throws DOMException for invalid base64
 */
export function decodeBase64(text: string): ArrayBuffer {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < characters.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes.buffer;
}
