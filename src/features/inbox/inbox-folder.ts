/** The folder of the inbox, in which operators find its database and its files. */

/** The folder, from that of the project or server, unless an operator sets another one. */
export const DEFAULT_FOLDER = '.inbox';

/** Names in the folder. */
export const DATABASE_FILE = 'inbox.sqlite';
export const FILES_FOLDER = 'files';
