/** Who and what is near a place, as plain rows of a list. */
import { getCollection } from 'astro:content';
import { catalogue } from '@/catalogue/catalogue.ts';
import { fill } from '@/cms/fill.ts';
import { once } from '@/cms/once.ts';
import { singleton } from '@/cms/singleton.ts';
import { byDistance, type Distant, type Point } from '@/places/distance.ts';

export type Neighbour = {
  id: string;
  title: string;
  line: string;
  chips: readonly string[];
  /** Where it is. */
  place: Point & { name: string };
  /** Its page, where it has one. */
  path?: string;
};

const found = <Value extends { id: string }>(values: readonly Value[], { id }: { id: string }): Value => {
  const value = values.find((candidate) => candidate.id === id);
  // The bridge has checked that every link leads somewhere.
  if (!value) throw new Error(`the content has no “${id}”`);
  return value;
};

const read = once(async () => {
  const [people, places, serviceCategories, inputs, jobs, words, { stores, services }] = await Promise.all([
    getCollection('people'),
    getCollection('places'),
    getCollection('serviceCategories'),
    getCollection('buyerInputs'),
    getCollection('jobs'),
    singleton('hubWords'),
    catalogue(),
  ]);
  return {
    people,
    places: places.map(({ data }, at) => ({ ...data, id: places[at]?.id ?? '' })),
    serviceCategories,
    inputs,
    jobs,
    words,
    stores,
    services,
  };
});

/** What buyers ask for, where they are. */
async function buyers(): Promise<Neighbour[]> {
  const { people, places, inputs, words } = await read();
  return inputs.map(({ id, data }) => {
    const { data: buyer } = found(people, data.buyer);
    const place = found(places, buyer.place);
    return {
      id,
      title: data.title,
      line: `${buyer.name} · ${place.name}`,
      chips: [fill(words.near.wants, { quantity: data.quantity.toLocaleString('en'), what: data.unit })],
      place,
    };
  });
}

/** Buyers who look for services. */
async function serviceBuyers(): Promise<Neighbour[]> {
  const { people, places, serviceCategories } = await read();
  return people
    .filter(({ data }) => data.role === 'buyer' && data.wants.length > 0)
    .map(({ id, data }) => {
      const place = found(places, data.place);
      const chips = data.wants.map((want) => found(serviceCategories, want).data.name);
      return { id, title: data.name, line: place.name, chips, place };
    });
}

async function jobSeekers(): Promise<Neighbour[]> {
  const { people, places } = await read();
  return people
    .filter(({ data }) => data.role === 'job-seeker')
    .map(({ id, data }) => {
      const place = found(places, data.place);
      return { id, title: data.name, line: place.name, chips: data.skills, place };
    });
}

async function jobs(): Promise<Neighbour[]> {
  const { jobs: all, stores, places } = await read();
  return all.map(({ id, data }) => {
    const employer = found(stores, data.employer);
    const place = found(places, data.place);
    return {
      id,
      title: data.title,
      line: `${employer.name} · ${place.name}`,
      chips: [`$${data.salary.from.toLocaleString('en')}–${data.salary.to.toLocaleString('en')} / ${data.salary.per}`],
      place,
      path: employer.path,
    };
  });
}

async function servicesNear(): Promise<Neighbour[]> {
  const { services } = await read();
  return services.map(({ id, title, provider, place, category, path }) => ({
    id,
    title,
    line: `${provider} · ${place.name}`,
    chips: [category],
    place,
    path,
  }));
}

export const NEIGHBOURS = { buyers, serviceBuyers, jobSeekers, jobs, servicesNear } as const;

export type NeighbourKind = keyof typeof NEIGHBOURS;

/** The rows of a kind, the nearest to a place first. */
export const neighboursOf = async (kind: NeighbourKind, from: Point): Promise<Distant<Neighbour>[]> =>
  byDistance(await NEIGHBOURS[kind](), from, ({ place }) => place);
