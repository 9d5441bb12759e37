/** Writes the files of the search from the search records. No HTML is crawled. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { minify } from 'vite';
import type { SearchRecord } from '@/features/search/record.ts';
import { createDocument, createTextReader, type SearchDocument } from './document.ts';
import { numberRecords, type File } from './pagefind-files.ts';
import { createRecordFiles, orderRecords } from './record-files.ts';
import type { SynonymGroups } from './synonyms.ts';
import { createWordList } from './word-list.ts';

/** Files of Pagefind that the site does not use: its own interfaces and worker, and other languages. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;

/** Number of records that are sent to Pagefind at once; sending each after the other takes longer. */
const BATCH_SIZE = 500;

export type IndexSource = { records: readonly SearchRecord[]; synonyms: SynonymGroups };

const assertOk = <Answer extends { errors: string[] }>(answer: Answer): Answer => {
  if (answer.errors.length) throw new Error(`search index: ${answer.errors.join('; ')}`);
  return answer;
};

/** Indexes documents. Throws when Pagefind rejects one. */
async function createPagefindFiles(documents: readonly SearchDocument[]): Promise<readonly File[]> {
  try {
    const { index } = assertOk(await createIndex({ forceLanguage: 'en' }));
    if (!index) throw new Error('search index: Pagefind returned no index');
    for (let start = 0; start < documents.length; start += BATCH_SIZE) {
      const batch = documents.slice(start, start + BATCH_SIZE);
      for (const answer of await Promise.all(batch.map((document) => index.addCustomRecord(document))))
        assertOk(answer);
    }
    return assertOk(await index.getFiles()).files;
  } finally {
    await close();
  }
}

/** Minifies a script of Pagefind, which ships unminified scripts; this saves a fifth of their size. */
async function minifyScript({ path: name, content }: File): Promise<File> {
  if (!name.endsWith('.js')) return { path: name, content };
  const { code, errors } = await minify(name, new TextDecoder().decode(content), { module: true });
  if (errors.length) throw new Error(`search index: ${name} cannot be minified`);
  return { path: name, content: new TextEncoder().encode(code) };
}

/** Writes the index into a folder and returns its size in bytes. Throws when Pagefind rejects a record. */
export async function writeIndex(source: IndexSource, folder: string): Promise<number> {
  const records = orderRecords(source.records);
  const texts = records.map(createTextReader(source.synonyms));
  const indexed = await createPagefindFiles(texts.map((text, number) => createDocument(number, text)));
  const { name, files } = numberRecords(indexed.filter(({ path: file }) => !UNUSED.test(file)));
  const { table, shards } = createRecordFiles(records);
  const encode = (file: string, text: string): File => ({ path: file, content: new TextEncoder().encode(text) });
  const output = [
    ...(await Promise.all(files.map(minifyScript))),
    encode(`table.${name}.json`, JSON.stringify(table)),
    encode('words.txt', createWordList(texts).join('\n')),
    ...[...shards].map(([shard, content]) => encode(`records/${shard}.json`, content)),
  ];
  const folders = new Set(output.map((file) => path.dirname(path.join(folder, file.path))));
  await Promise.all([...folders].map((target) => mkdir(target, { recursive: true })));
  await Promise.all(output.map((file) => writeFile(path.join(folder, file.path), file.content)));
  return output.reduce((sum, { content }) => sum + content.length, 0);
}
