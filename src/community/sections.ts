/** What other screens show of the community: plain data, which islands can take as well. */
import { nearest, type Point } from '@/places/distance.ts';
import { buyerInputs } from './buyer-inputs.ts';
import { jobSeekers } from './job-seekers.ts';
import { publicPosts } from './posts.ts';
import { shownPost, type ShownPost } from './shown-post.ts';

/** The newest posts that everybody sees. */
export const postsOf = async (count: number): Promise<ShownPost[]> =>
  (await publicPosts()).slice(0, count).map(shownPost);

/** What a buyer asks for; `rate` is in US cents, `km` as the crow flies. */
export type BuyerNear = {
  id: string;
  title: string;
  buyer: string;
  place: string;
  category: string;
  rate: number;
  quantity: number;
  unit: string;
  detail: string;
  date: string;
  km: number;
};

/** The requests of the buyers who are nearest to a place. */
export async function buyersNear(place: Point, count: number): Promise<BuyerNear[]> {
  return nearest(await buyerInputs(), count, place, (input) => input.place).map(({ item, km }) => ({
    ...item,
    buyer: item.buyer.name,
    place: item.place.name,
    km,
  }));
}

export type JobSeekerNear = {
  id: string;
  name: string;
  nameAr: string;
  place: string;
  skills: readonly string[];
  experienceYears: number;
  km: number;
};

/** The people who are nearest to a place and look for work. */
export async function jobSeekersNear(place: Point, count: number): Promise<JobSeekerNear[]> {
  return nearest(await jobSeekers(), count, place, (person) => person.place).map(({ item, km }) => ({
    id: item.id,
    name: item.name,
    nameAr: item.nameAr,
    place: item.place.name,
    skills: item.skills,
    experienceYears: item.experienceYears ?? 0,
    km,
  }));
}
