import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The words around help and legal texts, read once a build. */
export const getHelpLabels = memoizeForBuild(async () => ({
  legal: await getSingleton('legalWords'),
  faq: await getSingleton('faqWords'),
  center: await getSingleton('helpCenterWords'),
  contact: await getSingleton('contactWords'),
}));
