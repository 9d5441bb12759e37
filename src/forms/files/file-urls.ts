import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { loadFile } from './file-storage.ts';

/** Object URLs of stored files for code that is not React; islands use `use-file-url.ts`. */
export class FileUrls {
  readonly #urls = new Map<string, Promise<string | undefined>>();

  /** Returns the object URL of a file, the same each time; undefined when the file was deleted or cannot be read. */
  get(id: string): Promise<string | undefined> {
    const known = this.#urls.get(id);
    if (known) return known;
    const url: Promise<string | undefined> = loadFile(id)
      .catch(ignoreStorageError)
      .then((blob) => (blob && this.#urls.get(id) === url ? URL.createObjectURL(blob) : undefined));
    this.#urls.set(id, url);
    return url;
  }

  /** Revokes the URLs of all files but these. Call it with the files that are shown, whenever they change. */
  retain(ids: readonly string[]): void {
    for (const [id, url] of this.#urls) {
      if (ids.includes(id)) continue;
      this.#urls.delete(id);
      url.then((value) => {
        if (value !== undefined) URL.revokeObjectURL(value);
      }, ignoreStorageError);
    }
  }
}
