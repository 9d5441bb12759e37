import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

export const hubWords = once(() => singleton('hubWords'));
