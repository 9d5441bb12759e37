/** Writes Pagefind's files from the search records. No HTML is crawled. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { minify } from 'vite';
import type { SearchDocument } from './document.ts';
import { getPrefetchedRecords } from './prefetched-records.ts';

/** Files of Pagefind that the site does not use: its own interfaces and other languages. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./;

const assertOk = <Answer extends { errors: string[] }>(answer: Answer): Answer => {
  if (answer.errors.length) throw new Error(`search index: ${answer.errors.join('; ')}`);
  return answer;
};

type File = { path: string; content: Uint8Array };

/** Minifies a script of Pagefind, which ships unminified scripts; this saves a fifth of their size. */
async function minifyScript({ path: name, content }: File): Promise<File> {
  if (!name.endsWith('.js')) return { path: name, content };
  const { code, errors } = await minify(name, new TextDecoder().decode(content), { module: !name.includes('worker') });
  if (errors.length) throw new Error(`search index: ${name} cannot be minified`);
  return { path: name, content: new TextEncoder().encode(code) };
}

/** Writes the index into a folder and returns its size in bytes. Throws when Pagefind rejects a record. */
export async function writeIndex(documents: readonly SearchDocument[], folder: string): Promise<number> {
  try {
    const { index } = assertOk(await createIndex({ forceLanguage: 'en' }));
    if (!index) throw new Error('search index: Pagefind returned no index');
    for (const document of documents) assertOk(await index.addCustomRecord(document));
    const { files } = assertOk(await index.getFiles());
    const prefetched = {
      path: 'prefetched.json',
      content: new TextEncoder().encode(JSON.stringify(getPrefetchedRecords(files))),
    };
    const output = await Promise.all(files.filter((file) => !UNUSED.test(file.path)).map(minifyScript));
    for (const file of [...output, prefetched]) {
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.content);
    }
    return output.reduce((sum, file) => sum + file.content.length, 0);
  } finally {
    await close();
  }
}
