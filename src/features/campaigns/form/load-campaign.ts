/** Reads what the form of a campaign starts with. Loaded only when data exists. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import type { RecordSubject } from '@/forms/model/record.ts';
import { createDraftFromRecord } from '@/forms/model/resume.ts';
import { loadDraft } from '@/forms/model/form-storage.ts';
import type { CampaignState } from '@/lib/campaign-rules.ts';
import { ROUTES } from '@/routes.ts';
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { createCampaignTable } from '@/storage/tables/campaigns.ts';
import { createLedgerTable } from '@/storage/tables/ledger.ts';
import { getAccount } from '../rules/account.ts';
import { getState } from '../rules/decide.ts';
import { withBid } from '../rules/record-bid.ts';

/**
 * Returns the billing address of the wallet, by the keys of this form.
 * @param keys keys of the form by those of the billing form
 */
export async function loadBilling(keys: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { records } = await openUserData();
  const [record] = await records.list({ action: 'billing', limit: 1 });
  return Object.fromEntries(
    (record?.answers ?? []).flatMap(({ name, value }) => {
      const key = keys[name];
      return key !== undefined && typeof value === 'string' ? [[key, value] as const] : [];
    }),
  );
}

export type EditedCampaign = {
  /** The campaign as the subject of the form. */
  about: RecordSubject;
  state: CampaignState;
  /** Cents. */
  budget: number;
};

/**
 * Makes the values of a campaign a draft of the form, unless something was typed in its draft or it has ended. Returns undefined
 * when there is no campaign.
 * @throws StorageError
 */
export async function prepareEditing(form: string, id: string): Promise<EditedCampaign | undefined> {
  const [{ database }, userData] = await Promise.all([openStorage(), openUserData()]);
  const campaign = await createCampaignTable(database).get(id);
  if (!campaign) {
    // A database in memory has no campaign, which does not mean that there is none.
    await assertPersistent();
    return undefined;
  }
  const account = getAccount(await createLedgerTable(database).list(), id);
  const edited: EditedCampaign = {
    about: { kind: 'campaign', id, name: campaign.headline, path: `${ROUTES.adwords}?campaign=${id}` },
    state: getState(campaign, account, Date.now()),
    budget: campaign.budget,
  };
  if (edited.state === 'ended') return edited;
  const { id: draftId, draft, unsaved } = await loadDraft(getDraftId(form, campaign));
  const record = await userData.records.get(campaign.record);
  const copied = unsaved ? undefined : (await userData.drafts.get(draftId))?.repeats;
  // An untouched copy of what the campaign was before another tab changed it would undo that change.
  const isOutdated = copied !== undefined && copied !== campaign.record;
  if (record && (!draft || isOutdated)) await createDraftFromRecord(userData, withBid(record, campaign.bid), draftId);
  return edited;
}
