/** The icons that an editor can choose; `icons.ts` has a drawing for each. */
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
