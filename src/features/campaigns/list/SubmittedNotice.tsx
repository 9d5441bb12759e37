import type { ReactElement, ReactNode } from 'react';
import type { DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { RecordNotice } from '@/forms/components/RecordNotice.tsx';
import { useRecord } from '@/forms/hooks/use-record.ts';
import { undoRecord } from '@/forms/model/record-storage.ts';
import { ROUTES } from '@/routes.ts';
import { openCampaigns, type CampaignOptions } from '../open-campaigns.ts';
import { isAsSubmitted } from '../rules/decide.ts';
import type { CampaignCard } from './rows.ts';

export type SubmittedNoticeProps = {
  card: CampaignCard;
  formLabels: DeliveryLabels;
  options: CampaignOptions;
  children: ReactNode;
};

/** The campaign that was submitted on the page before, with its record, and undo while it is as it was submitted. */
export function SubmittedNotice({ card, formLabels, options, children }: SubmittedNoticeProps): ReactElement {
  const { id, record: recordId = '', state } = card;
  const record = useRecord(recordId)?.record;
  const canUndo = isAsSubmitted({ id, record: recordId }, card, state);
  return (
    <RecordNotice
      record={record}
      labels={formLabels}
      isPrintable
      undo={canUndo ? async () => (await openCampaigns(options)).undo(id, undoRecord) : undefined}
      onUndone={() => {
        // The values are a draft again, which the form shows.
        location.assign(ROUTES.createCampaign);
      }}
      className="mb-6"
    >
      <p role="status">{children}</p>
    </RecordNotice>
  );
}
