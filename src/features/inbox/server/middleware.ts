/** Middleware of a deployed server with an inbox. */
import { createOriginCheck } from './origin-check.ts';
import { serverConfig } from './deployed-inbox.ts';

export const onRequest = createOriginCheck(serverConfig.rules);
