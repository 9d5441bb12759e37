/** The words of the help topics and of the questions about them, loaded when the visitor is about to search the topics. */
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { getQuestions } from '@/features/help/questions.ts';
import { toTopicWords } from '@/features/help/topic-words.ts';
import { getHelpPath } from '@/routes.ts';

export const GET: APIRoute = async () => {
  const [topics, questions] = await Promise.all([getCollection('helpTopics'), getQuestions()]);
  const words = topics.map(({ id, body = '' }) => {
    const about = questions.filter(({ data }) => data.topic.id === id).map(({ data }) => data);
    return [getHelpPath(id), toTopicWords([body, ...about.flatMap(({ question, answer }) => [question, answer])])];
  });
  return Response.json(Object.fromEntries(words));
};
