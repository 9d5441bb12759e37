import { getErrorCode, ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { useRef, useState } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { makeId } from '@/lib/make-id.ts';
import type { FileRef } from './file-refs.ts';
import { toSafeFileName, validateFile } from './validate-file.ts';
import { saveFile, deleteFile } from './file-storage.ts';
import { createIsCurrent, refuseWork, trackWork } from '../model/pending-work.ts';
import { rejectValue, type ValidationError } from '../model/validation.ts';
import type { FileFamily } from '../schema/field-options.ts';
import type { FormLabels } from '../labels.ts';
import { isDecodableImage } from './is-decodable-image.ts';

type Options = {
  field: { max: number };
  families: readonly FileFamily[];
  value: readonly FileRef[];
  onChange: (files: readonly FileRef[]) => void;
  /** Owner id of the draft; files are stored under it. */
  owner: string;
  labels: FormLabels;
};

type FileInputState = {
  addFiles: (files: readonly File[]) => Promise<void>;
  /** True while files are validated. */
  isChecking: boolean;
  /** Message for screen readers about the files added or removed last. */
  announcement: string;
  removeFile: (file: FileRef) => void;
  /** Why the other files were rejected, since the input last had nothing to validate. */
  rejections: readonly ValidationError[];
  /** Clears the announcement and the rejections, when the files have left the input. */
  clearMessages: () => void;
};

/** Validates added files and stores each on the device immediately. */
export function useFileInput({ field: { max }, families, value, onChange, owner, labels }: Options): FileInputState {
  const [isChecking, setIsChecking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [rejections, setRejections] = useState<readonly ValidationError[]>([]);

  // Validation takes a while: its result is applied to the value at that time, not at the start.
  const latest = useRef(value);
  latest.current = value;
  const updateFiles = (files: readonly FileRef[]) => {
    latest.current = files;
    onChange(files);
  };
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);

  /** Validates a file and stores it, if there is room for it beside those that were added together with it. */
  const validateAndSave = async (file: File, added: readonly FileRef[]): Promise<FileRef | ValidationError> => {
    const name = toSafeFileName(file.name);
    // The file may have been deleted on disk, and the validator module may fail to load.
    const result = await validateFile(file, families).catch(() => rejectValue('fileNotRead', { name }));
    if ('error' in result) return result.error;
    if (result.type.startsWith('image/') && !(await isDecodableImage(file)))
      return rejectValue('fileBroken', { name }).error;
    // When only one file is allowed, the new one replaces an earlier one.
    const kept = latest.current.filter((ref) => max > 1 || added.some(({ id }) => id === ref.id));
    if (kept.length >= max) return rejectValue('fileCount', { name, max }).error;
    const ref = { id: makeId(), name, type: result.type, size: file.size };
    try {
      await saveFile({ ...ref, owner, blob: file });
      return ref;
    } catch (error) {
      return rejectValue('fileNotStored', { name, reason: labels.storageErrors[getErrorCode(error)] }).error;
    }
  };

  const processBatch = async (files: readonly File[]) => {
    const isCurrent = createIsCurrent(owner);
    setIsChecking(true);
    const added: FileRef[] = [];
    const errors: ValidationError[] = [];
    // One after the other: the remaining room depends on the files before.
    for (const file of files) {
      const result = await validateAndSave(file, added);
      if (!isCurrent()) {
        if (!('code' in result)) deleteFile(result.id, owner).catch(ignoreStorageError);
        break;
      }
      if ('code' in result) errors.push(result);
      else {
        const before = latest.current;
        added.push(result);
        updateFiles(max === 1 ? [result] : [...before, result]);
        if (max === 1) for (const { id } of before) deleteFile(id, owner).catch(ignoreStorageError);
      }
    }
    waiting.current--;
    setIsChecking(waiting.current > 0);
    setRejections((before) => [...before, ...errors]);
    setAnnouncement(added.map(({ name }) => formatMessage(labels.file.added, { name })).join(' '));
    if (errors.length > 0) refuseWork(owner);
  };
  /** Queues files behind those that are still being validated. */
  const addFiles = (files: readonly File[]): Promise<void> => {
    if (waiting.current === 0) setRejections([]);
    waiting.current++;
    queue.current = queue.current.then(() => processBatch(files));
    return trackWork(owner, queue.current);
  };

  const removeFile = ({ id, name }: FileRef) => {
    updateFiles(latest.current.filter((other) => other.id !== id));
    // A file that cannot be deleted now is deleted with its draft.
    deleteFile(id, owner).catch(ignoreStorageError);
    setAnnouncement(formatMessage(labels.file.removed, { name }));
    // There may be room now for the rejected files.
    setRejections([]);
  };

  const clearMessages = () => {
    setAnnouncement('');
    setRejections([]);
  };

  return { addFiles, removeFile, isChecking, announcement, rejections, clearMessages };
}
