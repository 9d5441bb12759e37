/** Changing a registration that is not confirmed yet: it stands until the change is sent, and then gives way to it. */
import { device, papers } from '@/device/open.ts';
import type { StoredRecord } from '@/device/rows.ts';
import { draftIdOf } from '@/forms/draft-id.ts';

const CHANGING = 'reseller:changing';

const isId = (value: unknown): value is string => typeof value === 'string';

/** The id of the registration that is being changed; empty where none is. */
const keptChanging = async (): Promise<string> => (await device()).settings.get(CHANGING, isId, '');

const keepChanging = async (id: string): Promise<void> => (await device()).settings.set(CHANGING, id);

/** Opens a registration for changes: its answers are a draft, and it stands until that is sent. */
export async function beginChange(record: StoredRecord): Promise<void> {
  const draft = draftIdOf(record.form);
  // Few change what they entered: only they load what repeats it.
  const [{ repeat }, device] = await Promise.all([import('@/forms/go-on.ts'), papers()]);
  // What was changed in it before and not sent counts more.
  if ((await keptChanging()) !== record.id || !(await device.drafts.load(draft))) {
    await device.drafts.drop(draft);
    await repeat(device, record, draft);
  }
  await keepChanging(record.id);
}

/**
 * Ends a change: what was sent instead takes the place of the registration. Where that is still the newest, what was changed
 * in it waits for the next time, and what was not is forgotten.
 */
export async function endChange(newest: StoredRecord): Promise<void> {
  const id = await keptChanging();
  if (!id) return;
  const { drafts, records } = await papers();
  const draft = draftIdOf(newest.form);
  const kept = id === newest.id ? await drafts.load(draft) : undefined;
  if (kept && kept.repeats !== id) return;
  await keepChanging('');
  if (id !== newest.id) await records.remove(id);
  else if (kept) await drafts.drop(draft);
}
