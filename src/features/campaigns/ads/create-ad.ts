/** The markup of an ad on a page, as `Ad.tsx` previews it. */
import type { FileUrls } from '@/forms/files/file-urls.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { ROUTES } from '@/routes.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import { toCardId } from '../card-id.ts';
import type { CampaignLabels } from '../labels.ts';
import {
  AD_BADGE_CLASS,
  AD_CLASS,
  AD_DESCRIPTION_CLASS,
  AD_HEADLINE_CLASS,
  AD_LINE_CLASS,
  AD_LINK_CLASS,
  AD_PICTURE_CLASS,
  AD_TEXT_CLASS,
} from './ad-classes.ts';

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

/** Creates an element with a text of the visitor, in the direction of its language. */
function createText(tag: 'h2' | 'p', className: string, text: string): HTMLElement {
  const element = createElement(tag, className, text);
  element.dir = 'auto';
  return element;
}

/** Loads the stored picture into an ad. Without the file the ad has none. */
async function addPicture(ad: Element, url: Promise<string | undefined>): Promise<void> {
  const src = await url;
  if (src === undefined) return;
  const picture = createElement('img', AD_PICTURE_CLASS);
  picture.alt = '';
  picture.src = src;
  ad.prepend(picture);
}

/**
 * Creates an ad with a link to its campaign.
 * @param urls URLs of the pictures
 */
export function createAd(
  { id, headline, description, place, document: file }: Campaign,
  labels: CampaignLabels['ad'],
  urls: FileUrls,
): { element: HTMLElement; link: HTMLAnchorElement } {
  const link = createElement('a', AD_LINK_CLASS, labels.offer);
  link.href = `${ROUTES.adwords}#${toCardId(id)}`;
  link.setAttribute('aria-label', `${labels.offer}: ${headline}`);
  const text = createElement(
    'div',
    AD_TEXT_CLASS,
    createElement('p', AD_LINE_CLASS, createElement('span', AD_BADGE_CLASS, labels.own), place.name),
    createText('h2', AD_HEADLINE_CLASS, headline),
  );
  if (description) text.append(createText('p', AD_DESCRIPTION_CLASS, description));
  text.append(link, createElement('p', AD_LINE_CLASS, labels.practice));
  const element = createElement('article', AD_CLASS, text);
  if (file?.type.startsWith('image/')) reportRejection(addPicture(element, urls.get(file.id)));
  return { element, link };
}
