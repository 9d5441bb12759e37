import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text or of bytes, as hexadecimal digits. */
export const hashSha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
