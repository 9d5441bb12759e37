/** The people, stores and subjects of conversations, and the sample conversations, loaded once a build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { getPublicPosts } from '@/features/community/posts.ts';
import { loadPlaces } from '@/features/places/places.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { createExcerpt } from '@/lib/text/excerpt.ts';
import { getJobPath } from '@/routes.ts';
import type { Subject } from '@/storage/schemas.ts';
import { findParty, isUnread, type Message, type Party, type SampleConversation } from './conversation.ts';
import type { SampleInquiry } from './inquiries/inquiry.ts';

type Entry = CollectionEntry<'conversations'>['data'];
type About = Entry['messages'][number]['about'];

/** Sample messages have the time of Muscat, which has no daylight saving time. */
const TIME_ZONE = '+04:00';

/** Loads everybody that the visitor can write to. A store with a contact person is that person. */
export const getParties = memoizeForBuild(async (): Promise<Party[]> => {
  const [{ stores, store }, { getPlace }, people] = await Promise.all([
    loadCatalogue(),
    loadPlaces(),
    getCollection('people'),
  ]);
  const persons = people.map(({ id, data }): Party => ({
    id: `person:${id}`,
    name: data.name,
    detail: data.store ? store(data.store).name : getPlace(data.place).name,
    ...(data.store && { path: store(data.store).path, store: data.store.id }),
  }));
  const represented = new Set(persons.map(({ store: id }) => id));
  const others = stores
    .filter(({ id }) => !represented.has(id))
    .map((one): Party => ({
      id: `store:${one.id}`,
      name: one.name,
      detail: one.place.name,
      path: one.path,
      store: one.id,
    }));
  return [...persons, ...others];
});

/** Loads everything that a message can be about, by `kind:id`. */
export const getSubjects = memoizeForBuild(async (): Promise<Record<string, Subject & { store?: string }>> => {
  const [{ products, stores, services }, jobs, posts] = await Promise.all([
    loadCatalogue(),
    getCollection('jobs'),
    getPublicPosts(),
  ]);
  const subjects: (Subject & { store?: string })[] = [
    ...products.map(({ id, name, path, store }) => ({ kind: 'product', id, name, path, store: store.id })),
    ...stores.map(({ id, name, path }) => ({ kind: 'store', id, name, path, store: id })),
    ...services.map(({ id, title, path }) => ({ kind: 'service', id, name: title, path })),
    ...jobs.map(({ id, data }) => ({ kind: 'job', id, name: data.title, path: getJobPath(id) })),
    ...posts.map(({ id, text, path }) => ({ kind: 'post', id, name: createExcerpt(text), path })),
  ];
  return Object.fromEntries(subjects.map((subject) => [`${subject.kind}:${subject.id}`, subject]));
});

const findSubject = (subjects: Awaited<ReturnType<typeof getSubjects>>, about: About): Subject | undefined => {
  if (about.discriminant === 'none') return undefined;
  const subject = subjects[`${about.discriminant}:${about.value.id}`];
  if (!subject)
    throw new Error(`a sample message is about the ${about.discriminant} “${about.value.id}”, which has no page`);
  const { kind, id, name, path } = subject;
  return { kind, id, name, path };
};

/** Loads the sample conversations. */
export const getSampleConversations = memoizeForBuild(async (): Promise<SampleConversation[]> => {
  const [entries, parties, subjects] = await Promise.all([getCollection('conversations'), getParties(), getSubjects()]);
  return entries.map(({ id: slug, data }) => {
    const party = getParty(data, parties);
    const id = party?.id ?? `group:${slug}`;
    const messages = data.messages.map(({ sender, at, text, about, isInquiry, delivery }, index): Message => ({
      id: `${slug}-${index + 1}`,
      conversation: id,
      sender,
      at: Date.parse(`${at}${TIME_ZONE}`),
      text,
      about: findSubject(subjects, about),
      isInquiry,
      files: [],
      ...(sender === 'visitor' && { delivery }),
      isSample: true,
    }));
    return {
      id,
      name: data.name,
      members: getMembers(data, parties),
      ...(party && { party }),
      unread: data.unread,
      messages,
    };
  });
});

/** Returns the person or store of a conversation; undefined for a group. */
const getParty = ({ with: other }: Entry, parties: readonly Party[]): Party | undefined =>
  other.discriminant === 'group' ? undefined : findParty(`${other.discriminant}:${other.value.id}`, parties);

const getMembers = ({ with: other }: Entry, parties: readonly Party[]): string[] =>
  other.discriminant === 'group'
    ? other.value.members.flatMap(({ id }) => parties.find((party) => party.id === `person:${id}`)?.name ?? [])
    : [];

/** Loads the ids of the parties that provide services, by the id of the service. */
export const getProviders = memoizeForBuild(async (): Promise<Record<string, string>> => {
  const [{ services }, parties] = await Promise.all([loadCatalogue(), getParties()]);
  const providers = services.map(
    ({ id, providerId }) => [id, findParty(providerId, parties)?.id ?? providerId] as const,
  );
  return Object.fromEntries(providers);
});

/** Loads the sample inquiries that the visitor sent or received. */
export async function getSampleInquiries(direction: 'sent' | 'received'): Promise<SampleInquiry[]> {
  const sender = direction === 'sent' ? 'visitor' : 'counterpart';
  const conversations = await getSampleConversations();
  return conversations.flatMap((conversation) => {
    const { messages, name, party } = conversation;
    return messages
      .filter((message) => message.isInquiry && message.sender === sender)
      .map((message) => ({ message, name: party?.name ?? name, isUnread: isUnread(conversation, message) }));
  });
}
