import type { ReactElement } from 'react';
import type { CampaignState } from '@/lib/campaign-rules.ts';

const TONES: Readonly<Record<CampaignState, string>> = {
  draft: 'bg-brass-soft text-brass-ink',
  running: 'bg-palm-soft text-palm',
  paused: 'bg-sunken text-muted',
  ended: 'bg-sunken text-muted',
};

/** The state of a campaign or a keyword. */
export const StateChip = ({
  state,
  labels,
}: {
  state: CampaignState;
  labels: Readonly<Record<CampaignState, string>>;
}): ReactElement => <span className={`chip ${TONES[state]}`}>{labels[state]}</span>;
