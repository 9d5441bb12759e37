/** The languages of the site: their code, and their name in the admin. */
export const LOCALES = { en: 'English' } as const;

export type Locale = keyof typeof LOCALES;

/** The language whose labels are complete. Others fall back to it. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;
