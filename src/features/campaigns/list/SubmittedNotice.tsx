import type { ReactElement, ReactNode } from 'react';
import type { DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { RecordNotice } from '@/forms/components/RecordNotice.tsx';
import { useRecord } from '@/forms/hooks/use-record.ts';
import { undoRecord } from '@/forms/model/record-storage.ts';
import { ROUTES } from '@/routes.ts';
import { openCampaigns, type CampaignOptions } from '../open-campaigns.ts';
import type { CampaignCard } from './rows.ts';

export type SubmittedNoticeProps = {
  card: CampaignCard;
  formLabels: DeliveryLabels;
  options: CampaignOptions;
  children: ReactNode;
};

/**
 * Returns whether the campaign can be undone: it is as it was submitted, and nobody clicked its ad. A changed campaign has a
 * record of its own for each change, and the click was paid.
 */
const isAsSubmitted = ({ id, record, spent, state }: CampaignCard): boolean =>
  id === record && spent === 0 && state !== 'ended';

/** The campaign that was submitted on the page before, with its record, and undo. */
export function SubmittedNotice({ card, formLabels, options, children }: SubmittedNoticeProps): ReactElement {
  const record = useRecord(card.record ?? '')?.record;
  return (
    <RecordNotice
      record={record}
      labels={formLabels}
      isPrintable
      undo={isAsSubmitted(card) ? async () => (await openCampaigns(options)).undo(card.id, undoRecord) : undefined}
      onUndone={() => {
        // The values are a draft again, which the form shows.
        location.assign(ROUTES.createCampaign);
      }}
      className="mb-6"
    >
      <p>{children}</p>
    </RecordNotice>
  );
}
