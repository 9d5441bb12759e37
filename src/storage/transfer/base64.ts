/** Bytes as text, a piece at a time. */

/** Divisible by three, so that the pieces join without padding between them. */
const PIECE = 3 * 8192;

export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE))));
  }
  return pieces.join('');
}

/** @throws DOMException for what is no base64 */
export function fromBase64(text: string, type: string): Blob {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < characters.length; at++) bytes[at] = characters.charCodeAt(at);
  return new Blob([bytes], { type });
}
