import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** Returns the names of controls, read once per build. */
export const getControlLabels = memoizeForBuild(() => getSingleton('controlLabels'));
