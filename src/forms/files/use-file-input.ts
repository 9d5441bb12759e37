import { useRef, useState } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { makeId } from '@/lib/make-id.ts';
import type { FileRef } from './file-refs.ts';
import { toSafeFileName, validateFile } from './validate-file.ts';
import { saveFile, deleteFile } from '../model/form-storage.ts';
import { isWantedFrom, track } from '../model/pending-work.ts';
import { invalid, type ValidationError } from '../model/validation.ts';
import type { FileFamily } from '../schema/field-options.ts';
import type { FormLabels } from '../model/labels.ts';
import { isDecodableImage } from './is-decodable-image.ts';

type Given = {
  field: { max: number };
  families: readonly FileFamily[];
  value: readonly FileRef[];
  change: (files: readonly FileRef[]) => void;
  /** Of the draft, under which files are kept. */
  owner: string;
  labels: FormLabels;
};

export type FileInputState = {
  takeAll: (files: readonly File[]) => Promise<void>;
  /** Whether files are being looked into. */
  checking: boolean;
  /** What was taken or removed last, in words. */
  said: string;
  remove: (file: FileRef) => void;
  /** Why others were not. */
  refused: readonly ValidationError[];
};

/** Takes files: each is looked into, then kept on the device at once. */
export function useFileInput({ field: { max }, families, value, change, owner, labels }: Given): FileInputState {
  const [checking, setChecking] = useState(false);
  const [said, say] = useState('');
  const [refused, setRefused] = useState<readonly ValidationError[]>([]);

  // Looking into a file takes a while: what comes of it goes to what is there by then.
  const latest = useRef(value);
  latest.current = value;
  const put = (files: readonly FileRef[]) => {
    latest.current = files;
    change(files);
  };
  const turn = useRef<Promise<void>>(Promise.resolve());

  const take = async (file: File): Promise<FileRef | ValidationError> => {
    const name = toSafeFileName(file.name);
    // A file may be gone by now, and what looks into it may not load.
    const looked = await validateFile(file, families).catch(() => invalid('fileNotRead', { name }));
    if ('problem' in looked) return looked.problem;
    if (looked.type.startsWith('image/') && !(await isDecodableImage(file)))
      return invalid('fileBroken', { name }).problem;
    // Where there may be one only, the next takes its place.
    if (max > 1 && latest.current.length >= max) return invalid('fileCount', { name, max }).problem;
    const kept = { id: makeId(), name, type: looked.type, size: file.size };
    return (await saveFile({ ...kept, owner, blob: file })) ? kept : invalid('fileNotStored', { name }).problem;
  };

  const takeThese = async (files: readonly File[]) => {
    const isWanted = isWantedFrom(owner);
    setChecking(true);
    const taken: FileRef[] = [];
    const problems: ValidationError[] = [];
    // One after the other: how many there is room for depends on those before.
    for (const file of files) {
      const result = await take(file);
      if (!isWanted()) {
        if (!('code' in result)) deleteFile(result.id, owner);
        break;
      }
      if ('code' in result) problems.push(result);
      else {
        const before = latest.current;
        taken.push(result);
        put(max === 1 ? [result] : [...before, result]);
        if (max === 1) for (const { id } of before) deleteFile(id, owner);
      }
    }
    setChecking(false);
    setRefused(problems);
    say(taken.map(({ name }) => formatMessage(labels.file.added, { name })).join(' '));
  };
  /** What is chosen while others are looked into waits for them. */
  const takeAll = (files: readonly File[]): Promise<void> => {
    turn.current = turn.current.then(() => takeThese(files));
    return track(owner, turn.current);
  };

  const remove = ({ id, name }: FileRef) => {
    put(latest.current.filter((other) => other.id !== id));
    deleteFile(id, owner);
    say(formatMessage(labels.file.removed, { name }));
    // There may be room now for what was left out.
    setRefused([]);
  };

  return { takeAll, remove, checking, said, refused };
}
