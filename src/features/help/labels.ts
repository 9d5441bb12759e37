import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

/** The words around help and legal texts, read once a build. */
export const helpWords = once(async () => ({
  legal: await singleton('legalWords'),
  faq: await singleton('faqWords'),
  center: await singleton('helpCenterWords'),
  contact: await singleton('contactWords'),
}));
