/** Class names that the stores of the catalogue share with the visitor's own store. */

/** The cover picture over the whole width of a store page. */
export const COVER_IMAGE_CLASS = 'aspect-[3/1] w-full rounded-panel bg-sunken object-cover wide:aspect-[4.6/1]';

/** The round logo that overlaps the cover picture. */
export const LOGO_CLASS =
  'relative -mt-10 size-24 rounded-full border-4 border-page bg-page object-cover wide:-mt-13 wide:size-28';

/** A linked fact, such as a phone number or an e-mail address. */
export const FACT_LINK_CLASS = 'inline-flex min-h-6 items-center font-medium break-all hover:underline';
