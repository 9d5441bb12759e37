import { expect, test } from 'vitest';
import { getSafeLink } from './safe-link.ts';

test('returns the URL and a readable text', () => {
  expect(getSafeLink('tel', '+96800000100')).toEqual({ href: 'tel:+96800000100', text: '+968 0000 0100' });
  expect(getSafeLink('mailto', 'a@b.example')).toEqual({ href: 'mailto:a@b.example', text: 'a@b.example' });
  expect(getSafeLink('https', 'https://b.example/')).toEqual({ href: 'https://b.example/', text: 'b.example' });
  expect(getSafeLink('https', 'https://b.example/shop?x=1')).toEqual({
    href: 'https://b.example/shop?x=1',
    text: 'b.example/shop',
  });
});

test('shows an Arabic path as it is read, and links to the encoded one', () => {
  expect(getSafeLink('https', 'https://b.example/تمور')).toEqual({
    href: 'https://b.example/%D8%AA%D9%85%D9%88%D8%B1',
    text: 'b.example/تمور',
  });
});

test.each([
  ['tel', 'javascript:alert(1)'],
  ['tel', '12'],
  ['mailto', 'a@b.example?bcc=c@d.example'],
  ['mailto', 'javascript:alert(1)'],
  ['https', 'javascript:alert(1)'],
  ['https', 'http://b.example'],
  ['https', 'b.example'],
  ['https', ''],
] as const)('returns no %s link for “%s”', (scheme, text) => {
  expect(getSafeLink(scheme, text)).toBeUndefined();
});
