/** The name of the database. Its own file, so that it is known without loading the database. */
export const NAME = 'ino';
