/** Reads what the form of a campaign starts with. Loaded only when data exists. */
import { BASE } from '@/forms/base-field.ts';
import { getDraftId } from '@/forms/model/draft-id.ts';
import type { RecordSubject } from '@/forms/model/record.ts';
import { toInputValues } from '@/forms/model/resume.ts';
import { loadDraft } from '@/forms/model/form-storage.ts';
import type { CampaignState } from '@/lib/campaign-rules.ts';
import { ROUTES } from '@/routes.ts';
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { observeQuery } from '@/storage/observe-query.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import { createCampaignTable } from '@/storage/tables/campaigns.ts';
import { createLedgerTable } from '@/storage/tables/ledger.ts';
import type { UserData } from '@/storage/user-data.ts';
import { getAccount } from '../rules/account.ts';
import { getState } from '../rules/decide.ts';
import { toBase, withBid } from '../rules/record-bid.ts';
import { toCampaignInputs } from './campaign-inputs.ts';

/** Returns the answers of the wallet's billing form, by the keys of this form. */
export async function loadBilling(): Promise<Record<string, string>> {
  const { records } = await openUserData();
  const [record] = await records.list({ action: 'billing', limit: 1 });
  return Object.fromEntries(
    (record?.answers ?? []).flatMap(({ name, value }) =>
      // This form has one line for the street.
      typeof value === 'string' ? [[name === 'street1' ? 'street' : name, value] as const] : [],
    ),
  );
}

/** What the form shows of a campaign, as it is stored now. */
export type CampaignValues = { record: string; values: Draft['values'] };

export type EditedCampaign = {
  /** The campaign as the subject of the form. */
  about: RecordSubject;
  state: CampaignState;
  /** Cents. */
  budget: number;
  stored: CampaignValues;
};

/** Returns what the form shows of a campaign. A visitor can delete its record and go on with it. */
async function toFormValues({ records, files }: UserData, campaign: Campaign): Promise<CampaignValues> {
  const readRow = async () => toCampaignInputs(campaign, campaign.document && (await files.get(campaign.document.id)));
  const record = await records.get(campaign.record);
  const values = record ? toInputValues(withBid(record, campaign.bid)) : await readRow();
  return { record: campaign.record, values: { ...values, [BASE]: toBase(campaign) } };
}

/**
 * Makes the values of a campaign a draft of the form, unless something was typed in its draft or it has ended. Returns undefined
 * when there is no campaign.
 * @throws StorageError
 */
export async function prepareEditing(form: string, id: string): Promise<EditedCampaign | undefined> {
  const [{ database }, userData] = await Promise.all([openStorage(), openUserData()]);
  const campaign = await createCampaignTable(database).get(id);
  if (!campaign) {
    // A database in memory is always empty, so the browser may still have the campaign.
    await assertPersistent();
    return undefined;
  }
  const account = getAccount(await createLedgerTable(database).list(), id);
  const edited: EditedCampaign = {
    about: { kind: 'campaign', id, name: campaign.headline, path: `${ROUTES.adwords}?campaign=${id}` },
    state: getState(campaign, account, Date.now()),
    budget: campaign.budget,
    stored: await toFormValues(userData, campaign),
  };
  if (edited.state === 'ended') return edited;
  const { id: draftId, draft, unsaved } = await loadDraft(getDraftId(form, campaign));
  const copied = unsaved ? undefined : await userData.drafts.get(draftId);
  const { values } = edited.stored;
  // An untouched copy of what the campaign was before another tab changed it would undo that change.
  const isOutdated = copied?.repeats !== undefined && copied.values[BASE] !== values[BASE];
  if (!draft || isOutdated) await userData.drafts.repeat(draftId, values, { id: campaign.record });
  return edited;
}

/**
 * Opens the campaigns. Returns the function that calls back with what the form shows of a campaign, now and after each change in any
 * tab; with undefined when it is removed. It returns the function that unsubscribes.
 * @throws StorageError
 */
export async function openCampaignValues() {
  const [{ database }, userData] = await Promise.all([openStorage(), openUserData()]);
  const campaigns = createCampaignTable(database);
  return (id: string, onChange: (stored: CampaignValues | undefined) => void): (() => void) =>
    observeQuery(async () => {
      const campaign = await campaigns.get(id);
      return campaign && toFormValues(userData, campaign);
    }, onChange);
}
