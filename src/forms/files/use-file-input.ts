import { useRef, useState } from 'react';
import { fill } from '@/lib/messages.ts';
import { makeId } from '@/lib/make-id.ts';
import type { FileRef } from './file-refs.ts';
import { fileName, inspectFile } from './validate-file.ts';
import { keepFile, removeFile } from '../model/form-storage.ts';
import { isWantedFrom, track } from '../model/pending-work.ts';
import { bad, type Problem } from '../model/validation.ts';
import type { FileFamily } from '../schema/field-options.ts';
import type { FormWords } from '../model/labels.ts';
import { decodes } from './is-decodable-image.ts';

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

  // Looking into a file takes a while: what comes of it goes to what is there by then.
  const latest = useRef(value);
  latest.current = value;
  const put = (files: readonly FileRef[]) => {
    latest.current = files;
    change(files);
  };
  const turn = useRef<Promise<void>>(Promise.resolve());

  const take = async (file: File): Promise<FileRef | Problem> => {
    const name = fileName(file.name);
    // A file may be gone by now, and what looks into it may not load.
    const looked = await inspectFile(file, families).catch(() => bad('fileUnread', { name }));
    if ('problem' in looked) return looked.problem;
    if (looked.type.startsWith('image/') && !(await decodes(file))) return bad('fileBroken', { name }).problem;
    // Where there may be one only, the next takes its place.
    if (most > 1 && latest.current.length >= most) return bad('fileCount', { name, most }).problem;
    const kept = { id: makeId(), name, type: looked.type, size: file.size };
    return (await keepFile({ ...kept, owner, blob: file })) ? kept : bad('fileKept', { name }).problem;
  };

  const takeThese = async (files: readonly File[]) => {
    const isWanted = isWantedFrom(owner);
    setChecking(true);
    const taken: FileRef[] = [];
    const problems: Problem[] = [];
    // One after the other: how many there is room for depends on those before.
    for (const file of files) {
      const result = await take(file);
      if (!isWanted()) {
        if (!('code' in result)) removeFile(result.id, owner);
        break;
      }
      if ('code' in result) problems.push(result);
      else {
        const before = latest.current;
        taken.push(result);
        put(most === 1 ? [result] : [...before, result]);
        if (most === 1) for (const { id } of before) removeFile(id, owner);
      }
    }
    setChecking(false);
    setRefused(problems);
    say(taken.map(({ name }) => fill(words.file.added, { name })).join(' '));
  };
  /** What is chosen while others are looked into waits for them. */
  const takeAll = (files: readonly File[]): Promise<void> => {
    turn.current = turn.current.then(() => takeThese(files));
    return track(owner, turn.current);
  };

  const remove = ({ id, name }: FileRef) => {
    put(latest.current.filter((other) => other.id !== id));
    removeFile(id, owner);
    say(fill(words.file.removed, { name }));
    // There may be room now for what was left out.
    setRefused([]);
  };

  return { takeAll, remove, checking, said, refused };
}
