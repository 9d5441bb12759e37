/** A language of the site: its name in the admin, and the direction in which it is written. */
export type Language = { name: string; dir: 'ltr' | 'rtl' };

/** The languages of the site and their codes. */
export const LOCALES = { en: { name: 'English', dir: 'ltr' } } as const satisfies Record<string, Language>;

export type Locale = keyof typeof LOCALES;

/** The language whose labels are complete. Others fall back to it. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;
