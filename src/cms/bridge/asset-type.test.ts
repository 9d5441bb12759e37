import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findType } from './asset-type.ts';

const PICTURES = ['jpg', 'png', 'webp', 'avif'] as const;

function draw(type: (typeof PICTURES)[number]): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  return (type === 'jpg' ? picture.jpeg() : picture[type]()).toBuffer();
}

test.each(PICTURES)('finds a %s by its content', async (type) => {
  expect(findType(await draw(type), '', PICTURES)).toBe(type);
});

test.each(['mp4', 'webm'])('finds a recording of type %s', (type) => {
  const folder = path.resolve(import.meta.dirname, '../../../content/faq/add-a-category/recording/value');
  const recording = readFileSync(path.join(folder, `${type}.${type}`));
  expect(findType(recording, '', ['webm', 'mp4', 'avif'])).toBe(type);
});

test.each([
  ['a text', 'hello'],
  ['nothing', ''],
  ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['a HEIC picture', '\0\0\0\u0018ftypheic\0\0\0\0'],
  ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
])('%s is no picture of these types', (_, text) => {
  expect(findType(Buffer.from(text, 'latin1'), 'png', PICTURES)).toBeUndefined();
});

test('believes the extension of a type that it does not know', () => {
  const bytes = Buffer.from('a,b');
  expect(findType(bytes, 'CSV', ['pdf', 'csv'])).toBe('csv');
  expect(findType(bytes, 'txt', ['pdf', 'csv'])).toBeUndefined();
});
