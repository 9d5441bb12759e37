import { once } from '@/cms/once.ts';
import { singleton } from '@/cms/singleton.ts';

/** The words of community posts, read once a build. */
export const postWords = once(() => singleton('postWords'));
