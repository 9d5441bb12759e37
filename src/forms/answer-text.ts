/** What people read of the answers of a record. */
import { decodeUrl } from '@/lib/text/decode-url.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';

/** Groups the digits of an item of a list. Only one with a plus is certainly a phone number. */
export const formatListItem = (item: string): string => (item.startsWith('+') ? formatPhone(item) : item);

/**
 * Returns the text of an answer, with phone numbers in groups and the letters of web addresses. Not the field types do this: all
 * pages with a form load them. “lines” is the stored type of a list.
 */
export function formatAnswerText({ kind, text }: Pick<StoredFieldValue, 'kind' | 'text'>): string {
  if (kind === 'phone') return formatPhone(text);
  if (kind === 'url') return decodeUrl(text);
  return kind === 'lines' ? text.split('\n').map(formatListItem).join('\n') : text;
}
