/**
 * Pseudonyms of senders, for the limits. The key exists only in the memory of this server and changes every day, so the
 * database reveals no address and does not link two days.
 */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Number of groups of an IPv6 address. */
const GROUPS = 8;

/** Returns the groups of a part of an IPv6 address. An IPv4 address at its end is two of them. */
const splitGroups = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? [group, ''] : group));

/** Returns the network of an IPv6 address, its first 64 bits: one connection has many addresses. Others stay as they are. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [first, last] = [splitGroups(head), splitGroups(tail)];
  const missing = Array<string>(GROUPS - first.length - last.length).fill('0');
  return [...first, ...missing, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Returns the seconds until each sender has another pseudonym, so that the limits of a day begin again. */
export const getSecondsUntilNextDay = (now: number): number => Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000);

const createKey = () => createSecretKey(randomBytes(32));

/** Returns a function that names senders by their address. */
export function createPseudonymizer(now: () => number): (address: string) => string {
  let [key, day] = [createKey(), Math.floor(now() / DAY_MS)];
  return (address) => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) [key, day] = [createKey(), today];
    return createHmac('sha256', key).update(toNetwork(address)).digest('base64url');
  };
}
