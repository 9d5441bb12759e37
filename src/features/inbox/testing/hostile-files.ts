/** Files that grow when they are opened, or that are two things at once. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { PICTURE } from './picture.ts';

const toUint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

const toUint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * Returns an archive whose only file is as large as said, and whose name is the one by which types of documents are recognized.
 * @param size bytes of the file
 */
export function createZipBomb(size: number): Uint8Array<ArrayBuffer> {
  const content = Buffer.alloc(size);
  const packed = deflateRawSync(content, { level: 9 });
  const name = Buffer.from('[Content_Types].xml');
  const sizes = Buffer.concat([toUint32(crc32(content)), toUint32(packed.length), toUint32(size)]);
  // Version, flags, the method “deflate”, time and date.
  const common = Buffer.concat([toUint16(20), toUint16(0), toUint16(8), toUint16(0), toUint16(0), sizes]);
  return new Uint8Array(
    Buffer.concat([Buffer.from('PK\u0003\u0004'), common, toUint16(name.length), toUint16(0), name, packed]),
  );
}

function createChunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([numbers.subarray(0, 4), content, numbers.subarray(4)]);
}

/**
 * Returns a small file that is a black picture with many pixels.
 * @param side width and height in pixels, a multiple of 8
 */
export function createPictureBomb(side: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, without colours.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [createChunk('IHDR', header), createChunk('IDAT', rows), createChunk('IEND', new Uint8Array())];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

/** A picture that is also an archive and a page. */
export const POLYGLOT = new Uint8Array(
  Buffer.concat([PICTURE, Buffer.from('PK\u0003\u0004'), Buffer.from('<script>alert(1)</script>')]),
);
