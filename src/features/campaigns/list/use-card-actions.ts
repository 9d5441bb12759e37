import { useRef, useState } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { openUserData } from '@/storage/open.ts';
import { toCardId } from '../card-id.ts';
import type { CampaignLabels } from '../labels.ts';
import { openCampaigns, type CampaignOptions } from '../open-campaigns.ts';
import type { Campaigns } from '../rules/campaigns.ts';
import { getDoneText } from './action-texts.ts';
import type { CardActions } from './Card.tsx';
import type { changeBid } from './change-bid.ts';

/** What an action reported: a text, the card that shows it, and whether money is missing. Without an id, no card shows it. */
type Report = { text: string; id?: string | undefined; isShort?: boolean };

type Options = CampaignOptions & {
  labels: CampaignLabels['list'];
  errors: FormLabels['storageErrors'];
  /** Balance of the wallet in cents. */
  balance: number;
  /** Called when a draft was removed. Its card disappears. */
  onRemoved: () => void;
};

type CardActionsState = {
  report: Report | undefined;
  hasActed: boolean;
  actions: Omit<CardActions, 'view'>;
};

/** Changes the bid with code that is loaded when it is first needed: few visitors change one. */
const setBid = async (...args: Parameters<typeof changeBid>) => (await import('./change-bid.ts')).changeBid(...args);

/** Returns the actions that change a campaign, and what the last one reported. */
export function useCardActions({ opening, notes, labels, errors, balance, onRemoved }: Options): CardActionsState {
  const [report, setReport] = useState<Report>();
  const [hasActed, setHasActed] = useState(false);
  const duplicating = useRef(new Set<string>());
  const withCampaigns = async (id: string, work: (campaigns: Campaigns) => Promise<Report>) => {
    try {
      setReport({ id, ...(await work(await openCampaigns({ opening, notes }))) });
      setHasActed(true);
    } catch (error) {
      setReport({ id, text: errors[getErrorCode(error)] });
    }
  };
  const actions: CardActionsState['actions'] = {
    act: (card, action) =>
      withCampaigns(card.id, async (campaigns) => {
        const result =
          action.type === 'setBid'
            ? await setBid(campaigns, card.id, action.bid)
            : await campaigns.act(card.id, action);
        if ('campaign' in result) {
          if (action.type === 'start' || action.type === 'setBid') startDelivery();
          // The pressed button disappears.
          if (action.type === 'stop') document.getElementById(toCardId(card.id))?.focus();
          return { text: getDoneText(result.campaign, action, labels) };
        }
        const [budget, left] = [formatMoney(card.budget), formatMoney(balance)];
        if (result.error === 'insufficient-balance') {
          return { text: formatMessage(labels.short, { budget, balance: left }), isShort: true };
        }
        return { text: result.error === 'last-day-passed' ? labels.dayPassed : labels.stateError };
      }),
    async duplicate({ id }) {
      // Another press while the code is loading would make a second duplicate.
      if (duplicating.current.has(id)) return;
      duplicating.current.add(id);
      await withCampaigns(id, async (campaigns) => {
        // Loaded lazily: few visitors duplicate a campaign.
        const { duplicateCampaign } = await import('./duplicate-campaign.ts');
        const duplicate = await duplicateCampaign(campaigns, id);
        if (!duplicate) return { text: labels.stateError };
        return { text: formatMessage(labels.isDuplicated, { number: duplicate.number }) };
      });
      duplicating.current.delete(id);
    },
    remove: ({ id, number = '' }) =>
      withCampaigns(id, async (campaigns) => {
        const { records } = await openUserData();
        if (!(await campaigns.removeDraft(id, records.removeUnsent))) return { text: labels.stateError };
        onRemoved();
        return { id: undefined, text: formatMessage(labels.isRemoved, { number }) };
      }),
  };
  return { report, hasActed, actions };
}
