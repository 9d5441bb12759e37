import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

/** The names of controls, read once a build. */
export const controlWords = once(() => singleton('controlWords'));
