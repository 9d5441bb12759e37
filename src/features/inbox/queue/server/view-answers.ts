/** Prepares the answers of a submission for display. */
import { getCollection } from 'astro:content';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import { getAnswerText } from './answer-text.ts';

export type AnswerRow = { name: string; label: string; kind: string; text: string };

/** Returns the answers with the labels of the form: those in the record come from the sender. */
export async function getAnswerRows({ form, answers }: WireRecord): Promise<AnswerRow[]> {
  const definition = (await getCollection('forms')).find(({ id }) => id === form);
  const fields = (definition?.data.fields ?? []).map(({ value: { key, label } }) => [key, label] as const);
  const consents = (definition?.data.consents ?? []).map(({ key, text }) => [key, text] as const);
  const labels = new Map([...fields, ...consents]);
  return answers
    .map((answer) => ({ ...answer, text: getAnswerText(answer) }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, label, kind, text }) => ({ name, label: labels.get(name) ?? label, kind, text }));
}

/** Returns the address that an answer links to, if it is a web address. */
export const toWebAddress = ({ kind, text }: AnswerRow): string | undefined =>
  kind === 'url' && /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
