/** Copies values of a form into a draft of another form, for the secondary button. */
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { ActionName } from './actions.ts';
import { getDraftId } from './draft-id.ts';
import { loadDraft, saveDraft } from './form-storage.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';

type Prefill = {
  /** Id of the other form. */
  to: string;
  /** Keys of this form by the keys of the other one. */
  fields: Readonly<Record<string, string>>;
};

/** Copies a request into a campaign: the headline is the beginning of the detail. */
const CAMPAIGN: Prefill = { to: 'campaign', fields: { headline: 'detail', keywords: 'keywords' } };

const PREFILLS: Readonly<Partial<Record<ActionName, Prefill>>> = {
  quotation: CAMPAIGN,
  buyServices: CAMPAIGN,
  sellServices: CAMPAIGN,
  getHired: CAMPAIGN,
  postJob: CAMPAIGN,
};

/** Maximum number of characters of a copied text: the maximum length of a headline. */
const MAX_TEXT_LENGTH = 80;

const truncate = (value: Json | undefined): Json | undefined =>
  typeof value === 'string' ? Array.from(normalizeLine(value)).slice(0, MAX_TEXT_LENGTH).join('') : value;

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the values that the other form starts with, by its keys. */
export function getPrefillValues(action: ActionName, values: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(PREFILLS[action]?.fields ?? {}).flatMap(([to, from]) => {
      const value = truncate(values[from]);
      return value === undefined || isEmpty(value) ? [] : [[to, value] as const];
    }),
  );
}

/** Saves the values to the draft of the other form. Values that the draft already has take precedence. */
export async function applyPrefill(action: ActionName, values: Readonly<Record<string, Json>>): Promise<void> {
  const prefill = PREFILLS[action];
  const started = getPrefillValues(action, values);
  // An empty draft would be restored as if the visitor had begun the other form.
  if (!prefill || Object.keys(started).length === 0) return;
  // The other form opens in this tab next, so it will use this tab's draft.
  const { id, tab, draft } = await loadDraft(getDraftId(prefill.to));
  const existing = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => !isEmpty(value)));
  await saveDraft(id, { ...started, ...existing }, undefined, tab);
}
