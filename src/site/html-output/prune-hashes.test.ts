import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pruneHashes } from './prune-hashes.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const page = (hashes: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}; style-src 'self' ${hash('')}">` +
  `<style>a{}</style><script data-a="1">one()</script><script src="/a.js"></script>`;

test('the policy allows what the page contains, and an empty style', () => {
  expect(pruneHashes(page(` ${hash('one()')} ${hash('two()')} ${hash('a{}')}`))).toBe(
    page(` ${hash('one()')} ${hash('a{}')}`),
  );
});

test('data needs no hash', () => {
  const data = (hashes: string) => `${page(hashes)}<script type="application/ld+json">{}</script>`;
  expect(pruneHashes(data(` ${hash('one()')} ${hash('{}')}`))).toBe(data(` ${hash('one()')}`));
});

test('a page without a policy stays as it is', () => {
  expect(pruneHashes('<script>one()</script>')).toBe('<script>one()</script>');
});
