import { rmdirSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '../lib/node/error-code.ts';

/**
 * Removes the folders above a deleted file of the content as far as they are empty. The folder of the collection stays.
 * @param root absolute path of the project
 * @param file path of the file from the root, as in content/stores/dar/index.yaml
 */
export function removeEmptyFolders(root: string, file: string): void {
  const isInEntry = (folder: string) => folder.split('/').length > 2;
  for (let folder = path.posix.dirname(file); isInEntry(folder); folder = path.posix.dirname(folder)) {
    try {
      rmdirSync(path.join(root, folder));
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) continue;
      if (hasErrorCode(error, 'ENOTEMPTY', 'EEXIST')) return;
      throw error;
    }
  }
}
