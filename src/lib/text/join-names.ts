/** Joins first and last name. Some visitors write their whole name into the first field. */
export const joinNames = (first: string, last: string): string =>
  first.endsWith(` ${last}`) ? first : `${first} ${last}`.trim();
