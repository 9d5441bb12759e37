import { decodeUrl } from '@/lib/text/decode-url.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import type { CardField } from './business-card.ts';

/** Returns the text of a field as people read it: phone numbers in groups, web addresses with their letters. */
export function formatCardField(field: CardField, text: string): string {
  if (field === 'mobile') return formatPhone(text);
  return field === 'website' || field === 'social' ? decodeUrl(text) : text;
}
