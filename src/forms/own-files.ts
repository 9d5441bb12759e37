/** Files that a draft names and that are not its own: another tab sent the draft they came from, or took one away. */
import { ownerOfDraft } from '@/device/files.ts';
import type { Papers } from '@/device/papers.ts';
import type { Json } from '@/device/rows.ts';
import { isFileRefs, type FileRef } from './file-refs.ts';

type Typed = Readonly<Record<string, Json>>;

export type OwnFiles = {
  /** What was typed, with copies of the files that belong to somebody else. */
  typed: Typed;
  /** Files that are no longer there, and the fields they stand in. */
  gone: readonly { key: string; name: string }[];
};

/** Sees to it that a draft owns the files it names: a record keeps its own. */
export async function ownFiles({ files }: Pick<Papers, 'files'>, typed: Typed, draft: string): Promise<OwnFiles> {
  const owner = ownerOfDraft(draft);
  const gone: OwnFiles['gone'][number][] = [];
  const ownFile = async (key: string, ref: FileRef): Promise<FileRef> => {
    const kept = await files.get(ref.id);
    if (!kept) gone.push({ key, name: ref.name });
    if (!kept || kept.owner === owner) return ref;
    return { ...ref, id: (await files.copy(kept, owner)).id };
  };
  const own: Record<string, Json> = { ...typed };
  for (const [key, value] of Object.entries(typed)) {
    const given: unknown = value;
    if (isFileRefs(given)) own[key] = await Promise.all(given.map((ref) => ownFile(key, ref)));
  }
  return { typed: own, gone };
}
