/** Icons that an editor can choose; `get-icon.ts` has a node for each. */
export const CHOOSABLE_ICONS = [
  'house',
  'dashboard',
  'chat',
  'wallet',
  'gift',
  'heart',
  'database',
  'phone',
  'file',
  'shield',
  'scroll',
  'help',
  'package-search',
  'services',
  'briefcase',
  'store',
  'list-plus',
  'megaphone',
  'folder-plus',
  'percent',
] as const;

export type ChoosableIcon = (typeof CHOOSABLE_ICONS)[number];

/** Icons of form fields that are drawn as a line. */
type FieldIcon = 'award' | 'calendar' | 'certificate' | 'clock' | 'globe' | 'mail' | 'percent' | 'phone' | 'pin';

/** Social networks; `social-icons.ts` has an icon for each. */
export const SOCIAL_NETWORKS = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'x', label: 'X' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]['value'];

/** Every icon that the content names. */
export type ContentIcon = ChoosableIcon | FieldIcon | SocialNetwork;
