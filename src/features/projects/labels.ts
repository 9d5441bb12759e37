import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** Loads the labels of projects, once a build. */
export const getProjectLabels = memoizeForBuild(() => getSingleton('projectLabels'));
