/** Path of the list of submissions; a submission is below it. The admin's config loads this file too. */
export const QUEUE_PATH = '/keystatic/inbox';
