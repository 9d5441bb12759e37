import type { ReactElement } from 'react';
import type { CampaignLabels } from '../labels.ts';
import {
  AD_BADGE_CLASS,
  AD_CLASS,
  AD_DESCRIPTION_CLASS,
  AD_HEADLINE_CLASS,
  AD_LINE_CLASS,
  AD_PICTURE_CLASS,
  AD_TEXT_CLASS,
} from './ad-classes.ts';

type Props = {
  headline: string;
  description: string;
  place: string;
  /** URL of the picture. */
  picture: string | undefined;
  labels: CampaignLabels['ad'];
};

/** The preview of an ad, as `show-ads.ts` creates it on pages. */
export const Ad = ({ headline, description, place, picture, labels }: Props): ReactElement => (
  <article className={AD_CLASS}>
    {picture && <img src={picture} alt="" width={440} height={330} className={AD_PICTURE_CLASS} />}
    <div className={AD_TEXT_CLASS}>
      <p className={AD_LINE_CLASS}>
        <span className={AD_BADGE_CLASS}>{labels.own}</span>
        {place}
      </p>
      <h3 dir="auto" className={AD_HEADLINE_CLASS}>
        {headline}
      </h3>
      {description && (
        <p dir="auto" className={AD_DESCRIPTION_CLASS}>
          {description}
        </p>
      )}
      <p className="mt-2 text-small font-semibold text-sea">{labels.offer}</p>
    </div>
  </article>
);
