import { randomUUID } from 'node:crypto';

/**
 * Returns a new path in a folder, for a file or folder that is renamed when it is complete. Its name begins with a dot, so it is not
 * content, and no reader of content lists it.
 */
export const createTemporaryPath = (folder: string): string => `${folder}/.${randomUUID()}`;
