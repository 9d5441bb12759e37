/** Returns a random UUID. `crypto.randomUUID` is not available on plain http. */
export const makeId = (): string =>
  // Version 4, and one of its four variants.
  '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) =>
    ((Number(digit) + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / (digit === '8' ? 64 : 16)) | 0).toString(
      16,
    ),
  );
