/** The folder of the inbox, in which operators find its database and its files. */

/** Path of the folder, relative to the folder of the project or server. An operator can set another one. */
export const DEFAULT_FOLDER = '.inbox';

/** Names in the folder. */
export const DATABASE_FILE = 'inbox.sqlite';
export const FILES_FOLDER = 'files';
