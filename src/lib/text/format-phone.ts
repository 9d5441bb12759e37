/** Writes phone numbers for reading. Without the metadata of all countries, which weigh 33 kB. */

/** A number with its dial code, which has one to three digits (ITU-T E.164). */
const INTERNATIONAL = /^(\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/;

/**
 * British groups, which depend on the length of the area code: 20 7946 0018, 7700 900123. Area codes of three digits, as in
 * 121 496 0018, have the groups below.
 */
const BRITISH_GROUPS = /^(\+44 (?:2\d(?=\d{8}$)|(?:7|1(?!1|\d1))\d{3}))(\d{4}(?=\d{4}$))?(\d{4,6})$/;

/** Groups as in the Gulf and North America: 9123 4567, 50 123 4567, 201 555 0123. A longer number has none. */
const GROUPS = /^((?:\+\d+ )?(?:\d{3}(?=\d{7}$)|\d{2,4}?))(\d{3,4})?(\d{4})$/;

/**
 * Groups the digits of a stored number, as in +968 9123 4567. Only spaces are added, so it stays the same number, also in a
 * country that writes it in other groups. A number that has groups already is not changed.
 */
export const formatPhone = (number: string): string =>
  [BRITISH_GROUPS, GROUPS]
    .reduce((text, groups) => text.replace(groups, '$1 $2 $3'), number.replace(INTERNATIONAL, '$1 $2'))
    .replace('  ', ' ');
