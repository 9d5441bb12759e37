/** The questions of the FAQ, in their order. */
import Markdoc from '@markdoc/markdoc';
import { getCollection, type CollectionEntry } from 'astro:content';
import type { FAQPage, WithContext } from 'schema-dts';
import { once } from '@/lib/memoize.ts';
import { faqThing } from './structured-data.ts';

export const questions = once(async (): Promise<CollectionEntry<'faq'>[]> =>
  (await getCollection('faq')).sort((a, b) => a.data.order - b.data.order),
);

/** The text of a Markdoc source, without its marks. */
function plainText(source: string): string {
  const texts: string[] = [];
  for (const node of Markdoc.parse(source).walk()) {
    if (node.type === 'text') texts.push(String(node.attributes['content']));
    if (node.type === 'softbreak' || node.type === 'paragraph') texts.push(' ');
  }
  return texts.join('').replace(/\s+/g, ' ').trim();
}

export async function faqThings(): Promise<WithContext<FAQPage>[]> {
  const entries = await questions();
  return [faqThing(entries.map(({ data }) => ({ question: data.question, answer: plainText(data.answer) })))];
}
