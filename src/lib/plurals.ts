/** Labels that depend on a count. Apart from `messages.ts`, because few pages load it. */
import { DEFAULT_LOCALE } from './locales.ts';
import { formatMessage } from './messages.ts';

/** A text for each plural category of a language. English has two of them, Arabic all six. */
export type Plural = {
  readonly one: string;
  readonly other: string;
  readonly zero?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
};

/** The language of the page. The build renders the default one. */
const getPageLocale = (): string => (typeof document === 'undefined' ? DEFAULT_LOCALE : document.documentElement.lang);

/** The rules and formats by language. Caches, because creating them takes longer than a hundred uses. */
const rules: Partial<Record<string, Intl.PluralRules>> = {};
const formats: Partial<Record<string, Intl.NumberFormat>> = {};

/** Returns the text for a count, by the rules of the language. A missing category is replaced by `other`. */
export const selectPlural = (plural: Plural, count: number, locale = getPageLocale()): string =>
  plural[(rules[locale] ??= new Intl.PluralRules(locale)).select(count)] ?? plural.other;

/** Formats the text for a count. Replaces `{count}` by the number as the language writes it. */
export const formatPlural = (plural: Plural, count: number, locale = getPageLocale()): string =>
  formatMessage(selectPlural(plural, count, locale), {
    count: (formats[locale] ??= new Intl.NumberFormat(locale)).format(count),
  });
