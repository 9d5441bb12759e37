/** The endpoint that erases records. */
import { createRoute } from './deployed-inbox.ts';

export const prerender = false;

export const ALL = createRoute('eraseRecords');
