/** The kinds of submissions that become content, and the actions that make them. */
import type { WireRecord } from '@/storage/outbox/payload.ts';

export type PublishingKind = 'post' | 'buyerInput' | 'job' | 'service' | 'store' | 'product' | 'project';

/** The kind by the action of the record. All but `post` are actions of forms. */
const KINDS: ReadonlyMap<string, PublishingKind> = new Map([
  ['post', 'post'],
  ['quotation', 'buyerInput'],
  ['postJob', 'job'],
  ['sellServices', 'service'],
  ['publishStore', 'store'],
  ['ownProduct', 'product'],
  ['postProject', 'project'],
]);

export const PUBLISHING_KINDS: ReadonlySet<PublishingKind> = new Set(KINDS.values());

/**
 * Returns what a record becomes; undefined if it is answered instead. A quotation that is about a product or store was written
 * to one seller, so it is answered.
 */
export function getPublishingKind({ action, about }: Pick<WireRecord, 'action' | 'about'>): PublishingKind | undefined {
  const kind = KINDS.get(action);
  return kind === 'buyerInput' && about ? undefined : kind;
}
