import { useState, type ReactElement } from 'react';
import { makeId } from '@/lib/make-id.ts';
import type { FormLabels } from '@/forms/labels.ts';
import type { RecordSubject } from '@/forms/model/record.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getEditCampaignPath } from '@/routes.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import type { CampaignLabels } from '../labels.ts';
import { duplicateCampaign } from '../list/duplicate-campaign.ts';
import { openCampaigns, type CampaignOptions } from '../open-campaigns.ts';

export type EndedCampaignProps = {
  about: RecordSubject;
  text: string;
  labels: Pick<CampaignLabels['list'], 'duplicate' | 'stateError'>;
  errors: FormLabels['storageErrors'];
  options: CampaignOptions;
};

/** What the page shows instead of the form of a campaign that has ended. Loaded lazily: the Adwords List does not lead here. */
export function EndedCampaign({
  about: { id, name },
  text,
  labels,
  errors,
  options,
}: EndedCampaignProps): ReactElement {
  // Chosen before the first press, so that a second one does not make a second duplicate.
  const [copyId] = useState(makeId);
  const [error, setError] = useState<string>();
  const duplicate = async () => {
    try {
      const copy = await duplicateCampaign(await openCampaigns(options), id, copyId);
      if (copy) location.assign(getEditCampaignPath(copy.id));
      else setError(labels.stateError);
    } catch (error) {
      setError(errors[getErrorCode(error)]);
    }
  };
  return (
    <>
      <Alert
        role="status"
        actions={
          <button
            type="button"
            onClick={() => {
              reportRejection(duplicate());
            }}
            className={buttonClass('secondary', 'mt-3')}
          >
            {labels.duplicate}
          </button>
        }
      >
        {formatMessage(text, { headline: name })}
      </Alert>
      <div role="alert">{error !== undefined && <Alert className="mt-4">{error}</Alert>}</div>
    </>
  );
}
