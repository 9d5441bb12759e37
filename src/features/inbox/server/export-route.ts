/** The endpoint that responds with all that is stored about records. */
import { createRoute } from './deployed-inbox.ts';

export const prerender = false;

export const ALL = createRoute('exportRecords');
