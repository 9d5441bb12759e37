/** The sample requests and cards with their people, loaded once per build. */
import { getSingleton } from '@/cms/singleton.ts';
import { loadPeople, type Person } from '@/features/catalogue/people.ts';
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { parseContentTime } from '@/lib/dates/content-time.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';
import { createCard, type BusinessCard } from '@/features/business-cards/card/business-card.ts';

export type CardRequest = { person: Person; note: string; at: number };
export type ReceivedCard = { person: Person; card: BusinessCard; message: string; at: number; isNew: boolean };

/** Loads the requests and the received cards; none when the operator switched the samples off. */
export const getSampleCards = memoizeContent(
  async (): Promise<{ requested: CardRequest[]; received: ReceivedCard[] }> => {
    const [{ settings }, { requested, received }, { getPerson }, { store }] = await Promise.all([
      getSite(),
      getSingleton('businessCards'),
      loadPeople(),
      loadCatalogue(),
    ]);
    if (!settings.sampleNotice.show) return { requested: [], received: [] };
    return {
      requested: requested.map(({ from, note, at }) => ({ person: getPerson(from), note, at: parseContentTime(at) })),
      received: received.map(({ from, message, at, isNew, ...lines }) => {
        const person = getPerson(from);
        const card = createCard({
          ...lines,
          fullName: person.name,
          location: person.place.name,
          ...(person.store && { company: store(person.store).name }),
        });
        return { person, card: card ?? { fullName: person.name }, message, at: parseContentTime(at), isNew };
      }),
    };
  },
);
