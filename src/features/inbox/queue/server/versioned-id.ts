/** Names a submission and its version in a field of a form, so that a later change is found as a conflict. */
type VersionedId = { id: string; version: number };

/** Returns the value of the field. */
export const toVersionedId = ({ id, version }: VersionedId): string => `${id}@${version}`;

/** Reads the value of the field; undefined for anything else. */
export function parseVersionedId(text: string): VersionedId | undefined {
  const [, id, version] = /^([\da-f-]{36})@(\d{1,9})$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, version: Number(version) };
}
