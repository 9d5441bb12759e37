import { getCollection } from 'astro:content';
import { helpPath } from '@/routes.ts';
import type { Source } from '@/features/search/record.ts';

export const help: Source = async () => {
  const topics = await getCollection('helpTopics');
  return topics.map(({ id, data, body }) => ({
    id,
    url: helpPath(id),
    kind: 'help' as const,
    title: data.title,
    arabic: '',
    line: data.summary,
    chips: [],
    keywords: [],
    related: [data.section],
    text: [data.summary, body ?? ''],
  }));
};
