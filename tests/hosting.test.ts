/** Every host has the same headers and redirects. `tests/long/hosting.test.ts` runs the servers. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REDIRECTS } from '../src/routes.ts';
import { readHeaderRules, readRedirects } from './support/hosting.ts';

const read = (file: string): string => readFileSync(new URL(`../hosting/${file}`, import.meta.url), 'utf8');

test('the redirects of hosts are those of the site', () => {
  expect(readRedirects()).toEqual(Object.entries(REDIRECTS).map(([from, to]) => ({ from, to, status: 301 })));
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

  test.each(readRedirects())('redirects $from', ({ from, to }) => {
    expect(lines).toMatch(new RegExp(`${from.toLowerCase()} (?:\\{\\s+return 301 )?${to.toLowerCase()}`));
  });
});
