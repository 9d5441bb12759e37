import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The words of jobs, read once a build. */
export const getJobLabels = memoizeForBuild(() => getSingleton('jobLabels'));
