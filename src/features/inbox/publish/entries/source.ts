/** What the entry of a submission is made from. */
import type { PublicAnswers } from '../answers.ts';
import type { DetailReader } from '../details.ts';
import type { PictureReader } from '../pictures.ts';
import type { EntryPlan, PublishInput } from '../publication.ts';
import type { SiteContent } from '../site-content.ts';

export type Source = {
  record: PublishInput['record'];
  answers: PublicAnswers;
  details: DetailReader;
  pictures: PictureReader;
  site: SiteContent;
  /** The day on which the submission was received. */
  day: string;
  /** The products of a store. */
  products: readonly Source[];
};

/** Returns the entries of a submission, in the order in which they are written. */
export type CreatePlans = (source: Source) => EntryPlan[] | Promise<EntryPlan[]>;
