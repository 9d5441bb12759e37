/** Loads the questions of the FAQ, in order. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { FAQPage, WithContext } from 'schema-dts';
import { memoizeContent } from '@/lib/memoize.ts';
import { stripMarkup } from './strip-markup.ts';
import { createFaqJsonLd } from './structured-data.ts';

/** The recording of a question that has one. */
export type QuestionRecording = Extract<CollectionEntry<'faq'>['data']['recording'], { discriminant: true }>['value'];

export const getQuestions = memoizeContent(async (): Promise<CollectionEntry<'faq'>[]> =>
  (await getCollection('faq')).sort((a, b) => a.data.order - b.data.order),
);

export async function getFaqJsonLd(): Promise<WithContext<FAQPage>[]> {
  const entries = await getQuestions();
  return [createFaqJsonLd(entries.map(({ data }) => ({ question: data.question, answer: stripMarkup(data.answer) })))];
}
