import { once } from '@/cms/once.ts';
import { singleton } from '@/cms/singleton.ts';

export const hubWords = once(() => singleton('hubWords'));
