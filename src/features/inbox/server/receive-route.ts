/** The endpoint that records are posted to. */
import { createRoute } from './deployed-inbox.ts';

export const prerender = false;

export const ALL = createRoute('receive');
