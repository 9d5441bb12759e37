/** Who an applicant is: a person, or a company. Pages show the words of `reseller` for these. */
export const USER_TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'corporate', label: 'Corporate' },
] as const;
export type UserType = (typeof USER_TYPES)[number]['value'];
