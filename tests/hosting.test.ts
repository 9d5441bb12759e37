/** Every host has the same headers and redirects. `tests/long/hosting.test.ts` runs the servers. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REDIRECTS } from '../src/routes.ts';
import { readText } from './support/build-output.ts';
import { readHeaderRules, readRedirects } from './support/hosting.ts';

const read = (file: string): string => readFileSync(new URL(`../hosting/${file}`, import.meta.url), 'utf8');

test('the redirects of hosts are those of the site', () => {
  const fixed = Object.entries(REDIRECTS).map(([from, to]) => ({ from, to, status: 301 }));
  expect(readRedirects().slice(0, fixed.length)).toEqual(fixed);
});

test.each(['_redirects.nginx', '_redirects.caddy'])('%s has the same redirects', (file) => {
  const rules = readText(file).split('\n').filter(Boolean);
  expect(rules).toHaveLength(readRedirects().length);
  for (const [index, { from, to }] of readRedirects().entries()) {
    expect(rules[index]).toContain(` ${from} `);
    expect(rules[index]).toContain(` ${to}`);
  }
});

describe.each(['nginx.conf', 'Caddyfile'])('%s', (file) => {
  const lines = read(file).toLowerCase();

  test.each(Object.values(readHeaderRules()).flatMap((rule) => Object.entries(rule)))(
    'sends the header %s: %s',
    (name, value) => {
      expect(lines).toContain(name);
      expect(lines).toContain(`"${value.toLowerCase()}"`);
    },
  );

  test('includes the redirects of the build', () => {
    expect(lines).toMatch(/^\s*(?:include|import) \S+\/_redirects\.(?:nginx|caddy)\*;?$/m);
  });
});
