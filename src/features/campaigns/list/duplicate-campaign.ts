import { createReferenceNumber } from '@/forms/model/record.ts';
import { makeId } from '@/lib/make-id.ts';
import type { Campaigns } from '../rules/campaigns.ts';

/** Adds a draft with the values of a campaign. Returns its number, or undefined when there is no such campaign. */
export async function duplicateCampaign(campaigns: Campaigns, id: string): Promise<string | undefined> {
  const before = await campaigns.get(id);
  if (!before) return undefined;
  const { ended: _ended, ...copy } = before;
  const [newId, at] = [makeId(), new Date()];
  const number = createReferenceNumber('CA', newId, at);
  const times = { createdAt: at.getTime(), at: at.getTime() };
  await campaigns.put({ ...copy, id: newId, number, state: 'draft', impressions: {}, ...times });
  return number;
}
