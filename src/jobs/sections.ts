/** What other screens show of the jobs. */
import { nearest, type Point } from '@/places/distance.ts';
import { jobs } from './jobs.ts';
import { shownJob, type ShownJob } from './shown-job.ts';
import { jobWords } from './words.ts';

/** The open jobs that are nearest to a place, with how far each is. */
export async function jobsNear(place: Point, count: number): Promise<(ShownJob & { km: number })[]> {
  const [all, words] = await Promise.all([jobs(), jobWords()]);
  const open = all.filter(({ closed }) => !closed);
  return nearest(open, count, place, (job) => job.place).map(({ item, km }) => ({ ...shownJob(item, words), km }));
}
