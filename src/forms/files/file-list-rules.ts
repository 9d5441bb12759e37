import { isFileRefs, type FileRef } from './file-refs.ts';
import { invalid, valid } from '../model/validation.ts';

/** What all kinds that take files have in common: a list of them, no longer than the field allows. */
export const fileListRules = {
  named: 'label' as const,
  empty: (): readonly FileRef[] => [],
  fits: isFileRefs,
  check({ max }: { max: number }, typed: readonly FileRef[]) {
    const beyond = typed[max];
    if (beyond) return invalid('fileCount', { name: beyond.name, max });
    return valid(typed.length ? typed : null);
  },
  text: (_field: unknown, value: readonly FileRef[]) => value.map(({ name }) => name).join(', '),
};
