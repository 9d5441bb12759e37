/** What ads on pages need of the content. Pages load it only for visitors with running campaigns. */
import type { Point } from '@/lib/geo.ts';
import type { CampaignOptions } from '../open-campaigns.ts';
import type { CampaignLabels } from '../labels.ts';

export type AdData = CampaignOptions & {
  labels: CampaignLabels['ad'];
  /** All places by id. */
  places: Readonly<Record<string, Point>>;
  /** Id of the place until the visitor chooses one. */
  defaultPlace: string;
};

export const AD_DATA_PATH = '/campaigns/ads.json';
