/** Things that a visitor can register, with the form of each. The label of a kind is content. */
export const REGISTRATION_KINDS = [
  { value: 'store', label: 'Store' },
  { value: 'service', label: 'Service' },
  { value: 'project', label: 'Project or company' },
  { value: 'reseller', label: 'Reseller' },
] as const;

export type RegistrationKind = (typeof REGISTRATION_KINDS)[number]['value'];
