import { expect, test } from 'vitest';
import { parseStyleUrl } from './style-url.ts';

test.each([undefined, '', '  '])('without an address (%j) the site has its own base map', (value) => {
  expect(parseStyleUrl(value)).toBe('');
});

test('the address of a style is accepted', () => {
  expect(parseStyleUrl(' https://tiles.example/style.json ')).toBe('https://tiles.example/style.json');
});

test.each(['tiles.example', 'http://tiles.example/style.json', '/style.json', 'javascript:0'])(
  '“%s” stops the build with an error that names the variable',
  (value) => {
    expect(() => parseStyleUrl(value)).toThrow(/PUBLIC_MAP_STYLE_URL.*https:/);
  },
);
