/**
 * Campaigns on the device. Loaded lazily through `open-campaigns.ts`, because it needs the database. Each action changes
 * the campaign and the ledger in one transaction: either both or none.
 */
import type { Database } from '@/storage/database.ts';
import { BASE } from '@/forms/base-field.ts';
import { getDraftId } from '@/forms/model/draft-id.ts';
import { formatAmount } from '@/lib/money.ts';
import { getFileTables, reconcileFiles } from '@/storage/file-owners.ts';
import { releaseRecord } from '@/storage/held-records.ts';
import { createInitialDelivery } from '@/storage/outbox/initial-delivery.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { Delivery, StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import { createCampaignTable } from '@/storage/tables/campaigns.ts';
import { getDraftOwner } from '@/storage/tables/files.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import { createLedger } from '@/features/wallet/ledger/ledger.ts';
import { getAccount } from './account.ts';
import { decide, getState, isAsSubmitted, type Action, type Notes, type ActionError } from './decide.ts';
import { BID_FIELD, toBase, withBid } from './record-bid.ts';

export type ActionResult = { campaign: Campaign } | { error: ActionError };

type Options = {
  /** Entries that an unused wallet starts with. */
  opening: readonly LedgerEntry[];
  /** Returns the notes of the ledger entries of a campaign; `keyword` is that of a click. */
  getNotes: (campaign: Campaign, keyword: string) => Notes;
  /** Returns the delivery of a record that is released; by default as the site is configured. */
  createDelivery?: (now: number) => Delivery;
};

/** Id of the form of a campaign. */
const CAMPAIGN_FORM = 'campaign';

/** Creates the functions of campaigns. They reject with a `StorageError` when storage fails. */
export function createCampaigns(
  database: Database,
  { opening, getNotes, createDelivery = createInitialDelivery }: Options,
) {
  const table = createCampaignTable(database);
  const ledger = createLedger(database, opening);
  const tables = [database.campaigns, database.ledger, database.drafts];

  /**
   * Queues the record of a campaign for delivery. A record of an earlier version does not say which answers stay on the device,
   * so all of it stays.
   */
  const sendRecord = async (id: string, now: number): Promise<void> => {
    const record = (await database.records.get(id)) as StoredRecord | undefined; // validated when it was stored
    if (record?.withheld) await releaseRecord(database, id, createDelivery(now));
  };

  /** Writes the bid to the record of a campaign that was not sent yet. */
  const updateRecord = async ({ record: id, bid }: Campaign): Promise<void> => {
    const record = (await database.records.get(id)) as StoredRecord | undefined; // validated when it was stored
    if (record?.delivery.state === 'saved') await database.records.put(withBid(record, bid));
  };

  /** Returns the changes of a campaign that were not submitted yet. */
  const findDrafts = (campaign: Campaign) =>
    database.drafts.where('id').startsWith(getDraftId(CAMPAIGN_FORM, campaign));

  /**
   * Writes the bid to the changes of a campaign that were not submitted yet: they would set the earlier one again. Those that
   * started from the campaign as it was before then start from it as it is now.
   */
  const updateDrafts = (before: Campaign, campaign: Campaign): Promise<unknown> =>
    findDrafts(campaign).modify((row) => {
      const { values } = row as Draft;
      values[BID_FIELD] = formatAmount(campaign.bid);
      if (values[BASE] === toBase(before)) values[BASE] = toBase(campaign);
    });

  const act = (id: string, action: Action, now = Date.now()): Promise<ActionResult> =>
    // Only a start sends the record.
    database.transaction('rw', action.type === 'start' ? [...tables, database.records] : tables, async () => {
      const campaign = await table.get(id);
      if (!campaign) return { error: 'missing' };
      const notes = getNotes(campaign, 'keyword' in action ? action.keyword : '');
      const decision = decide(campaign, getAccount(await ledger.list(), id), action, notes, now);
      if ('error' in decision) return decision;
      const [first, ...others] = decision.bookings;
      if (first) {
        const { outcome } = await ledger.bookTogether([first, ...others], now);
        // This click was booked before.
        if (outcome === 'repeated') return { campaign };
        if (outcome !== 'booked') return { error: 'insufficient-balance' };
      }
      if (decision.campaign === campaign) return { campaign };
      await table.put(decision.campaign);
      if (action.type === 'setBid') await updateDrafts(campaign, decision.campaign);
      if (action.type === 'start') {
        await updateRecord(campaign);
        await sendRecord(campaign.record, now);
      }
      return { campaign: decision.campaign };
    });

  return {
    list: table.list,
    get: table.get,
    put: table.put,
    act,
    sendRecord,
    updateDrafts,

    /**
     * Removes a campaign together with its record, which `undoRecord` undoes, if it is as it was submitted. The budget
     * of a started one is released. All in one transaction: if it cannot be undone, nothing changes.
     */
    undo: (id: string, undoRecord: (id: string) => Promise<UndoResult>, now = Date.now()): Promise<UndoResult> =>
      database.transaction('rw', [...getFileTables(database), database.ledger], async (): Promise<UndoResult> => {
        const campaign = await table.get(id);
        if (!campaign) return 'missing';
        const account = getAccount(await ledger.list(), id);
        // Another tab may have changed it since this one showed it.
        if (!isAsSubmitted(campaign, account, getState(campaign, account, now))) return 'changed';
        const result = await undoRecord(campaign.record);
        if (result !== 'undone') return result;
        await act(id, { type: 'stop' }, now);
        await table.remove(id);
        return result;
      }),

    /**
     * Deletes a draft with its record, which stayed on the device, and the changes that were not submitted, in one transaction.
     * Returns whether it was still a draft.
     */
    removeDraft: (id: string, removeRecord: (id: string) => Promise<unknown>): Promise<boolean> =>
      database.transaction('rw', getFileTables(database), async (): Promise<boolean> => {
        const campaign = await table.get(id);
        if (campaign?.state !== 'draft') return false;
        await removeRecord(campaign.record);
        const drafts = await findDrafts(campaign).primaryKeys();
        await database.drafts.bulkDelete(drafts);
        await reconcileFiles(database, drafts.map(getDraftOwner));
        await table.remove(id);
        return true;
      }),

    /** Ends the campaigns whose last day has passed or whose fund is spent, and releases what is left. */
    settle: async (now = Date.now()): Promise<void> => {
      for (const { id, state } of await table.list()) if (state !== 'draft') await act(id, { type: 'settle' }, now);
    },

    /** Calls back with all campaigns now and after each change, in any tab. Returns the function that unsubscribes. */
    watch: table.watch,
    watchLedger: ledger.watch,
  };
}

export type Campaigns = ReturnType<typeof createCampaigns>;
