/** Limits of campaigns, for their form, their stored rows and their content. */

/** Maximum number of characters of a headline. */
export const MAX_HEADLINE_LENGTH = 80;

/** Distance around the place in which an ad is shown, in kilometres. */
export const DISTANCE_KM = { min: 20, max: 500, initial: 90 } as const;

export const CAMPAIGN_STATES = ['draft', 'running', 'paused', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Why a campaign ended: its fund was spent, its last day passed, or the visitor stopped it. */
export const END_REASONS = ['fund', 'date', 'stopped'] as const;
export type EndReason = (typeof END_REASONS)[number];
