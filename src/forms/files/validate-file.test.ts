import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { getAcceptAttribute, getExtensions, getSizeLimits, toSafeFileName, validateFile } from './validate-file.ts';
import { rejectValue } from '../model/validation.ts';
import { FILE_FAMILIES, type FileFamily } from '../schema/field-options.ts';

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
const HTML = '<!doctype html><title>x</title><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const ALL: readonly FileFamily[] = ['pictures', 'documents', 'videos'];
const TYPES = 'jpg, jpeg, png, pdf';

/** The header of an MP4 file, without tracks. */
const MP4 = '\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isommp41\u0000\u0000\u0000\u0008free';
const EXE = `MZ\u0090\u0000${'\u0000'.repeat(120)}PE\u0000\u0000`;

type Content = string | Uint8Array<ArrayBuffer>;

/** Converts a string to bytes. Each character code must be below 256. */
const toBytes = (content: Content) =>
  typeof content === 'string' ? Uint8Array.from(content, (sign) => sign.charCodeAt(0)) : content;

const createFile = (name: string, content: Content) => new File([toBytes(content)], name);

const validate = (name: string, content: Content, families: readonly FileFamily[] = ['pictures', 'documents']) =>
  validateFile(createFile(name, content), families);

let png: Uint8Array<ArrayBuffer>;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  png = Uint8Array.from(await dot.clone().png().toBuffer());
  jpeg = Uint8Array.from(await dot.clone().jpeg().toBuffer());
});

describe('accepted files', () => {
  test.each([
    ['dot.png', () => png, 'image/png'],
    ['dot.jpg', () => jpeg, 'image/jpeg'],
    ['dot.jpeg', () => jpeg, 'image/jpeg'],
    ['DOT.PNG', () => png, 'image/png'],
    ['Dot.JpEg', () => jpeg, 'image/jpeg'],
    ['paper.pdf', () => PDF, 'application/pdf'],
    ['paper.v2.final.PDF', () => PDF, 'application/pdf'],
    ['ورقة.pdf', () => PDF, 'application/pdf'],
    ['.png', () => png, 'image/png'],
    ['C:\\fakepath\\dot.png', () => png, 'image/png'],
    ['dot.p\u200bng ', () => png, 'image/png'],
  ])('includes %s', async (name, content, type) => {
    expect(await validate(name, content())).toEqual({ type });
  });

  test('includes a video when the form accepts videos', async () => {
    expect(await validate('clip.mp4', MP4, ['videos'])).toEqual({ type: 'video/mp4' });
  });

  test('takes the type from the content, not from the declared type', async () => {
    const file = new File([png], 'dot.png', { type: 'text/html' });
    expect(await validateFile(file, ['pictures'])).toEqual({ type: 'image/png' });
  });
});

describe('rejected files', () => {
  test.each([
    ['HTML named as a picture', 'photo.png', HTML],
    ['SVG named as a picture', 'photo.png', SVG],
    ['a program named as a document', 'invoice.pdf', EXE],
    ['a document named as a picture', 'photo.jpg', PDF],
    ['text named as a document', 'notes.pdf', 'Only words'],
    ['a single byte', 'dot.png', '\u0089'],
    ['formulas named as a document', 'sheet.pdf', '=1+1'],
  ])('includes %s', async (_, name, content) => {
    expect(await validate(name, content)).toEqual(rejectValue('fileContent', { name, types: TYPES }));
  });

  test('includes a picture with the extension of another type', async () => {
    expect(await validate('dot.jpg', png)).toEqual(rejectValue('fileContent', { name: 'dot.jpg', types: TYPES }));
    expect(await validate('dot.png', jpeg)).toEqual(rejectValue('fileContent', { name: 'dot.png', types: TYPES }));
  });

  test.each([
    'dot',
    'dot.',
    'png',
    'dot.gif',
    'dot.png.exe',
    'dot.svg',
    'dot.html',
    '',
    '.',
    'dot.png/',
    'dot.__proto__',
    'dot.constructor',
  ])('includes a file with an unknown extension: “%s”', async (name) => {
    expect(await validate(name, png)).toEqual(rejectValue('fileType', { name: toSafeFileName(name), types: TYPES }));
  });

  test('includes a file whose extension looks like another because of a direction override', async () => {
    // A direction override makes the name look reversed. It is removed before the extension is read.
    expect(await validate('photo\u202egnp.exe', EXE)).toEqual(
      rejectValue('fileType', { name: 'photognp.exe', types: TYPES }),
    );
  });

  test('includes a file of a family that the form does not accept', async () => {
    expect(await validate('paper.pdf', PDF, ['pictures'])).toEqual(
      rejectValue('fileType', { name: 'paper.pdf', types: 'jpg, jpeg, png' }),
    );
    expect(await validate('dot.png', png, [])).toEqual(rejectValue('fileType', { name: 'dot.png', types: '' }));
  });

  test('includes an empty file with any name', async () => {
    expect(await validate('dot.png', '')).toEqual(rejectValue('fileEmpty', { name: 'dot.png' }));
    expect(await validate('dot.exe', '')).toEqual(rejectValue('fileEmpty', { name: 'dot.exe' }));
  });

  test('includes a file above the size limit of its own family', async () => {
    const createSizedFile = (name: string, content: Content, size: number) =>
      Object.defineProperty(createFile(name, content), 'size', { value: size });
    expect(await validateFile(createSizedFile('paper.pdf', PDF, 5_000_001), ALL)).toEqual(
      rejectValue('fileSize', { name: 'paper.pdf', max: '5 MB' }),
    );
    expect(await validateFile(createSizedFile('clip.mp4', MP4, 20_000_001), ALL)).toEqual(
      rejectValue('fileSize', { name: 'clip.mp4', max: '20 MB' }),
    );
    expect(await validateFile(createSizedFile('clip.mp4', MP4, 20_000_000), ALL)).toEqual({ type: 'video/mp4' });
    expect(await validateFile(createSizedFile('dot.png', png, Infinity), ALL)).toEqual(
      rejectValue('fileSize', { name: 'dot.png', max: '5 MB' }),
    );
  });

  test('is reported without folders and direction overrides in its name', async () => {
    expect(await validate('/home/a/\u202ephoto.png', HTML)).toEqual(
      rejectValue('fileContent', { name: 'photo.png', types: TYPES }),
    );
  });
});

test('never throws on truncated or corrupted files', async () => {
  const names = fc.constantFrom('a.png', 'a.jpg', 'a.pdf', 'a.mp4', 'a.webm');
  const content = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 64 }),
    fc.tuple(fc.constantFrom(0, 1, 2, 3), fc.nat(140), fc.uint8Array({ maxLength: 8 })).map(([which, length, more]) => {
      const whole = [png, jpeg, toBytes(PDF), toBytes(MP4)][which] ?? png;
      return new Uint8Array([...whole.slice(0, length + 1), ...more]);
    }),
  );
  await fc.assert(
    fc.asyncProperty(names, content, async (name, data) => {
      const result = await validate(name, Uint8Array.from(data), ALL);
      if ('type' in result) expect(getAcceptAttribute(ALL).split(',')).toContain(result.type);
      else expect(result.error.code).toBe('fileContent');
    }),
    { numRuns: 200 },
  );
});

describe('toSafeFileName', () => {
  test.each([
    ['photo.png', 'photo.png'],
    ['/etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['C:\\fakepath\\photo.png', 'photo.png'],
    ['../', ''],
    ['', ''],
    ['  my   photo .png\n', 'my photo .png'],
    ['in\u202evoice\u200b.pdf', 'invoice.pdf'],
    ['Cafe\u0301.pdf', 'Café.pdf'],
    ['<b>"&.png', '<b>"&.png'],
    ['=1+1.pdf', '=1+1.pdf'],
    ['فاتورة.pdf', 'فاتورة.pdf'],
  ])('converts %j to %j', (given, stored) => {
    expect(toSafeFileName(given)).toBe(stored);
  });

  test('limits the name to 120 characters including the extension', () => {
    expect(toSafeFileName(`${'x'.repeat(116)}.png`)).toBe(`${'x'.repeat(116)}.png`);
    expect(toSafeFileName(`${'x'.repeat(117)}.png`)).toBe(`${'x'.repeat(116)}.png`);
    expect(toSafeFileName(`${'x'.repeat(100_000)}.jpeg`)).toBe(`${'x'.repeat(115)}.jpeg`);
    expect(toSafeFileName('x'.repeat(121))).toBe('x'.repeat(120));
    expect(toSafeFileName(`x.${'y'.repeat(200)}`)).toBe(`x.${'y'.repeat(118)}`);
  });

  test('never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 110, maxLength: 260 }), (given) => {
        const name = toSafeFileName(`${given}.pdf`);
        expect(name.isWellFormed()).toBe(true);
        expect(Array.from(name).length).toBeLessThanOrEqual(120);
        expect(name.endsWith('.pdf')).toBe(true);
        expect(name).not.toMatch(/[\\/]/);
        expect(toSafeFileName(name)).toBe(name);
      }),
    );
  });
});

describe('file families', () => {
  test('provide their extensions and accept attribute', () => {
    expect(getExtensions(['pictures'])).toEqual(['jpg', 'jpeg', 'png']);
    expect(getExtensions(['documents', 'pictures'])).toEqual(['jpg', 'jpeg', 'png', 'pdf']);
    expect(getExtensions([])).toEqual([]);
    expect(getAcceptAttribute(['pictures'])).toBe('image/jpeg,image/png,.jpg,.jpeg,.png');
    expect(getAcceptAttribute(['videos', 'documents'])).toBe('application/pdf,video/mp4,video/webm,.pdf,.mp4,.webm');
    expect(getAcceptAttribute([])).toBe('');
  });

  test('provide their size limits, each with its extensions', () => {
    const small = { maxBytes: 5_000_000, extensions: ['jpg', 'jpeg', 'png'] };
    expect(getSizeLimits(['pictures'])).toEqual([small]);
    expect(getSizeLimits(ALL)).toEqual([
      { ...small, extensions: [...small.extensions, 'pdf'] },
      { maxBytes: 20_000_000, extensions: ['mp4', 'webm'] },
    ]);
    expect(getSizeLimits([])).toEqual([]);
  });

  test('have unique extensions, because the extension determines the type', () => {
    const all = getExtensions(FILE_FAMILIES.map(({ value }) => value));
    expect(new Set(all).size).toBe(all.length);
    expect(all.join('')).toMatch(/^[a-z0-9]+$/);
  });
});
