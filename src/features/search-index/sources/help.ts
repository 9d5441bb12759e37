import { getCollection } from 'astro:content';
import { getHelpPath } from '@/routes.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of the help topics. */
export const loadHelp: RecordSource = async () => {
  const topics = await getCollection('helpTopics');
  return topics.map(({ id, data, body }) => ({
    id,
    url: getHelpPath(id),
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
