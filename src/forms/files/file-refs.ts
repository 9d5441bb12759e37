/** Reference to a file in a form. The content is stored on the device under `id`; `size` is in bytes. */
export type FileRef = { id: string; name: string; type: string; size: number };

/** Returns whether a value of a form is a list of files. The files themselves may no longer be stored. */
export const isFileRefs = (value: unknown): value is readonly FileRef[] =>
  Array.isArray(value) &&
  value.every(
    (file: unknown) =>
      typeof file === 'object' &&
      file !== null &&
      ['id', 'name', 'type'].every((key) => typeof (file as Record<string, unknown>)[key] === 'string') &&
      typeof (file as { size?: unknown }).size === 'number',
  );
