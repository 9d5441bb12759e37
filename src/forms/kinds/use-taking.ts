import { useState } from 'react';
import { fill } from '@/cms/fill.ts';
import type { FileRef } from '../file-refs.ts';
import { fileName, inspectFile } from '../files.ts';
import { keepFile, removeFile } from '../keeping.ts';
import { bad, type Problem } from '../problem.ts';
import type { FileFamily } from '../vocabulary.ts';
import type { FormWords } from '../words.ts';
import { decodes } from './decodes.ts';

type Given = {
  field: { most: number };
  families: readonly FileFamily[];
  value: readonly FileRef[];
  change: (files: readonly FileRef[]) => void;
  /** Of the draft, under which files are kept. */
  owner: string;
  words: FormWords;
};

export type Taking = {
  takeAll: (files: readonly File[]) => Promise<void>;
  /** Whether files are being looked into. */
  checking: boolean;
  /** What was taken or removed last, in words. */
  said: string;
  remove: (file: FileRef) => void;
  /** Why others were not. */
  refused: readonly Problem[];
};

/** Takes files: each is looked into, then kept on the device at once. */
export function useTaking({ field: { most }, families, value, change, owner, words }: Given): Taking {
  const [checking, setChecking] = useState(false);
  const [said, say] = useState('');
  const [refused, setRefused] = useState<readonly Problem[]>([]);

  const take = async (file: File, taken: readonly FileRef[]): Promise<FileRef | Problem> => {
    const name = fileName(file.name);
    // A file may be gone by now, and what looks into it may not load.
    const looked = await inspectFile(file, families).catch(() => bad('fileUnread', { name }));
    if ('problem' in looked) return looked.problem;
    if (looked.type.startsWith('image/') && !(await decodes(file))) return bad('fileBroken', { name }).problem;
    if (taken.length >= most) return bad('fileCount', { name, most }).problem;
    const kept = { id: crypto.randomUUID(), name, type: looked.type, size: file.size };
    return (await keepFile({ ...kept, owner, blob: file })) ? kept : bad('fileKept', { name }).problem;
  };

  const takeAll = async (files: readonly File[]) => {
    setChecking(true);
    // Where there may be one only, the next takes its place.
    const before = most === 1 ? [] : value;
    const taken = [...before];
    const problems: Problem[] = [];
    // One after the other: how many there is room for depends on those before.
    for (const file of files) {
      const result = await take(file, taken);
      if ('code' in result) problems.push(result);
      else taken.push(result);
    }
    setChecking(false);
    setRefused(problems);
    say(
      taken
        .slice(before.length)
        .map(({ name }) => fill(words.file.added, { name }))
        .join(' '),
    );
    if (taken.length === before.length) return;
    change(taken);
    for (const file of value) if (!taken.includes(file)) void removeFile(file.id);
  };

  const remove = ({ id, name }: FileRef) => {
    change(value.filter((other) => other.id !== id));
    void removeFile(id);
    say(fill(words.file.removed, { name }));
    // There may be room now for what was left out.
    setRefused([]);
  };

  return { takeAll, remove, checking, said, refused };
}
