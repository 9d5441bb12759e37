/** Who and what is near a place, as plain rows of a list. */
import type { ImageMetadata } from 'astro';
import { getCollection } from 'astro:content';
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { getCatalogueLabels } from '@/features/catalogue/labels.ts';
import { formatMessage } from '@/lib/messages.ts';
import { getBuyerInputs } from '@/features/community/buyer-inputs.ts';
import { getJobSeekers } from '@/features/community/job-seekers.ts';
import { getJobs } from '@/features/jobs/jobs.ts';
import { getJobStatus } from '@/features/jobs/job-status.ts';
import { getJobLabels } from '@/features/jobs/labels.ts';
import { sortByDistance, type WithDistance, type Point } from '@/lib/geo.ts';
import { getTabbedScreenLabels } from './labels.ts';

export type NearbyItem = {
  title: string;
  line: string;
  chips: readonly string[];
  place: Point;
  /** Its page, where it has one. */
  path?: string;
  /** The name of who it is, for people. */
  person?: string;
  picture?: { image: ImageMetadata; alt: string };
  rating?: { value: number; count: number };
  /** The badge in words, and the last day on which it is shown. */
  verified?: { labels: string; until: string };
  /** The last day of a job, as in 2026-12-20. */
  closes?: string;
};

/** What buyers ask for, where they are. */
async function buyers(): Promise<NearbyItem[]> {
  const { nearby } = await getTabbedScreenLabels();
  return (await getBuyerInputs()).map(({ title, buyer, place, quantity, unit, category }) => ({
    title,
    person: buyer.name,
    line: `${buyer.name} · ${place.name}`,
    chips: [
      formatMessage(nearby.wants, {
        quantity: quantity.toLocaleString('en'),
        what: quantity === 1 ? unit.one : unit.many,
      }),
      category,
    ],
    place,
  }));
}

/** Buyers who look for services. */
async function serviceBuyers(): Promise<NearbyItem[]> {
  const [{ place: placeOf, serviceCategories }, people] = await Promise.all([
    loadCatalogue(),
    getCollection('people', ({ data }) => data.role === 'buyer' && data.wantedServices.length > 0),
  ]);
  const names = new Map(serviceCategories.map(({ id, name }) => [id, name]));
  return people.map(({ data: { name, place, wantedServices } }) => ({
    title: name,
    person: name,
    line: placeOf(place).name,
    chips: wantedServices.flatMap(({ id }) => names.get(id) ?? []),
    place: placeOf(place),
  }));
}

const seekers = async (): Promise<NearbyItem[]> =>
  (await getJobSeekers()).map(({ name, place, skills }) => ({
    title: name,
    person: name,
    line: place.name,
    chips: skills,
    place,
  }));

/** Jobs that one can still apply for. */
async function openJobs(): Promise<NearbyItem[]> {
  const [all, labels] = await Promise.all([getJobs(), getJobLabels()]);
  return all
    .filter(({ closed }) => !closed)
    .map((job) => {
      const { title, path, employer, place, salary, type } = getJobStatus(job, labels);
      return {
        title,
        path,
        line: `${employer} · ${place}`,
        chips: [salary, type],
        place: job.place,
        closes: job.closes,
      };
    });
}

async function services(): Promise<NearbyItem[]> {
  const [{ services: all }, { service: labels }] = await Promise.all([loadCatalogue(), getCatalogueLabels()]);
  return all.map(({ title, provider, place, category, path, picture, rating, reviewCount, verifiedUntil }) => ({
    title,
    path,
    picture,
    rating: { value: rating, count: reviewCount },
    line: `${provider} · ${place.name}`,
    chips: [category],
    ...(verifiedUntil !== undefined && { verified: { labels: labels.verified, until: verifiedUntil } }),
    place,
  }));
}

const NEIGHBOURS = { buyers, serviceBuyers, jobSeekers: seekers, jobs: openJobs, servicesNear: services } as const;

export type NearbyKind = keyof typeof NEIGHBOURS;

/** Whether a section is a list of what is near. */
export const isNearby = (section: string): section is NearbyKind => section in NEIGHBOURS;

/** The rows of a kind, the nearest to a place first. */
export const getNearbyItems = async (kind: NearbyKind, from: Point): Promise<WithDistance<NearbyItem>[]> =>
  sortByDistance(await NEIGHBOURS[kind](), from, ({ place }) => place);
