import { expect, test } from 'vitest';
import { decodeUrl } from './decode-url.ts';

test.each([
  [
    'an Arabic path',
    'https://bahja.example/%D8%AA%D9%85%D9%88%D8%B1?q=%D8%B9%D8%B3%D9%84',
    'https://bahja.example/تمور?q=عسل',
  ],
  ['vowel signs', 'https://bahja.example/%D8%AA%D9%8E%D9%85%D8%B1', 'https://bahja.example/تَمر'],
  ['a plain address', 'https://bahja.example/a-b', 'https://bahja.example/a-b'],
])('decodes %s', (_, url, shown) => {
  expect(decodeUrl(url)).toBe(shown);
});

test.each([
  ['slash', '%2F'],
  ['percent sign', '%25'],
  ['line break', '%0A'],
  ['next line', '%C2%85'],
  ['space', '%20'],
  ['no-break space', '%C2%A0'],
  ['ideographic space', '%E3%80%80'],
  ['right-to-left override', '%E2%80%AE'],
  ['Arabic letter mark', '%D8%9C'],
  ['zero width joiner', '%E2%80%8D'],
  ['invisible letter', '%E3%85%A4'],
  ['fraction slash', '%E2%81%84'],
  ['division slash', '%E2%88%95'],
  ['fullwidth slash', '%EF%BC%8F'],
  ['mark on the slash before it', '%CC%81'],
  ['overlaid slash', '%CC%B8'],
  ['half of a character', '%D8'],
])('does not decode a %s', (_, encoded) => {
  const url = `https://bahja.example/${encoded}`;
  expect(decodeUrl(url)).toBe(url);
});

test('keeps what could mislead among letters encoded', () => {
  expect(decodeUrl('https://bahja.example/%D8%AA%E2%80%AE%D9%85')).toBe('https://bahja.example/ت%E2%80%AEم');
  expect(decodeUrl('https://bahja.example/%D8%AA%CC%B8')).toBe('https://bahja.example/%D8%AA%CC%B8');
});
