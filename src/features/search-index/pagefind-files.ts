/** Changes the files that Pagefind creates: it has an id for each record, and we have a number. */
import { gunzipSync, gzipSync } from 'node:zlib';

export type File = { path: string; content: Uint8Array };

/** Prefix that Pagefind writes into each of its compressed files. */
const SIGNATURE = 'pagefind_dcd';

const FRAGMENT = /^fragment\/(.+)\.pf_fragment$/;
const LIST = /^pagefind\.(.+)\.pf_meta$/;

const VERSION_HINT = 'adapt the search index to the installed version of Pagefind';

/** Decompresses a file of Pagefind to a text with a character for each byte. */
function decompress({ path, content }: File): string {
  const text = gunzipSync(content).toString('latin1');
  if (!text.startsWith(SIGNATURE)) throw new Error(`search index: ${path} has an unknown format; ${VERSION_HINT}`);
  return text;
}

/** Reads the number of the record from a fragment, whose address it is. */
const readNumber = (fragment: File): number =>
  Number((JSON.parse(decompress(fragment).slice(SIGNATURE.length)) as { url: string }).url);

/**
 * Replaces each id in the list of records by the number of the record, in as many characters: an address of a record then needs
 * no list of its own. Returns the files without the fragments, and the name of the index. Throws when Pagefind's format changed.
 */
export function numberRecords(files: readonly File[]): { name: string; files: File[] } {
  const numbers = new Map(
    files.flatMap((file) => {
      const id = FRAGMENT.exec(file.path)?.[1];
      return id === undefined ? [] : [[id, readNumber(file)] as const];
    }),
  );
  const list = files.find(({ path }) => LIST.test(path));
  const name = list && LIST.exec(list.path)?.[1];
  if (!list || name === undefined) throw new Error(`search index: Pagefind wrote no list of records; ${VERSION_HINT}`);
  let replaced = 0;
  const text = decompress(list).replace(/en_[\da-f]{7,}/g, (id) => {
    const number = numbers.get(id);
    if (number === undefined) return id;
    replaced += 1;
    return `en_${String(number).padStart(id.length - 3, '0')}`;
  });
  if (replaced !== numbers.size)
    throw new Error(`search index: the list of records has an unknown format; ${VERSION_HINT}`);
  const numbered = { path: list.path, content: gzipSync(Buffer.from(text, 'latin1'), { level: 9 }) };
  return { name, files: [...files.filter((file) => file !== list && !FRAGMENT.test(file.path)), numbered] };
}
