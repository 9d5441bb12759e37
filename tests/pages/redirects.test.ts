/** The pages at old addresses, which lead to the new ones without scripts and on hosts that do not redirect. */
import { describe, expect, test } from 'vitest';
import { FILES, findFile, readText } from '../support/build-output.ts';
import { readRedirects } from '../support/hosting.ts';
import { parseElements } from '../support/html.ts';
import { redirects, settings } from '../support/content.ts';

test('every redirect of an editor is one of the site', () => {
  const built = readRedirects().map(({ from }) => from);
  expect(redirects.list.map(({ from }) => from).filter((from) => !built.includes(from))).toEqual([]);
});

describe.each(readRedirects())('the page at $from', ({ from, to }) => {
  const html = readText(findFile(from) ?? '');
  const elements = parseElements(html);
  const find = (name: string, attribute: string, value: string) =>
    elements.find((element) => element.name === name && element.attributes[attribute] === value)?.attributes;

  test('leads to a page at once, and by a link', () => {
    expect(find('meta', 'http-equiv', 'refresh')?.['content']).toBe(`0;url=${to}`);
    expect(elements.find(({ name }) => name === 'a')?.attributes['href']).toBe(to);
    const page = findFile(to.split('?', 1)[0] ?? '') ?? '';
    expect(readText(page)).not.toContain('http-equiv="refresh"');
  });

  test('says so in a heading and a title', () => {
    expect(elements.filter(({ name }) => name === 'h1').map(({ text }) => text)).toEqual([redirects.title]);
    expect(elements.find(({ name }) => name === 'title')?.text).toContain(redirects.title);
    expect(elements.find(({ name }) => name === 'html')?.attributes['lang']).not.toBe('');
  });

  test('is not for search engines, which get the new address', () => {
    expect(find('meta', 'name', 'robots')?.['content']).toBe('noindex');
    expect(find('link', 'rel', 'canonical')?.['href']).toBe(new URL(to, settings.address).href);
    const sitemap = FILES.filter((file) => file.startsWith('sitemap-')).map(readText);
    expect(sitemap.join('')).not.toContain(`${new URL(from, settings.address).href}<`);
  });

  test('has the policy of all pages, and no scripts', () => {
    expect(find('meta', 'http-equiv', 'content-security-policy')?.['content']).toContain("default-src 'none'");
    expect(elements.filter(({ name }) => name === 'script' || name === 'style')).toEqual([]);
  });
});
