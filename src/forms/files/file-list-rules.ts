import { isFileRefs, type FileRef } from './file-refs.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';

/** Common part of the field types for files: a list of file references with a maximum length. */
export const fileListRules = {
  labelledBy: 'label' as const,
  initialValue: (): readonly FileRef[] => [],
  isValidDraft: isFileRefs,
  validate({ max }: { max: number }, typed: readonly FileRef[]) {
    const firstExcess = typed[max];
    if (firstExcess) return rejectValue('fileCount', { name: firstExcess.name, max });
    return acceptValue(typed.length ? typed : null);
  },
  format: (_field: unknown, value: readonly FileRef[]) => value.map(({ name }) => name).join(', '),
};
