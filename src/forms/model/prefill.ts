/** What a second button takes along to another form, as a draft. */
import type { Json } from '@/storage/schemas.ts';
import { getAction, type ActionName } from './actions.ts';
import { getDraftId } from './draft-id.ts';
import { openDraft, saveDraft } from './form-storage.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';

/** The longest line that is taken along, as long as a headline may be. */
const LONGEST = 80;

const taken = (value: Json | undefined): Json | undefined =>
  typeof value === 'string' ? Array.from(normalizeLine(value)).slice(0, LONGEST).join('') : value;

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Which of a form's answers another form starts with, by the other's keys. */
export function getPrefillParams(action: ActionName, typed: Readonly<Record<string, Json>>): Record<string, Json> {
  const { prefills } = getAction(action);
  return Object.fromEntries(
    Object.entries(prefills?.fields ?? {}).flatMap(([to, from]) => {
      const value = taken(typed[from]);
      return value === undefined || isEmpty(value) ? [] : [[to, value] as const];
    }),
  );
}

/** Keeps what the other form starts with. What somebody has typed there already counts more. */
export async function applyPrefill(action: ActionName, typed: Readonly<Record<string, Json>>): Promise<void> {
  const { prefills } = getAction(action);
  if (!prefills) return;
  // In this tab the other form comes next: it goes on from this tab's draft.
  const { id, tab, draft } = await openDraft(getDraftId(prefills.to));
  const own = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => !isEmpty(value)));
  await saveDraft(id, { ...getPrefillParams(action, typed), ...own }, undefined, tab);
}
