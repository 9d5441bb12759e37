/** Limits of groups, so that an import cannot fill the device with one row. */

/** Maximum length of a group's name in UTF-16 units. */
export const MAX_GROUP_NAME_LENGTH = 80;

/** A conversation with fewer members is not a group. */
export const MIN_GROUP_MEMBERS = 2;

export const MAX_GROUP_MEMBERS = 50;
