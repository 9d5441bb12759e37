import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The words of projects, read once a build. */
export const getProjectLabels = memoizeForBuild(() => getSingleton('projectLabels'));
