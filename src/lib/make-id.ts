/** An id as `crypto.randomUUID` makes it, also where that is missing: on plain http the browser leaves it out. */
export const makeId = (): string =>
  // Its version, and one of four variants.
  '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) =>
    ((Number(digit) + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / (digit === '8' ? 64 : 16)) | 0).toString(
      16,
    ),
  );
