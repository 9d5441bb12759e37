/** A build for static hosting contains no part of the admin. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

describe('dist', () => {
  it('has no server and no page of the admin', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(['server', 'client', 'keystatic', 'api'].filter((name) => existsSync(path.join(DIST, name)))).toEqual([]);
  });

  it('has no script of the admin', () => {
    const scripts = files.filter((file) => /\.m?js$/.test(file));
    expect(scripts).not.toHaveLength(0);
    // The service worker names the path of the admin, which it leaves alone.
    expect(scripts.filter((file) => /(?<!["'`]\/)keystatic/i.test(file + readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has no page that loads a script of the admin', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(
      pages.filter((file) => /(?:src|href|component-url)="[^"]*keystatic/i.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});
