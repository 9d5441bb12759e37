/**
 * Writes `.br` and `.gz` files beside the texts of the last build, for servers that send compressed files as they are.
 *
 *     npm run build && npm run compress [-- folder]
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|vtt|wasm|webmanifest|xml)$/;
/** Bytes below which a compressed file saves less than a packet. */
const MIN_BYTES = 1000;
/** The levels above compress by about 3 % more and take ten times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const FORMATS = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, BROTLI)],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

const folder = path.resolve(process.argv[2] ?? 'dist');
const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
const sizes = { before: 0, '.br': 0, '.gz': 0 };

async function compressNext() {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const target = path.join(folder, file);
    const bytes = await readFile(target);
    if (bytes.length < MIN_BYTES) continue;
    sizes.before += bytes.length;
    for (const [ending, compress] of FORMATS) {
      const compressed = await compress(bytes);
      sizes[ending] += compressed.length;
      await writeFile(target + ending, compressed);
    }
  }
}

await Promise.all(Array.from({ length: os.availableParallelism() }, compressNext));
const formatMegabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `${formatMegabytes(sizes.before)}: Brotli ${formatMegabytes(sizes['.br'])}, gzip ${formatMegabytes(sizes['.gz'])}`,
);
