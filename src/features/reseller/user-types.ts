/** Types of applicants. Their labels are in the reseller labels. */
export const USER_TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'corporate', label: 'Corporate' },
] as const;
export type UserType = (typeof USER_TYPES)[number]['value'];
