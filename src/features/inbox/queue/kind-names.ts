/** The names of the kinds of submissions: the actions of records, and one for all others. */
const KIND_NAMES = [
  'contact',
  'quotation',
  'message',
  'chat',
  'buyServices',
  'sellServices',
  'getHired',
  'postJob',
  'postProject',
  'publishStore',
  'ownProduct',
  'post',
  'report',
  'reseller',
  'shareCard',
  'campaign',
  'other',
] as const;

export type KindName = (typeof KIND_NAMES)[number];

/** Returns the kind of an action. A later version of the site may send others. */
export const toKindName = (action: string): KindName => KIND_NAMES.find((name) => name === action) ?? 'other';
