/** Which words say why a record can not be taken back. */
import type { Undone } from '@/device/records.ts';
import type { FormWords } from './words.ts';

/** Why not. */
export type NotUndone = Exclude<Undone, 'undone'>;

export const WORDS_OF_UNDONE = {
  missing: 'gone',
  'too-late': 'late',
  uncertain: 'unsure',
  'newer-draft': 'draft',
} as const satisfies Record<NotUndone, keyof FormWords['result']['notUndone']>;
