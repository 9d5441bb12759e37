/** Publishes submissions: turns an accepted record into an entry of the content, and removes it again. */
import { toDay } from '@/lib/dates/days.ts';
import { readAnswers } from './answers.ts';
import { checkEntries, type PlacedEntry } from './check-plans.ts';
import { DetailReader } from './details.ts';
import { planBuyerInput } from './entries/buyer-input.ts';
import { planPost } from './entries/post.ts';
import type { CreatePlans } from './entries/source.ts';
import { findUses } from './find-uses.ts';
import { getPublishingKind, type PublishingKind } from './kinds.ts';
import { PictureReader } from './pictures.ts';
import {
  PublishError,
  type EntryPlan,
  type PreparedPublication,
  type Publication,
  type PublishInput,
} from './publication.ts';
import { hashFile, removeFiles } from './remove-files.ts';
import { serializeEntry } from './serialize-entry.ts';
import { getLocation, listSlugs, readSite, toFolder } from './site-content.ts';
import { isRoute, listCandidates } from './slugs.ts';
import { writeEntry } from './write-entry.ts';

export { getPublishingKind, PUBLISHING_KINDS, type PublishingKind } from './kinds.ts';
export {
  PublishError,
  type AttachedFile,
  type Detail,
  type PreparedPublication,
  type Publication,
  type PublicationFile,
  type PublishInput,
  type PublishIssue,
} from './publication.ts';

const PLANS: Readonly<Partial<Record<PublishingKind, CreatePlans>>> = {
  post: planPost,
  buyerInput: planBuyerInput,
};

/** Tries slugs until `place` takes one. */
async function placePlan(
  { collection, slug: beginning, createState, getAddress }: EntryPlan,
  others: ReadonlyMap<string, string>,
  place: (entry: PlacedEntry) => boolean | Promise<boolean>,
): Promise<PlacedEntry & { address: string }> {
  const location = getLocation(collection);
  for (const slug of listCandidates(beginning)) {
    const address = getAddress?.(slug) ?? '';
    const isAddressOfEntry = address.endsWith(`/${slug}`);
    if (isAddressOfEntry && isRoute(address)) continue;
    const entry = { collection, slug, files: serializeEntry(location, slug, createState(slug, others)) };
    if (await place(entry)) return { ...entry, address };
  }
  throw new Error('there is no end of slugs');
}

type PlacedPlan = Awaited<ReturnType<typeof placePlan>>;

/** Tries all plans in order. */
async function placePlans(
  plans: readonly EntryPlan[],
  place: (entry: PlacedEntry) => boolean | Promise<boolean>,
): Promise<PlacedPlan[]> {
  const slugs = new Map<string, string>();
  const placed: PlacedPlan[] = [];
  for (const plan of plans) {
    const entry = await placePlan(plan, slugs, place);
    slugs.set(plan.collection, entry.slug);
    placed.push(entry);
  }
  return placed;
}

function toPublication(kind: PublishingKind, placed: readonly PlacedPlan[]): Publication {
  const main = placed.at(-1);
  if (!main) throw new Error(`a ${kind} has no entry`);
  return {
    kind,
    collection: main.collection,
    slug: main.slug,
    address: main.address,
    // The entry comes before the people it names, so that removing never leaves it without them.
    files: placed
      .toReversed()
      .flatMap(({ files }) => files.map(({ path, contents }) => ({ path, sha256: hashFile(contents) }))),
  };
}

/**
 * Returns the entry of a submission as it would be written, with everything that prevents it. Writes nothing to the content.
 * @throws Error when the record is of a kind that is not published
 */
export async function preparePublication(input: PublishInput): Promise<PreparedPublication> {
  const { record, receivedAt, details: given } = input;
  const kind = getPublishingKind(record);
  const createPlans = kind && PLANS[kind];
  if (!createPlans) throw new Error(`a record with the action ${record.action} is not published`);
  const root = toFolder(input.root);
  const site = await readSite(root);
  const day = toDay(new Date(receivedAt));
  const { answers, issues } = await readAnswers(record, site, day);
  const details = new DetailReader(given);
  const pictures = new PictureReader(input, (field, reason) => {
    details.report(field, reason);
  });
  const plans = await createPlans({ record, answers, details, pictures, site, day });
  const prepared = { kind, plans, details: details.details, issues: [...issues, ...details.issues] };
  // An entry without a required answer would only have more issues about the same.
  if (prepared.issues.length > 0) return { ...prepared, publication: undefined, files: [] };

  const taken = new Map(plans.map(({ collection }) => [collection, listSlugs(root, collection)]));
  const placed = await placePlans(plans, ({ collection, slug }) => {
    const slugs = taken.get(collection);
    return ![...(slugs ?? [])].some((other) => other.toLowerCase() === slug);
  });
  return {
    ...prepared,
    issues: await checkEntries(site, placed),
    publication: toPublication(kind, placed),
    files: placed.flatMap(({ files }) => files),
  };
}

/**
 * Writes a prepared entry under the first slug that is free. After an error, nothing of it is left.
 * @throws PublishError when the preparation has issues
 */
export async function writePublication(
  { kind, issues, plans }: PreparedPublication,
  root: URL | string,
): Promise<Publication> {
  if (issues.length > 0) throw new PublishError(issues);
  const folder = toFolder(root);
  const written: PlacedEntry[] = [];
  try {
    const placed = await placePlans(plans, async (entry) => {
      const isWritten = await writeEntry(folder, getLocation(entry.collection), entry.slug, entry.files);
      if (isWritten) written.push(entry);
      return isWritten;
    });
    return toPublication(kind, placed);
  } catch (error) {
    const files = written
      .toReversed()
      .flatMap((entry) => entry.files.map(({ path, contents }) => ({ path, sha256: hashFile(contents) })));
    await removeFiles(folder, files);
    throw error;
  }
}

/**
 * Removes what a publication wrote. If a file has changed since, everything stays, and the changed files are returned.
 * @throws PublishError when other content refers to the entry
 */
export async function removePublication(
  { files }: Publication,
  root: URL | string,
): Promise<{ removed: string[]; changed: string[] }> {
  const folder = toFolder(root);
  const uses = await findUses(
    folder,
    files.map(({ path }) => path),
  );
  if (uses.length > 0) throw new PublishError(uses);
  return removeFiles(folder, files);
}
