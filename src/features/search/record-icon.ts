import { BriefcaseBusiness, FileText, Landmark, MessageCircle, type IconNode } from 'lucide';
import type { Kind } from './record.ts';

/** What stands for a record that has no picture. */
const DRAWINGS: Partial<Record<Kind, IconNode>> = { jobs: BriefcaseBusiness, projects: Landmark, posts: MessageCircle };

export const drawingOf = (kind: Kind): IconNode => DRAWINGS[kind] ?? FileText;
