/** Finds people, requests and jobs near a town, as rows of a list. */
import type { ImageMetadata } from 'astro';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { getPeople } from '@/features/catalogue/people.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { formatMessage } from '@/lib/messages.ts';
import { selectPlural } from '@/lib/plurals.ts';
import { getBuyerInputs } from '@/features/community/buyer-inputs.ts';
import { getJobs } from '@/features/jobs/jobs.ts';
import { toJobCardData } from '@/features/jobs/job-card-data.ts';
import { getChatPath } from '@/routes.ts';
import { sortByDistance, type WithDistance, type Point } from '@/lib/geo.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';

export type NearbyItem = {
  title: string;
  line: string;
  chips: readonly string[];
  place: Point;
  /** Path of the page, if the item has one. */
  path?: string;
  /** Name of the person. */
  person?: string;
  picture?: { image: ImageMetadata; alt: string };
  /** Emblem of the employer. */
  emblem?: { image: ImageMetadata; alt: string };
  rating?: { value: number; count: number };
  /** Text of the badge, and the last day on which it is shown. */
  verified?: { label: string; until: string };
  /** Deadline of a job, as in 2026-12-20. */
  closes?: string;
  /** Path of the conversation in which the visitor answers a request. */
  answer?: string;
  /** Path of a new conversation with a person who made no request. */
  contact?: string;
};

/** Returns the requests of buyers. */
async function loadBuyers(): Promise<NearbyItem[]> {
  const { nearby } = await getLabels('tabbed-screens');
  return (await getBuyerInputs()).map(({ id, title, buyer, quantity, unit, category }) => ({
    title,
    person: buyer.name,
    line: joinFacts([buyer.name, buyer.place.name]),
    chips: [
      formatMessage(nearby.wants, {
        quantity: quantity.toLocaleString(NUMBER_LOCALE),
        what: selectPlural(unit, quantity),
      }),
      category,
    ],
    place: buyer.place,
    answer: getChatPath(`person:${buyer.id}`, `input:${id}`),
  }));
}

/** Returns buyers who look for services. */
async function loadServiceBuyers(): Promise<NearbyItem[]> {
  const [{ serviceCategories }, people] = await Promise.all([loadCatalogue(), getPeople('buyer')]);
  const names = new Map(serviceCategories.map(({ id, name }) => [id, name]));
  return people
    .filter(({ wantedServices }) => wantedServices.length > 0)
    .map(({ id, name, place, wantedServices }) => ({
      title: name,
      person: name,
      line: place.name,
      chips: wantedServices.flatMap((category) => names.get(category.id) ?? []),
      place,
      contact: getChatPath(`person:${id}`),
    }));
}

const loadJobSeekers = async (): Promise<NearbyItem[]> =>
  (await getPeople('job-seeker')).map(({ id, name, place, skills }) => ({
    title: name,
    person: name,
    line: place.name,
    chips: skills,
    place,
    contact: getChatPath(`person:${id}`),
  }));

/** Returns jobs that are open for applications. */
async function loadOpenJobs(): Promise<NearbyItem[]> {
  const [all, labels] = await Promise.all([getJobs(), getLabels('jobs')]);
  return all
    .filter(({ isClosed }) => !isClosed)
    .map((job) => {
      const { title, path, employer, emblem, place, salary, type } = toJobCardData(job, labels);
      return {
        title,
        path,
        emblem,
        line: joinFacts([employer, place]),
        chips: [salary, type],
        place: job.place,
        closes: job.closes,
      };
    });
}

async function loadServices(): Promise<NearbyItem[]> {
  const [{ services: all }, labels] = await Promise.all([loadCatalogue(), getLabels('services')]);
  return all.map(({ title, provider, place, category, path, picture, rating, reviewCount, verifiedUntil }) => ({
    title,
    path,
    picture,
    rating: { value: rating, count: reviewCount },
    line: joinFacts([provider, place.name]),
    chips: [category],
    ...(verifiedUntil !== undefined && { verified: { label: labels.verified, until: verifiedUntil } }),
    place,
  }));
}

const NEIGHBOURS = {
  buyers: loadBuyers,
  serviceBuyers: loadServiceBuyers,
  jobSeekers: loadJobSeekers,
  jobs: loadOpenJobs,
  servicesNear: loadServices,
} as const;

export type NearbyKind = keyof typeof NEIGHBOURS;

/** Returns true when a section is a list of nearby items. */
export const isNearby = (section: string): section is NearbyKind => section in NEIGHBOURS;

/** Returns the items of a type, nearest to a town first. */
export const getNearbyItems = async (kind: NearbyKind, from: Point): Promise<WithDistance<NearbyItem>[]> =>
  sortByDistance(await NEIGHBOURS[kind](), from, ({ place }) => place);
