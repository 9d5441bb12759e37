/** Stores the form of a campaign: its record, the campaign, and the budget that it reserves. */
import type { SubmitHandler, SubmitResult } from '@/forms/hooks/use-submit.ts';
import { isFileRefs } from '@/forms/files/file-refs.ts';
import type { NewRecord } from '@/forms/model/record.ts';
import type { LocationOption } from '@/forms/model/definition.ts';
import { formatMoney } from '@/lib/money.ts';
import { getFileTables, reconcileFiles } from '@/storage/file-owners.ts';
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { LOCAL_DELIVERY } from '@/storage/outbox/initial-delivery.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import { getCampaignOwner } from '@/storage/tables/files.ts';
import { createLedgerTable } from '@/storage/tables/ledger.ts';
import { openCampaigns, type CampaignOptions } from '../open-campaigns.ts';
import { getAccount } from '../rules/account.ts';

export type SubmitOptions = CampaignOptions & {
  places: readonly LocationOption[];
  /** Names of the personal answers, which stay on the device when the campaign is delivered. */
  personal: readonly string[];
  /** Id of the campaign that is edited. */
  campaignId: string | undefined;
  /** Address of the page that shows the campaign. */
  resultPage: string;
};

/** Returns the campaign of a record. */
function toCampaign({ id, number, answers, at }: NewRecord, places: readonly LocationOption[]): Campaign | undefined {
  const findAnswer = (key: string) => answers.find(({ name }) => name === key);
  const place = places.find(({ name }) => name === findAnswer('place')?.text);
  const keywords = findAnswer('keywords')?.value;
  if (!place || !Array.isArray(keywords)) return undefined;
  const files = findAnswer('document')?.value;
  const [document] = isFileRefs(files) ? files : [];
  const until = findAnswer('run')?.value === 'date' ? findAnswer('until')?.value : undefined;
  return {
    id,
    number,
    record: id,
    headline: findAnswer('headline')?.text ?? '',
    description: findAnswer('description')?.text ?? '',
    keywords: keywords.filter((keyword): keyword is string => typeof keyword === 'string'),
    place: { id: place.id, name: place.name, latitude: place.latitude, longitude: place.longitude },
    km: Number(findAnswer('distance')?.value),
    budget: Number(findAnswer('budget')?.value),
    bid: Number(findAnswer('bid')?.value),
    ...(typeof until === 'string' && { until }),
    ...(document && { document: { id: document.id, name: document.name, type: document.type } }),
    state: 'draft',
    impressions: {},
    createdAt: at,
    at,
  };
}

/** Returns why an edited campaign cannot have the new amounts: its budget is reserved, and a bid is at most the rest. */
function findAmountError(next: Campaign, before: Campaign, remaining: number): SubmitResult {
  if (next.budget > before.budget) {
    return { key: 'budget', error: { code: 'max', values: { max: formatMoney(before.budget) } } };
  }
  if (next.budget < before.budget) {
    return { key: 'budget', error: { code: 'min', values: { min: formatMoney(before.budget) } } };
  }
  return next.bid > remaining
    ? { key: 'bid', error: { code: 'max', values: { max: formatMoney(remaining) } } }
    : undefined;
}

/**
 * Creates the function that stores a submitted campaign and starts it. Without enough money it stays a draft, and its
 * record stays on the device. The record, the campaign and the ledger change in one transaction. It rejects when storage fails.
 */
export const createCampaignHandler =
  ({ places, personal, campaignId, resultPage, ...options }: SubmitOptions): SubmitHandler =>
  async (record, draft, values) => {
    // The list could not show a campaign that is lost with this page.
    await assertPersistent();
    const [{ database }, { records }, campaigns] = await Promise.all([
      openStorage(),
      openUserData(),
      openCampaigns(options),
    ]);
    const next = toCampaign(record, places);
    if (!next) return { key: 'place', error: { code: 'required' } };
    const tables = [...getFileTables(database), database.ledger];
    return database.transaction('rw', tables, async (): Promise<SubmitResult> => {
      const before = campaignId === undefined ? undefined : await campaigns.get(campaignId);
      if (before) {
        const account = getAccount(await createLedgerTable(database).list(), before.id);
        const error = account.isReserved ? findAmountError(next, before, account.remaining) : undefined;
        if (error) return error;
      }
      await records.submit({ ...record, withheld: [...personal] }, { draft, values, delivery: LOCAL_DELIVERY });
      const { id, number, state, stateAt, impressions, createdAt } = before ?? (await campaigns.get(next.id)) ?? next;
      // The form has none of these, and a campaign whose state never changed has no time of that.
      const unchanged = { id, number, state, impressions, createdAt, ...(stateAt !== undefined && { stateAt }) };
      await campaigns.put({ ...next, ...unchanged });
      await reconcileFiles(database, [getCampaignOwner(id)]);
      if (state === 'draft') await campaigns.act(id, { type: 'start' });
      else await campaigns.sendRecord(record.id, record.at);
      return { redirectTo: `${resultPage}?campaign=${id}` };
    });
  };
