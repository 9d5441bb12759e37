import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

/** The words of jobs, read once a build. */
export const jobWords = once(() => singleton('jobWords'));
