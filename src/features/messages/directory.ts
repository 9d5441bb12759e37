/** The people, stores and subjects of conversations, and the sample conversations, loaded once per build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { getBuyerInputs } from '@/features/community/buyer-inputs.ts';
import { getPublicPosts } from '@/features/community/posts.ts';
import { getSampleEntries } from '@/features/unread-messages/samples.ts';
import { loadPlaces } from '@/features/places/places.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { createExcerpt } from '@/lib/text/excerpt.ts';
import { getJobPath, ROUTES } from '@/routes.ts';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import { createThumbnail } from '@/ui/pictures/thumbnail.ts';
import { findParty, isUnread, type Message, type Party, type SampleConversation } from './conversation.ts';
import { createPreview, type ProductPreview, type ProductPreviews, type SampleInquiry } from './inquiries/inquiry.ts';
import type { Providers } from './inquiry-conversation.ts';

type Entry = CollectionEntry<'conversations'>['data'];
type About = Entry['messages'][number]['about'];

/** Loads everybody that the visitor can write to. A store with a contact person is that person. */
export const getParties = memoizeContent(async (): Promise<Party[]> => {
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
export const getSubjects = memoizeContent(async (): Promise<Record<string, Subject>> => {
  const [{ products, stores, services }, jobs, posts, inputs] = await Promise.all([
    loadCatalogue(),
    getCollection('jobs'),
    getPublicPosts(),
    getBuyerInputs(),
  ]);
  const subjects: Subject[] = [
    ...products.map(({ id, name, path }) => ({ kind: 'product', id, name, path })),
    ...stores.map(({ id, name, path }) => ({ kind: 'store', id, name, path })),
    ...services.map(({ id, title, path }) => ({ kind: 'service', id, name: title, path })),
    ...jobs.map(({ id, data }) => ({ kind: 'job', id, name: data.title, path: getJobPath(id) })),
    ...posts.map(({ id, text, path }) => ({ kind: 'post', id, name: createExcerpt(text), path })),
    ...inputs.map(({ id, title }) => ({ kind: 'input', id, name: title, path: ROUTES.allInputs })),
  ];
  return Object.fromEntries(subjects.map((subject) => [`${subject.kind}:${subject.id}`, subject]));
});

const findSubject = (subjects: Awaited<ReturnType<typeof getSubjects>>, about: About): Subject | undefined => {
  if (about.discriminant === 'none') return undefined;
  const subject = subjects[`${about.discriminant}:${about.value.id}`];
  if (!subject)
    throw new Error(
      `a sample message is about the ${about.discriminant} “${about.value.id}”, which has no page: choose another subject`,
    );
  return subject;
};

/** Loads the sample conversations. */
export const getSampleConversations = memoizeContent(async (): Promise<SampleConversation[]> => {
  const [samples, parties, subjects] = await Promise.all([getSampleEntries(), getParties(), getSubjects()]);
  return samples.map(({ id, slug, name, unread, with: other, messages }) => {
    const party = findParty(id, parties);
    return {
      id,
      name,
      members: getMembers(other, parties),
      ...(party && { party }),
      unread,
      messages: messages.map(({ sender, at, text, about, isInquiry, delivery }, index): Message => ({
        id: `${slug}-${index + 1}`,
        conversation: id,
        sender,
        at,
        text,
        about: findSubject(subjects, about),
        isInquiry,
        files: [],
        ...(sender === 'visitor' && { delivery }),
        isSample: true,
      })),
    };
  });
});

const getMembers = (other: Entry['with'], parties: readonly Party[]): string[] =>
  other.discriminant === 'group'
    ? other.value.members.flatMap(({ id }) => findParty(`person:${id}`, parties)?.name ?? [])
    : [];

/** Loads the ids of the parties that provide services, by the id of the service. */
export const getProviders = memoizeContent(async (): Promise<Providers> => {
  const [{ services }, parties] = await Promise.all([loadCatalogue(), getParties()]);
  const providers = services.map(
    ({ id, providerId }) => [id, findParty(providerId, parties)?.id ?? providerId] as const,
  );
  return new Map(providers);
});

/** Loads the sample inquiries that the visitor sent or received. */
export async function getSampleInquiries(direction: 'sent' | 'received'): Promise<SampleInquiry[]> {
  const sender = direction === 'sent' ? 'visitor' : 'counterpart';
  const [conversations, { stores }] = await Promise.all([getSampleConversations(), loadCatalogue()]);
  const inquiries = conversations.map(async (conversation): Promise<SampleInquiry[]> => {
    const { id, messages, name, party } = conversation;
    const store = stores.find((each) => id === `store:${each.id}`);
    const emblem = store && (await createThumbnail(store.logo.image));
    return messages
      .filter((message) => message.isInquiry && message.sender === sender)
      .map((message) => ({
        message,
        name: party?.name ?? name,
        emblem,
        isUnread: isUnread(conversation, message),
        isAnswered: messages.some(({ sender: from, at }) => from !== sender && at > message.at),
      }));
  });
  return (await Promise.all(inquiries)).flat();
}

/** Loads the picture and the price of the products that sample inquiries are about. */
export async function getSamplePreviews(samples: readonly SampleInquiry[]): Promise<ProductPreviews> {
  const { products } = await loadCatalogue();
  const ids = new Set(samples.flatMap(({ message: { about } }) => (about?.kind === 'product' ? [about.id] : [])));
  const previews = products
    .filter(({ id }) => ids.has(id))
    .map(async ({ id, picture, terms, unit }): Promise<[string, ProductPreview]> => {
      const thumbnail = await createThumbnail(picture.image);
      return [id, createPreview(thumbnail, terms.tiers[0]?.cents ?? 0, unit.one)];
    });
  return Object.fromEntries(await Promise.all(previews));
}
