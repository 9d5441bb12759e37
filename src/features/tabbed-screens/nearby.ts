/** Who and what is near a place, as plain rows of a list. */
import type { ImageMetadata } from 'astro';
import { getCollection } from 'astro:content';
import { catalogue } from '@/features/catalogue/catalogue.ts';
import { catalogueWords } from '@/features/catalogue/labels.ts';
import { fill } from '@/lib/messages.ts';
import { buyerInputs } from '@/features/community/buyer-inputs.ts';
import { jobSeekers } from '@/features/community/job-seekers.ts';
import { jobs } from '@/features/jobs/jobs.ts';
import { shownJob } from '@/features/jobs/job-status.ts';
import { jobWords } from '@/features/jobs/labels.ts';
import { byDistance, type Distant, type Point } from '@/lib/geo.ts';
import { hubWords } from './labels.ts';

export type Neighbour = {
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
  verified?: { words: string; until: string };
  /** The last day of a job, as in 2026-12-20. */
  closes?: string;
};

/** What buyers ask for, where they are. */
async function buyers(): Promise<Neighbour[]> {
  const { near } = await hubWords();
  return (await buyerInputs()).map(({ title, buyer, place, quantity, unit, category }) => ({
    title,
    person: buyer.name,
    line: `${buyer.name} · ${place.name}`,
    chips: [
      fill(near.wants, { quantity: quantity.toLocaleString('en'), what: quantity === 1 ? unit.one : unit.many }),
      category,
    ],
    place,
  }));
}

/** Buyers who look for services. */
async function serviceBuyers(): Promise<Neighbour[]> {
  const [{ place: placeOf, serviceCategories }, people] = await Promise.all([
    catalogue(),
    getCollection('people', ({ data }) => data.role === 'buyer' && data.wants.length > 0),
  ]);
  const names = new Map(serviceCategories.map(({ id, name }) => [id, name]));
  return people.map(({ data: { name, place, wants } }) => ({
    title: name,
    person: name,
    line: placeOf(place).name,
    chips: wants.flatMap(({ id }) => names.get(id) ?? []),
    place: placeOf(place),
  }));
}

const seekers = async (): Promise<Neighbour[]> =>
  (await jobSeekers()).map(({ name, place, skills }) => ({
    title: name,
    person: name,
    line: place.name,
    chips: skills,
    place,
  }));

/** Jobs that one can still apply for. */
async function openJobs(): Promise<Neighbour[]> {
  const [all, words] = await Promise.all([jobs(), jobWords()]);
  return all
    .filter(({ closed }) => !closed)
    .map((job) => {
      const { title, path, employer, place, salary, type } = shownJob(job, words);
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

async function services(): Promise<Neighbour[]> {
  const [{ services: all }, { service: words }] = await Promise.all([catalogue(), catalogueWords()]);
  return all.map(({ title, provider, place, category, path, picture, rating, reviewCount, verifiedUntil }) => ({
    title,
    path,
    picture,
    rating: { value: rating, count: reviewCount },
    line: `${provider} · ${place.name}`,
    chips: [category],
    ...(verifiedUntil !== undefined && { verified: { words: words.verified, until: verifiedUntil } }),
    place,
  }));
}

const NEIGHBOURS = { buyers, serviceBuyers, jobSeekers: seekers, jobs: openJobs, servicesNear: services } as const;

export type NeighbourKind = keyof typeof NEIGHBOURS;

/** Whether a section is a list of what is near. */
export const isNear = (section: string): section is NeighbourKind => section in NEIGHBOURS;

/** The rows of a kind, the nearest to a place first. */
export const neighboursOf = async (kind: NeighbourKind, from: Point): Promise<Distant<Neighbour>[]> =>
  byDistance(await NEIGHBOURS[kind](), from, ({ place }) => place);
