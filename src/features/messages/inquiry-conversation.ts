import { ROUTES } from '@/routes.ts';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import { findParty, type Party } from './conversation.ts';

/** Ids of the parties that provide services, by the id of the service. A map: a stored service may have any id. */
export type Providers = ReadonlyMap<string, string>;

/** Returns the id of the conversation that an inquiry belongs to: that with the seller or provider of its subject. */
export function getInquiryConversation(
  about: Subject | undefined,
  parties: readonly Party[],
  providers: Providers,
): string | undefined {
  if (!about) return undefined;
  if (about.kind === 'service') return providers.get(about.id);
  // The path of a product begins with that of its store.
  const [store] = about.path.startsWith(`${ROUTES.productPage}/`)
    ? about.path.slice(ROUTES.productPage.length + 1).split('/')
    : [];
  return store && findParty(`store:${store}`, parties)?.id;
}
