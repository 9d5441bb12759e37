/** What an operator sets for the inbox of a deployed server. The server reads it at each start. */
import { DEFAULT_FOLDER } from '../inbox-folder.ts';
import type { AccessRules } from '../receiver/access.ts';
import { parseRetention, type RetentionDays } from '../retention.ts';

type ServerConfig = {
  /** Folder of the database and the files. */
  folder: string;
  rules: Extract<AccessRules, { kind: 'configured' }>;
  /** Header in which a proxy sends the address of the sender. Without it, all senders would have the address of the proxy. */
  addressHeader: string | undefined;
  /** Days after which submissions are erased, by action. */
  retention: RetentionDays;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a variable or header without the space around it; an empty text if it is not set. */
const trim = (text = ''): string => text.trim();

const parseList = (text = ''): string[] => text.split(/[\s,]+/).filter((item) => item !== '');

function parseOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin === text) return url;
  throw new Error(`INBOX_ORIGINS contains “${text}”: write each origin as https://ino.example, without a path`);
}

/**
 * Reads the configuration.
 * @param site address of the site, whose pages may always post
 * @throws Error that names the variable
 */
export function readServerConfig(env: Environment, site: string): ServerConfig {
  const origins = [new URL(new URL(site).origin), ...parseList(env['INBOX_ORIGINS']).map(parseOrigin)];
  const hosts = [
    ...origins.map(({ host }) => host),
    ...parseList(env['INBOX_HOSTS']).map((host) => host.toLowerCase()),
  ];
  return {
    folder: trim(env['INBOX_FOLDER']) || DEFAULT_FOLDER,
    rules: { kind: 'configured', origins: origins.map(({ origin }) => origin), hosts },
    addressHeader: trim(env['INBOX_ADDRESS_HEADER']) || undefined,
    retention: parseRetention(env['INBOX_RETENTION'] ?? ''),
  };
}

/** Returns the address of the sender: the last one in the header, which the proxy itself has added. */
export function getSenderAddress({ headers }: Request, connection: string, header: string | undefined): string {
  const sent = header === undefined ? null : headers.get(header);
  return trim(sent?.split(',').at(-1)) || connection;
}
