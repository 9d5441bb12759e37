import { getSingleton } from '@/cms/singleton.ts';
import { ROUTES } from '@/routes.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of the legal pages, which are listed as help. */
export const loadLegalPages: RecordSource = async () => {
  const pages = [
    { id: 'terms', url: ROUTES.terms, page: await getSingleton('terms') },
    { id: 'privacy', url: ROUTES.privacy, page: await getSingleton('privacy') },
    { id: 'licenses', url: ROUTES.licenses, page: await getSingleton('licenses') },
  ];
  return pages.map(({ id, url, page }) => ({
    id,
    url,
    kind: 'help' as const,
    title: page.title,
    arabic: '',
    line: page.introduction,
    chips: [],
    keywords: ['legal'],
    related: [],
    text: page.sections.flatMap(({ heading, headingAr, body }) => [heading, headingAr, body]),
  }));
};
