/** QR codes: drawn into an SVG element on pages, and as a PNG picture to share or save. */
import { correction, generate } from 'lean-qr/nano';

/** Width of the light border in modules. Scanners need four. */
export const QUIET_ZONE_MODULES = 4;

/** Width of a module of the PNG picture in pixels. */
const PNG_MODULE_PX = 16;

/** A QR code: a square of dark and light modules, without the light border. */
export type QrCode = {
  /** Number of modules of a side. */
  size: number;
  isDark: (x: number, y: number) => boolean;
};

/**
 * Encodes a text. A quarter of a printed code may be damaged before it cannot be read.
 * @throws Error if the text is longer than a QR code can hold, about 2,300 bytes
 */
export function encodeQr(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, isDark: (x, y) => code.get(x, y) };
}

/** Lists the runs of dark modules in all rows, so that a drawing needs few shapes. */
function listRuns({ size, isDark }: QrCode): { x: number; y: number; length: number }[] {
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (isDark(x + 1, y)) x++;
      runs.push({ x: start, y, length: x - start + 1 });
    }
  }
  return runs;
}

/** Returns the `d` attribute of a path that draws all dark modules, one unit each. */
export const toQrPath = (code: QrCode): string =>
  listRuns(code)
    .map(({ x, y, length }) => `M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`)
    .join('');

/**
 * Draws a text into the element that `Qr.astro` rendered.
 * @throws Error as `encodeQr` does
 */
export function drawQr(svg: SVGSVGElement, text: string): void {
  const code = encodeQr(text);
  const side = String(code.size + 2 * QUIET_ZONE_MODULES);
  const start = String(-QUIET_ZONE_MODULES);
  svg.setAttribute('viewBox', `${start} ${start} ${side} ${side}`);
  svg.querySelector('path')?.setAttribute('d', toQrPath(code));
}

/**
 * Creates a PNG picture of a text, black on white.
 * @throws Error as `encodeQr` does, or when the browser cannot create pictures
 */
export async function createQrPng(text: string): Promise<Blob> {
  const code = encodeQr(text);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (code.size + 2 * QUIET_ZONE_MODULES) * PNG_MODULE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const { x, y, length } of listRuns(code))
    context.fillRect(
      (x + QUIET_ZONE_MODULES) * PNG_MODULE_PX,
      (y + QUIET_ZONE_MODULES) * PNG_MODULE_PX,
      length * PNG_MODULE_PX,
      PNG_MODULE_PX,
    );
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('The browser cannot create PNG pictures'));
    }, 'image/png');
  });
}
