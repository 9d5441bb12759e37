/** Writes what the admin saves. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A path of the content, from the root of the project. */
const filePath = (folders: readonly string[]) =>
  z.string().refine((file) => {
    const isPlain = !file.includes('\\') && file.split('/').every((part) => !['', '.', '..'].includes(part));
    return isPlain && folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
  });

/**
 * Returns the schema of the body of Keystatic's request.
 * @param folders the folders and files that the admin may change, from the root of the project
 */
export function createUpdateSchema(folders: readonly string[]) {
  const path = filePath(folders);
  return z.strictObject({
    additions: z.array(z.strictObject({ path, contents: z.string() })),
    deletions: z.array(z.strictObject({ path })),
  });
}

export type Update = z.infer<ReturnType<typeof createUpdateSchema>>;

/** Writes and deletes files, and returns their absolute paths. */
export function writeUpdate(root: string, { additions, deletions }: Update): string[] {
  for (const addition of additions) {
    const file = path.join(root, addition.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(addition.contents, 'base64'));
  }
  for (const deletion of deletions) rmSync(path.join(root, deletion.path), { force: true });
  return [...additions, ...deletions].map((file) => path.join(root, file.path));
}
