import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { url } from './url.tsx';

const check = (typed: string) => url.validate(createField('url'), typed, CONTEXT);

describe('url field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each([
    ['https://company.example', 'https://company.example/'],
    ['HTTPS://Company.Example/Shop', 'https://company.example/Shop'],
    ['company.example', 'https://company.example/'],
    ['www.company.example/shop?id=1#top', 'https://www.company.example/shop?id=1#top'],
    ['//company.example', 'https://company.example/'],
    ['company.example:8443/shop', 'https://company.example:8443/shop'],
    ['https://company.example:443', 'https://company.example/'],
    ['company.example/a:b', 'https://company.example/a:b'],
    ['company.example/?from=http://other.example', 'https://company.example/?from=http://other.example'],
    ['company.example.', 'https://company.example./'],
    ['company.example/@seller', 'https://company.example/@seller'],
    ['متجر.example', 'https://xn--pgbep1f.example/'],
    ['  \u200ecompany.example\u202c\n', 'https://company.example/'],
  ])('stores %s as %s', (typed, stored) => {
    expect(check(typed)).toEqual(acceptValue(stored));
  });

  test.each([
    'http://company.example',
    'ftp://company.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\u200bscript:alert(1)',
    'javascript://company.example/%0aalert(1)',
    'javascript:alert(1)//company.example:8080',
    'javascript:company.example:8080',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PGI+.example',
    'vbscript:msgbox(1)',
    'blob:https://company.example/1',
    'file:///etc/passwd',
    'mailto:buyer@company.example',
    'tel:+96800000100',
    'https:',
    'https://',
    'https:///',
    'htps//company',
  ])('rejects %s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('url'));
  });

  test.each([
    'https://user:pass@company.example',
    'https://user@company.example',
    'user:pass@company.example',
    'user@company.example',
    'company.example:80@other.example',
    'https://:pass@company.example',
  ])('rejects credentials in %s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('url'));
  });

  test.each([
    'company',
    'localhost',
    'https://localhost:8080',
    'https://company',
    'https://[::1]/',
    'N/A',
    'none',
    '.',
    '...',
    'none.',
    '.example',
    'https://company./',
    'company..example',
  ])('requires a host name with a dot, unlike %s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('url'));
  });

  test.each([
    'my company.example',
    'company.example/my shop',
    'company.example, other.example',
    'company.example\nother.example',
    'https://company.example https://other.example',
    'company.example:port',
    'company.example:99999',
    'comp<b>any.example',
    'company%00.example',
    '=HYPERLINK("https://company.example")',
  ])('rejects %j', (typed) => {
    expect(check(typed)).toEqual(rejectValue('url'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('url'));
  });

  test('percent-encodes markup in an address', () => {
    expect(check('company.example/"><script>')).toEqual(acceptValue('https://company.example/%22%3E%3Cscript%3E'));
  });

  test('accepts at most 2000 characters', () => {
    const createLongUrl = (length: number) => `https://company.example/${'x'.repeat(length - 24)}`;
    expect(check(createLongUrl(2000))).toEqual(acceptValue(createLongUrl(2000)));
    expect(check(createLongUrl(2001))).toEqual(rejectValue('url'));
    // Each of these letters takes six characters when percent-encoded.
    expect(check(`https://company.example/${'ع'.repeat(400)}`)).toEqual(rejectValue('url'));
  });

  test('rejects a very long text quickly', () => {
    expect(check(OVERSIZED_TEXT)).toEqual(rejectValue('url'));
    expect(check(`a:${'.'.repeat(100_000)}`)).toEqual(rejectValue('url'));
    expect(check('a.'.repeat(50_000))).toEqual(rejectValue('url'));
    expect(check(`https://${'a'.repeat(100_000)}.example`)).toEqual(rejectValue('url'));
  });
});
