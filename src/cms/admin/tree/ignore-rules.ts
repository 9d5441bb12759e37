/** Decides which files of a project Keystatic lists: those that no `.gitignore` excludes. */
import ignore from 'ignore';

/** Files and folders with these names are never listed. */
const UNLISTED = new Set(['.git', 'node_modules', '.next']);

export const IGNORE_FILE = '.gitignore';

type Accepts = (file: string) => boolean;

/** Creates the rules of a project, without any file with rules yet. */
export function createIgnoreRules() {
  const byFolder = new Map<string, Accepts>();
  return {
    /**
     * Adds the rules of a folder's `.gitignore`.
     * @param folder path from the root of the project; the root is an empty text
     */
    add: (folder: string, text: string): void => {
      byFolder.set(folder, ignore().add(text).createFilter());
    },
    /**
     * Returns whether a file or folder is listed, when its parent folder is.
     * @param file path from the root of the project
     */
    accepts: (file: string, isFolder: boolean): boolean => {
      const segments = file.split('/');
      const name = segments.at(-1) ?? '';
      if (UNLISTED.has(name)) return false;
      const parent = segments.slice(0, -1).join('/');
      // Like Keystatic: a folder's own rules get the whole path of its files.
      if (byFolder.get(parent)?.(isFolder ? `${file}/` : file) === false) return false;
      return segments.slice(0, -1).every((_, depth) => {
        const folder = segments.slice(0, depth).join('/');
        return byFolder.get(folder)?.(segments.slice(depth).join('/')) ?? true;
      });
    },
  };
}
