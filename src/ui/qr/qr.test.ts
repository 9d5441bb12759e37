import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { encodeQr, QUIET_ZONE_MODULES, toQrPath } from './qr.ts';

/** Paints the path of a code like a browser: white pixels, and three black ones for each unit. */
function paint(text: string): { pixels: Uint8ClampedArray; side: number } {
  const scale = 3;
  const code = encodeQr(text);
  const side = (code.size + 2 * QUIET_ZONE_MODULES) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of toQrPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < Number(length) * scale; column++) {
        const left = (Number(x) + QUIET_ZONE_MODULES) * scale + column;
        const top = (Number(y) + QUIET_ZONE_MODULES) * scale + row;
        pixels.fill(0, (top * side + left) * 4, (top * side + left) * 4 + 3);
      }
  return { pixels, side };
}

function decode(text: string): string | undefined {
  const { pixels, side } = paint(text);
  return jsQR(pixels, side, side)?.data;
}

test('an independent decoder reads the drawn path', () => {
  expect(decode('https://ino.example/?ref=QR7K')).toBe('https://ino.example/?ref=QR7K');
  expect(decode('TX-261118-0007')).toBe('TX-261118-0007');
});

test('an independent decoder reads every printable text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120 }), (text) => {
      expect(decode(text)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('a text that does not fit is an error', () => {
  expect(() => encodeQr('x'.repeat(4000))).toThrow();
});
