import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pruneHashes } from './prune-hashes.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const createPage = (hashes: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}; style-src 'self' ${hash('')}">` +
  `<style>a{}</style><script data-a="1">one()</script><script src="/a.js"></script>`;

test('the policy allows what the page contains, and an empty style', () => {
  expect(pruneHashes(createPage(` ${hash('one()')} ${hash('two()')} ${hash('a{}')}`))).toBe(
    createPage(` ${hash('one()')} ${hash('a{}')}`),
  );
});

test('data needs no hash', () => {
  const createData = (hashes: string) => `${createPage(hashes)}<script type="application/ld+json">{}</script>`;
  expect(pruneHashes(createData(` ${hash('one()')} ${hash('{}')}`))).toBe(createData(` ${hash('one()')}`));
});

test('a page without a policy stays as it is', () => {
  expect(pruneHashes('<script>one()</script>')).toBe('<script>one()</script>');
});
