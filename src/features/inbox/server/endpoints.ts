/** The endpoints below the path of the inbox. */
import type { Inbox } from './inbox.ts';

/** Name of the endpoint by the end of its path. */
const ENDPOINTS = {
  '': 'receive',
  '/state': 'answerStates',
  '/export': 'exportRecords',
  '/erase': 'eraseRecords',
} as const satisfies Record<string, Exclude<keyof Inbox, 'close'>>;

export type EndpointName = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];

/** Returns the endpoint of an address such as `/state?a`; that of records for any other one. */
export function findEndpoint(address = ''): EndpointName {
  const path = address.split('?')[0] ?? '';
  const known = Object.entries(ENDPOINTS).find(([end]) => end === path);
  return known?.[1] ?? 'receive';
}
