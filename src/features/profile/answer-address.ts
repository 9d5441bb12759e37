import type { Field } from '@/forms/model/definition.ts';

const EMAIL = /^[^\s@?&]+@[^\s@?&]+$/;

/** Returns the address of an answer; undefined without one. Imported data may contain any text. */
export function getAnswerAddress(kind: Field['kind'], text: string): string | undefined {
  // What follows a question mark would be fields of the message, such as other recipients.
  if (kind === 'email') return EMAIL.test(text) ? `mailto:${encodeURI(text).replaceAll('#', '%23')}` : undefined;
  return kind === 'url' && text.startsWith('https://') ? text : undefined;
}
