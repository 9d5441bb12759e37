/** Publishes submissions: turns an accepted record into an entry of the content, and removes it again. */
import { findUses } from '@/cms/bridge/find-uses.ts';
import { toDay } from '@/lib/dates/days.ts';
import { hashSha256 } from '@/lib/node/sha256.ts';
import { readAnswers } from './answers.ts';
import { checkEntries, type SluggedEntry } from './check-plans.ts';
import { DetailReader } from './details.ts';
import { planBuyerInput } from './entries/buyer-input.ts';
import { planJob } from './entries/job.ts';
import { planPost } from './entries/post.ts';
import { planProduct } from './entries/product.ts';
import { planProject } from './entries/project.ts';
import { planService } from './entries/service.ts';
import type { CreatePlans, Source } from './entries/source.ts';
import { planStore } from './entries/store.ts';
import { getPublishingKind, type PublishingKind } from './kinds.ts';
import { checkPicture, encodePicture, PictureReader, type Picture } from './pictures.ts';
import {
  PublishError,
  type EntryPlan,
  type PlannedFiles,
  type PreparedFile,
  type PreparedPublication,
  type Publication,
  type PublicationDescription,
  type PublicationFile,
  type PublishedSubmission,
  type PublishInput,
  type PublishIssue,
} from './publication.ts';
import { getRecordNumber } from './record-number.ts';
import { removeFiles, type Removal } from './remove-files.ts';
import { removePlanned } from './remove-planned.ts';
import { serializeEntry } from './serialize-entry.ts';
import {
  getLocation,
  listOldAddresses,
  listSlugs,
  LOCATIONS,
  readKnownSite,
  readSite,
  toFolder,
  type SiteContent,
} from './site-content.ts';
import { isRoute, listCandidates } from './slugs.ts';
import { writeEntry } from './write-entry.ts';

const PLANS: Readonly<Record<PublishingKind, CreatePlans>> = {
  post: planPost,
  buyerInput: planBuyerInput,
  job: planJob,
  service: planService,
  store: planStore,
  product: planProduct,
  project: planProject,
};

/** Tries slugs of a plan until `claimSlug` takes one. */
async function assignSlug(
  { collection, slug: beginning, createState, getAddress, isMain = false }: EntryPlan,
  others: ReadonlyMap<string, string>,
  oldAddresses: ReadonlySet<string>,
  claimSlug: (entry: SluggedEntry) => boolean | Promise<boolean>,
): Promise<SluggedEntry & { address: string; isMain: boolean }> {
  const location = getLocation(collection);
  for (const slug of listCandidates(beginning)) {
    const address = getAddress?.(slug, others) ?? '';
    const isAddressOfEntry = address.endsWith(`/${slug}`);
    if (isAddressOfEntry && (isRoute(address) || oldAddresses.has(address.toLowerCase()))) continue;
    const entry = { collection, slug, files: serializeEntry(location, slug, createState(slug, others)) };
    if (await claimSlug(entry)) return { ...entry, address, isMain };
  }
  throw new Error(`no slug is left for “${beginning}” in content/${collection}`);
}

type SluggedPlan = Awaited<ReturnType<typeof assignSlug>>;

/** Assigns slugs to all plans in order. */
async function assignSlugs(
  root: string,
  plans: readonly EntryPlan[],
  claimSlug: (entry: SluggedEntry) => boolean | Promise<boolean>,
): Promise<SluggedPlan[]> {
  const oldAddresses = listOldAddresses(root);
  const slugs = new Map<string, string>();
  const slugged: SluggedPlan[] = [];
  for (const plan of plans) {
    const entry = await assignSlug(plan, slugs, oldAddresses, claimSlug);
    slugs.set(plan.collection, entry.slug);
    slugged.push(entry);
  }
  return slugged;
}

const toPublicationFile = ({ path, contents }: PreparedFile): PublicationFile => ({
  path,
  sha256: hashSha256(contents),
});

const toEntry = (
  kind: PublishingKind,
  { collection, slug, address }: SluggedPlan,
  written: readonly SluggedPlan[],
): Publication => ({
  kind,
  collection,
  slug,
  address,
  // An entry comes before those that it refers to, so that removing never leaves it without them.
  files: written.toReversed().flatMap(({ files }) => files.map(toPublicationFile)),
});

function toPublication(kind: PublishingKind, slugged: readonly SluggedPlan[]): Publication {
  const main = slugged.find(({ isMain }) => isMain);
  if (!main) throw new Error(`the plans of a ${kind} have no main entry: set isMain in one of them`);
  const products = slugged.filter(({ collection, isMain }) => collection === 'products' && !isMain);
  return {
    ...toEntry(kind, main, slugged),
    ...(products.length > 0 && { products: products.map((product) => toEntry('product', product, [product])) }),
  };
}

/** How a submission is read: with which content, and how its pictures are encoded. */
type ReadContext = { site: SiteContent; encode: (bytes: Uint8Array) => Promise<Picture> };

type Reading = { source: Source; issues: readonly PublishIssue[]; prefix: string };

/** Returns the issues of answers and details with their names. */
function nameIssues({ source: { record, details, site }, issues, prefix }: Reading): PublishIssue[] {
  const form = site.content.forms.find(({ id }) => id === record.form);
  const labels = new Map([
    ...(form?.data.fields ?? []).map(({ value }) => [prefix + value.key, value.label] as const),
    ...details.details.map(({ name, label }) => [name, label] as const),
  ]);
  return [...issues, ...details.issues].map((issue) => ({ ...issue, label: labels.get(issue.field) }));
}

/** Reads a submission and the products that belong to it. `issues` are those of answers. */
async function readSource(
  submission: PublishedSubmission,
  { site, encode, day, given }: ReadContext & { day: string; given: PublishInput['details'] },
  prefix = '',
): Promise<Reading> {
  const record = { ...submission.record, number: getRecordNumber(submission.record) };
  const { answers, issues } = await readAnswers(record, site, day);
  const details = new DetailReader(given, prefix);
  const pictures = new PictureReader(submission, encode, (field, reason) => {
    details.report(field, reason);
  });
  return {
    source: { record, answers, details, pictures, site, day, products: [] },
    issues: issues.map((issue) => ({ ...issue, field: prefix + issue.field })),
    prefix,
  };
}

/** Returns the entries under the slugs that are free now. */
async function assignFreeSlugs(root: string, plans: readonly EntryPlan[]): Promise<SluggedPlan[]> {
  const toNames = (collection: string) => new Set([...listSlugs(root, collection)].map((slug) => slug.toLowerCase()));
  const taken = new Map(plans.map(({ collection }) => [collection, toNames(collection)]));
  return assignSlugs(root, plans, ({ collection, slug }) => {
    const names = taken.get(collection);
    const isFree = names?.has(slug) === false;
    names?.add(slug);
    return isFree;
  });
}

/** Returns the entries of a submission, what an editor must add, and what is wrong with its answers and details. */
async function planPublication(
  { record, files, receivedAt, details: given, products = [] }: PublishInput,
  context: ReadContext,
) {
  const kind = getPublishingKind(record);
  if (!kind) throw new Error(`a record with the action ${record.action} is not published`);
  const dated = { ...context, day: toDay(new Date(receivedAt)), given };
  const main = await readSource({ record, files }, dated);
  const others = await Promise.all(products.map((product, index) => readSource(product, dated, `products.${index}.`)));
  const source = { ...main.source, products: others.map((other) => other.source) };
  const plans = await PLANS[kind](source);
  const readings = [main, ...others];
  return {
    kind,
    plans,
    details: readings.flatMap((reading) => reading.source.details.details),
    issues: readings.flatMap(nameIssues),
  };
}

/**
 * Returns the entry of a submission as it would be written, with everything that prevents it. Writes nothing to the content.
 * @throws Error when the record is of a kind that is not published
 */
export async function preparePublication(input: PublishInput): Promise<PreparedPublication> {
  const root = toFolder(input.root);
  const site = await readSite(root);
  const planned = await planPublication(input, { site, encode: encodePicture });
  // An entry without a required answer would only have more issues about the same.
  if (planned.issues.length > 0) return { ...planned, publication: undefined, files: [] };
  const slugged = await assignFreeSlugs(root, planned.plans);
  return {
    ...planned,
    issues: await checkEntries(site, slugged),
    publication: toPublication(planned.kind, slugged),
    files: slugged.flatMap(({ files }) => files),
  };
}

/**
 * Returns what an editor sees before accepting a submission. It takes a fraction of the time of preparing: the content may be that
 * of the last change, and pictures are not decoded.
 * @throws Error when the record is of a kind that is not published
 */
export async function describePublication(input: PublishInput): Promise<PublicationDescription> {
  const root = toFolder(input.root);
  const site = await readKnownSite(root);
  const { plans, details, issues } = await planPublication(input, { site, encode: checkPicture });
  if (issues.length > 0) return { details, issues };
  return { details, issues: await checkEntries(site, await assignFreeSlugs(root, plans)) };
}

/**
 * Writes a prepared entry under the first slug that is free. After an error, nothing of it is left but what has changed or is used
 * since.
 * @param note stores what is about to be written, so that it can be removed if the server ends before the publication is stored
 * @throws PublishError when the preparation has issues
 */
export async function writePublication(
  { kind, issues, plans }: PreparedPublication,
  root: URL | string,
  note: (planned: readonly PlannedFiles[]) => Promise<void> = () => Promise.resolve(),
): Promise<Publication> {
  if (issues.length > 0) throw new PublishError(issues);
  const folder = toFolder(root);
  const written: PlannedFiles[] = [];
  try {
    const slugged = await assignSlugs(folder, plans, async ({ collection, slug, files }) => {
      const hashed = files.map(toPublicationFile);
      const isWritten = await writeEntry(folder, { location: getLocation(collection), slug, files }, (temporary) =>
        note([...written, { files: hashed, temporary }]),
      );
      if (isWritten) written.push({ files: hashed });
      return isWritten;
    });
    return toPublication(kind, slugged);
  } catch (error) {
    await removePlanned(written, folder).catch((failure: unknown) => {
      // What stays is still planned, so it is removed later.
      console.error(failure);
    });
    throw error;
  }
}

/**
 * Removes what a publication wrote. If a file has changed since, everything stays.
 * @param commit stores what is about to be removed; if it returns false or rejects, everything stays
 * @throws PublishError when other content refers to the entry
 */
export async function removePublication(
  { files }: Publication,
  root: URL | string,
  commit?: () => Promise<boolean>,
): Promise<Removal[]> {
  const folder = toFolder(root);
  const { entries } = await readSite(folder);
  const uses = findUses(
    entries,
    LOCATIONS,
    files.map(({ path }) => path),
  );
  if (uses.length > 0) throw new PublishError(uses);
  return removeFiles(folder, files, commit);
}
