import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

export const getTabbedScreenLabels = memoizeForBuild(() => getSingleton('tabbedScreenLabels'));
