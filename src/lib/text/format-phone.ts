/** Writes phone numbers for reading. Without the metadata of all countries, which weigh 33 kB. */

/** A number with its dial code, which has one to three digits (ITU-T E.164). */
const INTERNATIONAL = /^(\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/;

/** Groups as in the Gulf and North America: 9123 4567, 50 123 4567, 201 555 0123. A longer number has none. */
const GROUPS = /(^| )(\d{3}(?=\d{7}$)|\d{2,4}?)(\d{3,4})?(\d{4})$/;

/**
 * Groups the digits of a stored number, as in +968 9123 4567. Only spaces are added, so it stays the same number, also in a
 * country that writes it in other groups. A number that has groups already is not changed.
 */
export const formatPhone = (number: string): string =>
  number.replace(INTERNATIONAL, '$1 $2').replace(GROUPS, '$1$2 $3 $4').replace('  ', ' ');
