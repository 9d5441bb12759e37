/** Who may call the endpoints: pages of the configured origins, under the configured names of this server. */
import type { InboxRequest } from './inbox-request.ts';

export type AccessRules =
  /** In dev: pages of this server itself, on this machine. */
  | { kind: 'loopback' }
  | {
      kind: 'configured';
      /** Origins of pages, such as `https://ino.example`. */
      origins: readonly string[];
      /** Values of the header `Host`, such as `ino.example`. */
      hosts: readonly string[];
    };

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i;

/** Returns the host of an origin; undefined for anything else than an origin with http or https. */
const parseOrigin = (origin: string): string | undefined => /^https?:\/\/([^/]+)$/.exec(origin)?.[1]?.toLowerCase();

const getHost = ({ headers }: InboxRequest): string => headers.get('host')?.toLowerCase() ?? '';

/** Returns whether a request, which may be a followed link without an origin, has an allowed name of this server. */
export function isHostAllowed(rules: AccessRules, request: InboxRequest, address: string): boolean {
  const host = getHost(request);
  if (rules.kind === 'configured') return rules.hosts.includes(host);
  return LOOPBACK_ADDRESS.test(address) && LOOPBACK_HOST.test(host);
}

/**
 * Returns whether a request comes from an allowed page, and under an allowed name of this server: another name would be that of
 * an attacker whose address was changed to that of this server. Both headers are required.
 * @param address of the sender, as the connection has it
 */
export function isAllowed(rules: AccessRules, request: InboxRequest, address: string): boolean {
  const origin = request.headers.get('origin') ?? '';
  if (!isHostAllowed(rules, request, address)) return false;
  return rules.kind === 'configured' ? rules.origins.includes(origin) : parseOrigin(origin) === getHost(request);
}
