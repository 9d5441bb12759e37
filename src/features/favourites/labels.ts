import { getSingleton } from '@/cms/singleton.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';

/** Returns the labels of favourites, read once a build. */
export const getFavouriteLabels = memoizeForBuild(() => getSingleton('favouriteLabels'));
