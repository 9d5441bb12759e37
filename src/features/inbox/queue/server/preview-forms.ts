/**
 * The last forms that were sent for a preview. The preview itself is a page that can be loaded again: the dev server does that after
 * it has prepared new scripts.
 */
import { randomUUID } from 'node:crypto';

const MAX_FORMS = 20;

const forms = new Map<string, FormData>();

/** Stores a form. Returns its key. */
export function storeForm(form: FormData): string {
  const key = randomUUID();
  forms.set(key, form);
  const [oldest] = forms.keys();
  if (forms.size > MAX_FORMS && oldest !== undefined) forms.delete(oldest);
  return key;
}

/** Returns a form; undefined if it was not sent lately. */
export const findForm = (key: string | null): FormData | undefined => forms.get(key ?? '');
