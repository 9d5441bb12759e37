import { Landmark, type IconNode } from '@/ui/icons/icons.ts';
import type { MaskedIcon } from '@/ui/icons/masked-icons.ts';
import type { RecordType } from './record.ts';

/** Icons of record types that have no picture. */
const ICONS: Partial<Record<RecordType, IconNode | MaskedIcon>> = {
  jobs: 'briefcase',
  projects: Landmark,
  markets: Landmark,
  posts: 'chat',
};

/** Returns the icon of a record that has no picture. */
export const getRecordIcon = (kind: RecordType): IconNode | MaskedIcon => ICONS[kind] ?? 'file';
