/** Class names and icons that the stores of the catalogue share with the visitor's own store. */
import { Award, FileCheck } from '@/ui/icons/icons.ts';

/** The header of a store: the cover picture, then logo and texts, then the actions. */
export const HEADER_CLASS = 'grid gap-x-4 medium:grid-cols-[minmax(0,1fr)_auto]';
export const HEADER_COVER_CLASS =
  'block overflow-hidden rounded-panel bg-sunken medium:col-[1/3] medium:max-wide:row-start-1';
export const HEADER_ROW_CLASS =
  'flex flex-wrap items-start gap-x-5 gap-y-3 tablet:px-6 medium:max-wide:col-span-2 wide:pe-0';
export const HEADER_TEXT_CLASS = 'flex min-w-[min(100%,15rem)] grow basis-0 flex-col gap-1.5 pt-3';
export const STORE_NAME_CLASS = 'text-[clamp(1.6rem,1.3rem+1.3vw,2.2rem)] wrap-anywhere';

/**
 * The actions of the header: a separate row on phones and on the picture on tablets, where buttons that appear later would
 * shift the name.
 */
export const HEADER_ACTIONS_CLASS =
  'flex flex-wrap items-start gap-2 pt-3 tablet:px-6 medium:max-wide:z-10 medium:max-wide:col-[1/3] medium:max-wide:row-start-1 medium:max-wide:place-self-end medium:max-wide:p-4 wide:ps-0 wide:pe-6';

/** The opening status, which a script sets. */
export const OPEN_NOW_CLASS = 'hidden min-h-6 w-full font-semibold data-[open=true]:text-palm scripting:block';

/** The row of an award or a certificate, with the icon of each. */
export const AWARD_ROW_CLASS = 'flex items-center gap-3';
export const AWARD_STYLES = {
  awards: { icon: Award, class: 'text-brass-ink' },
  certificates: { icon: FileCheck, class: 'text-sea' },
} as const;

/** A fact: an icon in a circle, beside label and value. */
export const FACT_ROW_CLASS = 'flex flex-wrap gap-3.5';
export const FACT_ICON_CLASS = 'grid size-10 shrink-0 place-items-center rounded-full bg-sunken';
export const FACT_LABEL_CLASS = 'text-fine text-muted';

/**
 * The cover picture of a store page. It has fewer pixels than tablets and very wide pages show, so it fades into the colour
 * of its edge there.
 */
export const COVER_IMAGE_CLASS =
  'store-cover aspect-[3/1] w-full bg-sunken object-cover tablet:aspect-[4/1] wide:aspect-[4.6/1]';

/** The round logo that overlaps the cover picture. */
export const LOGO_CLASS =
  'relative -mt-10 size-24 max-tablet:ms-3 rounded-full border-4 border-page bg-page object-cover wide:-mt-13 wide:size-28';

/** A linked fact, such as a phone number or an e-mail address. */
export const FACT_LINK_CLASS = 'font-medium text-sea underline underline-offset-4 wrap-anywhere';

/** The only link of a fact. The whole row is its target. */
export const FACT_TARGET_CLASS = `${FACT_LINK_CLASS} row-link`;
