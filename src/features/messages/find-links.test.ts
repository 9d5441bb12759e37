import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const getLinks = (message: string) =>
  findLinks(message).flatMap(({ text, href }) => (href === undefined ? [] : [text]));

test.each([
  ['See https://ino.example/faq.', ['https://ino.example/faq']],
  ['(https://ino.example/a_(b)) and http://x.example!', ['https://ino.example/a_(b)', 'http://x.example']],
  ['انظر https://ino.example/faq، ثم https://ino.example/map؟', ['https://ino.example/faq', 'https://ino.example/map']],
  ['HTTPS://INO.EXAMPLE', ['HTTPS://INO.EXAMPLE']],
  ['https://ino.example/?q=لبان', ['https://ino.example/?q=لبان']],
  ['javascript:alert(1) data:text/html,x ftp://x.example www.ino.example', []],
  ['https:// http://', []],
  ['https://bank.example@evil.example/', []],
  ['https://user:secret@ino.example', []],
  ['<https://ino.example>', ['https://ino.example']],
])('in “%s” finds %j', (message, links) => {
  expect(getLinks(message)).toEqual(links);
});

test('never changes the text, and only links to http and https', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('https://', 'http://a.example', ' ', '(', ')', '.', '@'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const message = parts.join('');
      const found = findLinks(message);
      expect(found.map(({ text }) => text).join('')).toBe(message);
      for (const { href } of found) if (href !== undefined) expect(href).toMatch(/^https?:\/\/[^@]*(?:\/|$)/);
    }),
  );
});
