/**
 * Joins facts into one text, as in “Vendor · Ruwi”; missing ones are left out. No line ends with a separator: it wraps with the
 * fact after it. Markup has `·&nbsp;` for the same.
 */
export const joinFacts = (facts: readonly (string | undefined)[]): string => facts.filter(Boolean).join(' ·\u00a0');
