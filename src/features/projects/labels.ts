import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

/** The words of projects, read once a build. */
export const projectWords = once(() => singleton('projectWords'));
