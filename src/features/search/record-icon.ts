import { BriefcaseBusiness, FileText, Landmark, MessageCircle, type IconNode } from 'lucide';
import type { RecordType } from './record.ts';

/** What stands for a record that has no picture. */
const DRAWINGS: Partial<Record<RecordType, IconNode>> = {
  jobs: BriefcaseBusiness,
  projects: Landmark,
  posts: MessageCircle,
};

export const getRecordIcon = (kind: RecordType): IconNode => DRAWINGS[kind] ?? FileText;
