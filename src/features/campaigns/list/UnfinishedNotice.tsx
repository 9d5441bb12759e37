import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { ROUTES } from '@/routes.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import { buttonClass } from '@/ui/button.ts';
import type { CampaignLabels } from '../labels.ts';

type Props = { draft: Draft; labels: CampaignLabels['list'] };

/** A note about a new campaign that was not submitted yet, with a link to its form. */
export function UnfinishedNotice({ draft, labels }: Props): ReactElement {
  const headline = draft.values['headline'];
  return (
    <p className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-surface px-5 py-3 text-small">
      {formatMessage(labels.unfinished, {
        headline: typeof headline === 'string' ? headline || labels.untitled : labels.untitled,
      })}
      <a href={ROUTES.createCampaign} className={buttonClass('secondary')}>
        {labels.finish}
      </a>
    </p>
  );
}
