import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** Loads the labels of jobs, once a build. */
export const getJobLabels = memoizeForBuild(() => getSingleton('jobLabels'));
