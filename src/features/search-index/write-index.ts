/** Pagefind's files from our records: no HTML is crawled. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { minify } from 'vite';
import type { SearchDocument } from './document.ts';
import { getPrefetchedRecords } from './prefetched-records.ts';

/** What Pagefind ships besides the index and is of no use here: its own interfaces, and other languages. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./;

const must = <Answer extends { errors: string[] }>(answer: Answer): Answer => {
  if (answer.errors.length) throw new Error(`search index: ${answer.errors.join('; ')}`);
  return answer;
};

type File = { path: string; content: Uint8Array };

/** Pagefind ships its scripts as they were written: a fifth of what a visitor would load is white space and long names. */
async function small({ path: name, content }: File): Promise<File> {
  if (!name.endsWith('.js')) return { path: name, content };
  const { code, errors } = await minify(name, new TextDecoder().decode(content), { module: !name.includes('worker') });
  if (errors.length) throw new Error(`search index: ${name} cannot be minified`);
  return { path: name, content: new TextEncoder().encode(code) };
}

/** Writes the index into a folder and returns its size in bytes. Throws when Pagefind refuses a record. */
export async function writeIndex(documents: readonly SearchDocument[], folder: string): Promise<number> {
  try {
    const { index } = must(await createIndex({ forceLanguage: 'en' }));
    if (!index) throw new Error('search index: Pagefind gave none');
    for (const document of documents) must(await index.addCustomRecord(document));
    const { files } = must(await index.getFiles());
    const near = { path: 'near.json', content: new TextEncoder().encode(JSON.stringify(getPrefetchedRecords(files))) };
    const kept = await Promise.all(files.filter((file) => !UNUSED.test(file.path)).map(small));
    for (const file of [...kept, near]) {
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.content);
    }
    return kept.reduce((sum, file) => sum + file.content.length, 0);
  } finally {
    await close();
  }
}
