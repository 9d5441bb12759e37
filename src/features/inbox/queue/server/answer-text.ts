/** What editors read of an answer. */
import type { WireRecord } from '@/storage/outbox/payload.ts';

type Answer = WireRecord['answers'][number];

/** Kinds of answers whose value is what people read, as a text or as a list of texts. */
const TEXT_KINDS: readonly string[] = ['text', 'longText', 'email', 'url', 'lines', 'keywords'];

/** Returns what an answer says. Its text comes from the sender too, but a page is made from the value. */
export function getAnswerText({ kind, value, text }: Answer): string {
  if (!TEXT_KINDS.includes(kind)) return text;
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? value.join(kind === 'lines' ? '\n' : ', ') : text;
}
