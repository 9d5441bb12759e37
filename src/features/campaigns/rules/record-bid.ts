/** The bid in the form of a campaign: it can change in the Adwords List after the form was submitted. Pure. */
import { formatMoney } from '@/lib/money.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';

/** Key of the field of the bid. */
export const BID_FIELD = 'bid';

/**
 * Returns the base of a form that edits a campaign: each change of its values has another record, or another bid, which the
 * Adwords List can change without a new record.
 */
export const toBase = ({ record, bid }: Pick<Campaign, 'record' | 'bid'>): string => `${record} ${String(bid)}`;

/** Returns the record of a campaign with another bid, in cents. */
export const withBid = <CampaignRecord extends Pick<StoredRecord, 'answers'>>(
  record: CampaignRecord,
  bid: number,
): CampaignRecord => ({
  ...record,
  answers: record.answers.map((answer) =>
    answer.name === BID_FIELD && typeof answer.value === 'number'
      ? // The text may have a unit behind the amount.
        { ...answer, value: bid, text: answer.text.replace(formatMoney(answer.value), () => formatMoney(bid)) }
      : answer,
  ),
});
