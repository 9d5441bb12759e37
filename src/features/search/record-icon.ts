import { BriefcaseBusiness, FileText, Landmark, MessageCircle, type IconNode } from '@/ui/icons/icons.ts';
import type { RecordType } from './record.ts';

/** Icons of record types that have no picture. */
const ICONS: Partial<Record<RecordType, IconNode>> = {
  jobs: BriefcaseBusiness,
  projects: Landmark,
  markets: Landmark,
  posts: MessageCircle,
};

/** Returns the icon of a record that has no picture. */
export const getRecordIcon = (kind: RecordType): IconNode => ICONS[kind] ?? FileText;
