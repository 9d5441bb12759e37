/** A language of the site. */
export type Language = {
  /** Its name in the admin. */
  name: string;
  /** The direction in which it is written. */
  dir: 'ltr' | 'rtl';
};

/** The languages of the site and their codes. */
export const LOCALES = { en: { name: 'English', dir: 'ltr' } } as const satisfies Record<string, Language>;

export type Locale = keyof typeof LOCALES;

/** The language whose labels are complete. Others fall back to it. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** The variants of the default language by which texts are formatted: “20 November 2026”, and “$1,296.00” with a sign before it. */
export const DATE_LOCALE = 'en-GB';
export const NUMBER_LOCALE = 'en-US';
