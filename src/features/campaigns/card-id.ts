/** Returns the id of the element with a campaign in the Adwords List. */
export const toCardId = (campaign: string): string => `campaign-${campaign}`;
