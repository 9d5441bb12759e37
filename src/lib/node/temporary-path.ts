import { randomUUID } from 'node:crypto';

/**
 * Returns a new path in a folder, for a file or folder that gets its own name when it is complete. Its name begins with a point, so
 * it is not content, and no reader of content lists it.
 */
export const createTemporaryPath = (folder: string): string => `${folder}/.${randomUUID()}`;
