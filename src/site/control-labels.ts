import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The names of controls, read once a build. */
export const getControlLabels = memoizeForBuild(() => getSingleton('controlLabels'));
