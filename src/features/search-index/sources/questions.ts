import { getCollection } from 'astro:content';
import { ROUTES } from '@/routes.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of the questions of the FAQ, which are listed as help. */
export const loadQuestions: RecordSource = async () => {
  const entries = await getCollection('faq');
  return entries.map(({ id, data }) => ({
    id,
    url: `${ROUTES.faq}#${id}`,
    kind: 'help' as const,
    title: data.question,
    arabic: data.questionAr,
    line: '',
    chips: [],
    keywords: ['faq'],
    related: [],
    text: [data.answer],
  }));
};
