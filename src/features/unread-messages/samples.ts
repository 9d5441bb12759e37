/** The sample conversations as the content has them, and what is unread in them, loaded once per build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { parseContentTime } from '@/lib/dates/content-time.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';
import { getUnreadMessages, type UnreadTimes } from './unread.ts';

type Entry = CollectionEntry<'conversations'>['data'];
type SampleEntry = Omit<Entry, 'messages'> & {
  /** Id of the conversation, as in `person:huda-al-lamaaniya`. */
  id: string;
  slug: string;
  messages: readonly (Omit<Entry['messages'][number], 'at'> & { at: number })[];
};

/** Loads the sample conversations; none when the operator switched the samples off. */
export const getSampleEntries = memoizeContent(async (): Promise<readonly SampleEntry[]> => {
  const [{ settings }, entries, people] = await Promise.all([
    getSite(),
    getCollection('conversations'),
    getCollection('people'),
  ]);
  if (!settings.sampleNotice.show) return [];
  /** Returns the id of a conversation. A store with a contact person is that person. */
  const getId = (slug: string, { discriminant, value }: Entry['with']): string => {
    if (discriminant === 'group') return `group:${slug}`;
    const contact = discriminant === 'store' && people.find(({ data }) => data.store?.id === value.id);
    return contact ? `person:${contact.id}` : `${discriminant}:${value.id}`;
  };
  return entries.map(({ id: slug, data }) => ({
    ...data,
    id: getId(slug, data.with),
    slug,
    messages: data.messages.map((message) => ({ ...message, at: parseContentTime(message.at) })),
  }));
});

/** Loads the times of the unread messages of all sample conversations. */
export const getUnreadTimes = memoizeContent(async (): Promise<UnreadTimes> => {
  const unread = (await getSampleEntries()).map(
    (sample) => [sample.id, getUnreadMessages(sample).map(({ at }) => at)] as const,
  );
  return Object.fromEntries(unread.filter(([, times]) => times.length > 0));
});
