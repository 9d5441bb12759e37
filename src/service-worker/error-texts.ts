/** File with the texts of storage errors; see `src/pages/storage-errors.json.ts`. It is stored for everyone. */
export const ERROR_TEXTS_PATH = '/storage-errors.json';
