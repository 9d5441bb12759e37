/** Looks that the stores of the catalogue and the visitor's own share. */

/** The picture over the whole width of a store's page. */
export const COVER_IMAGE_CLASS = 'aspect-[3/1] w-full rounded-panel bg-sunken object-cover wide:aspect-[4.6/1]';

/** The round sign over the edge of that picture. */
export const LOGO_CLASS =
  'relative -mt-10 size-24 rounded-full border-4 border-page bg-page object-cover wide:-mt-13 wide:size-28';

/** A fact that leads somewhere: a phone number, an address. */
export const FACT_LINK_CLASS = 'inline-flex min-h-6 items-center font-medium break-all hover:underline';
