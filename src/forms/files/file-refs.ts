/** A file in a form: what it holds is kept on the device under its id. */
export type FileRef = { id: string; name: string; type: string; size: number };

export const isFileRefs = (value: unknown): value is readonly FileRef[] =>
  Array.isArray(value) &&
  value.every(
    (file: unknown) =>
      typeof file === 'object' &&
      file !== null &&
      ['id', 'name', 'type'].every((key) => typeof (file as Record<string, unknown>)[key] === 'string') &&
      typeof (file as { size?: unknown }).size === 'number',
  );
