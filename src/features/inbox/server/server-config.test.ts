import { expect, test } from 'vitest';
import { getSenderAddress, readServerConfig } from './server-config.ts';

const SITE = 'https://ino.example/';

test('by default, the site may post to its own host', () => {
  expect(readServerConfig({}, SITE)).toEqual({
    folder: '.inbox',
    rules: { kind: 'configured', origins: ['https://ino.example'], hosts: ['ino.example'] },
    addressHeader: undefined,
    retention: {},
  });
});

test('an operator adds origins and hosts, and chooses the folder and the header', () => {
  const env = {
    INBOX_FOLDER: '/var/lib/ino',
    INBOX_ORIGINS: 'https://www.ino.example, http://localhost:8080',
    INBOX_HOSTS: 'Inbox.ino.example',
    INBOX_ADDRESS_HEADER: 'X-Forwarded-For',
  };
  expect(readServerConfig(env, SITE)).toEqual({
    folder: '/var/lib/ino',
    rules: {
      kind: 'configured',
      origins: ['https://ino.example', 'https://www.ino.example', 'http://localhost:8080'],
      hosts: ['ino.example', 'www.ino.example', 'localhost:8080', 'inbox.ino.example'],
    },
    addressHeader: 'X-Forwarded-For',
    retention: {},
  });
});

test.each(['ino.example', 'https://ino.example/', 'https://ino.example/path', '*', 'null', 'https://INO.example'])(
  '%s is no origin',
  (origin) => {
    expect(() => readServerConfig({ INBOX_ORIGINS: origin }, SITE)).toThrow(`INBOX_ORIGINS contains “${origin}”`);
  },
);

test('the address of the sender is the one that the proxy has added, not one that the sender has invented', () => {
  const request = new Request(SITE, { headers: { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' } });
  expect(getSenderAddress(request, '10.0.0.1', 'X-Forwarded-For')).toBe('203.0.113.9');
  expect(getSenderAddress(request, '10.0.0.1', undefined)).toBe('10.0.0.1');
  expect(getSenderAddress(request, '10.0.0.1', 'X-Real-IP')).toBe('10.0.0.1');
});
