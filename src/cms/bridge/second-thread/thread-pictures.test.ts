import { expect, test } from 'vitest';
import { createThreadPictures } from './thread-pictures.ts';

const createOptions = (width: number) => ({ src: { src: '/_astro/a.png', width: 9, height: 9, format: 'png' }, width });

test('each picture is asked for once, and its placeholders become its address', () => {
  const pictures = createThreadPictures();
  const [one, two, again] = [1, 2, 1].map((width) => pictures.add(createOptions(width), ['width'], '/a.png'));
  expect(again).toBe(one);
  expect(pictures.takeRequests()).toEqual(
    [1, 2].map((width) => ({ options: createOptions(width), hashProperties: ['width'], file: '/a.png' })),
  );
  expect(pictures.takeRequests()).toEqual([]);
  expect(pictures.isComplete()).toBe(false);
  pictures.addAddresses(['/_astro/1.webp', '/_astro/2.webp']);
  expect(pictures.isComplete()).toBe(true);
  const html = `<img src="${one}" srcset="${one} 1w, ${two} 2w">{"image":"https://example.com${two}"}`;
  expect(pictures.replacePlaceholders(html)).toBe(
    '<img src="/_astro/1.webp" srcset="/_astro/1.webp 1w, /_astro/2.webp 2w">{"image":"https://example.com/_astro/2.webp"}',
  );
});

test('a placeholder survives in an address and in attributes', () => {
  const placeholder = createThreadPictures().add(createOptions(1), [], undefined);
  expect(new URL(placeholder, 'https://example.com').pathname).toBe(placeholder);
  expect(placeholder).not.toMatch(/["'&<>\s,]/);
});

test('a picture without an address is an error', () => {
  const pictures = createThreadPictures();
  const placeholder = pictures.add(createOptions(1), [], undefined);
  expect(() => pictures.replacePlaceholders(placeholder)).toThrow('picture 0 has no address');
});
