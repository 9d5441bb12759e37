import { describe, expect, test } from 'vitest';
import { isAllowed, type AccessRules } from './access.ts';

const request = (host: string, origin: string | undefined) =>
  new Request('http://localhost/', { headers: new Headers({ host, ...(origin !== undefined && { origin }) }) });

describe('in dev', () => {
  const rules: AccessRules = { kind: 'loopback' };

  test.each([
    ['localhost:4321', 'http://localhost:4321', '127.0.0.1'],
    ['LOCALHOST:4321', 'http://localhost:4321', '::ffff:127.0.0.1'],
    ['127.0.0.1:4321', 'http://127.0.0.1:4321', '127.0.0.1'],
    ['[::1]:4321', 'http://[::1]:4321', '::1'],
    ['localhost', 'https://localhost', '127.1.2.3'],
  ])('a page of %s may call it', (host, origin, address) => {
    expect(isAllowed(rules, request(host, origin), address)).toBe(true);
  });

  test.each([
    ['another machine', 'localhost:4321', 'http://localhost:4321', '192.168.1.7'],
    ['an address that begins like this machine', 'localhost:4321', 'http://localhost:4321', '127.0.0.1.evil'],
    ['another project on this machine', 'localhost:4321', 'http://localhost:3000', '127.0.0.1'],
    ['another name of this machine', 'localhost:4321', 'http://127.0.0.1:4321', '127.0.0.1'],
    ['a name whose address was changed to this machine', 'evil.example', 'http://evil.example', '127.0.0.1'],
    ['a name that begins like this machine', 'localhost.evil.example', 'http://localhost.evil.example', '127.0.0.1'],
    ['another site', 'localhost:4321', 'https://evil.example', '127.0.0.1'],
    ['no origin', 'localhost:4321', undefined, '127.0.0.1'],
    ['an origin with a path', 'localhost:4321', 'http://localhost:4321/', '127.0.0.1'],
    ['no address', 'localhost:4321', 'http://localhost:4321', ''],
  ])('%s may not', (_, host, origin, address) => {
    expect(isAllowed(rules, request(host, origin), address)).toBe(false);
  });
});

test('a server accepts its configured origins and hosts, from any address', () => {
  const rules: AccessRules = { kind: 'configured', origins: ['https://ino.example'], hosts: ['ino.example'] };
  expect(isAllowed(rules, request('ino.example', 'https://ino.example'), '203.0.113.9')).toBe(true);
  expect(isAllowed(rules, request('INO.example', 'https://ino.example'), '203.0.113.9')).toBe(true);
  expect(isAllowed(rules, request('ino.example', 'https://ino.example:8443'), '203.0.113.9')).toBe(false);
  expect(isAllowed(rules, request('localhost', 'http://localhost'), '127.0.0.1')).toBe(false);
});
