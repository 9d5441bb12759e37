import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** Loads the labels of help, FAQ, contact and legal pages, once a build. */
export const getHelpLabels = memoizeForBuild(async () => ({
  legal: await getSingleton('legalLabels'),
  faq: await getSingleton('faqLabels'),
  center: await getSingleton('helpCenterLabels'),
  contact: await getSingleton('contactLabels'),
}));
