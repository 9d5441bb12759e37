/** The endpoint that responds with the states of records. */
import { createRoute } from './deployed-inbox.ts';

export const prerender = false;

export const ALL = createRoute('answerStates');
