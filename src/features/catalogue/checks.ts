/** Rules that cover several fields or entries of the catalogue. A violation stops the build and names file and field. */
import type { ContentIssue, EntriesOf, ReadEntry } from '@/cms/bridge/index.ts';
import type { categories, products, reviews, services, stores } from './schema.ts';
import { isPast } from '@/lib/dates/deadline.ts';
import { toCents } from '@/lib/money.ts';
import { findTierIssues } from '@/lib/price-tiers.ts';
import { canAverage, isAverageOf, listStarCounts, sumDistribution } from './product/reviews.ts';

type Content = EntriesOf<{
  categories: typeof categories;
  products: typeof products;
  reviews: typeof reviews;
  services: typeof services;
  stores: typeof stores;
}>;
type ProductEntry = Content['products'][number];

function* checkProductTiers({ file, data }: ProductEntry): Iterable<ContentIssue> {
  const { moq, mq } = data;
  const tiers = data.tiers.map(({ quantity, price }) => ({ quantity, cents: toCents(price) }));
  for (const issue of findTierIssues({ moq, mq, tiers })) {
    if (issue.rule === 'pack') {
      yield { file, field: 'moq', reason: `${moq} is not a multiple of the MQ ${mq}: change one of them` };
    } else if (issue.rule === 'start') {
      yield { file, field: 'tiers.0.quantity', reason: `the first tier must start at the MOQ, ${moq}` };
    } else if (issue.rule === 'quantity') {
      const field = `tiers.${issue.position}.quantity`;
      yield { file, field, reason: `must be more than ${issue.before.quantity}, the tier before it` };
    } else {
      const field = `tiers.${issue.position}.price`;
      const price = data.tiers[issue.position - 1]?.price ?? 0;
      yield { file, field, reason: `must be less than ${price}, the price of the tier before it` };
    }
  }
}

/** Checks that price tiers ascend in quantity, descend in price, and start at the MOQ. */
export function* checkTiers({ products }: Content): Iterable<ContentIssue> {
  for (const product of products) yield* checkProductTiers(product);
}

/** Checks that a store lists every category of its products. */
export function* checkStoreCategories({ products, stores }: Content): Iterable<ContentIssue> {
  const listed = new Map(stores.map(({ id, data }) => [id, new Set(data.categories.map((category) => category.id))]));
  for (const { file, data } of products) {
    if (listed.get(data.store.id)?.has(data.category.id) === false) {
      yield {
        file,
        field: 'category',
        reason: `the store ${data.store.id} does not list the category ${data.category.id}: add it there or choose another`,
      };
    }
  }
}

/** Checks that every category has a product. */
export function* checkFilledCategories({ products, categories }: Content): Iterable<ContentIssue> {
  const used = new Set(products.map(({ data }) => data.category.id));
  for (const { id, file } of categories) {
    if (!used.has(id))
      yield { file, field: '', reason: 'no product is in this category: add one or delete the category' };
  }
}

/** Checks that evidence ends after the day of the check. */
export function* checkEvidence({ stores }: Content): Iterable<ContentIssue> {
  for (const { file, data } of stores) {
    if (data.verified.discriminant && data.verified.value.checked >= data.verified.value.until) {
      yield { file, field: 'verified.value.until', reason: 'must be after the day of the check' };
    }
  }
}

/** Warns about expired evidence. It is not an error, but the store shows no badge until an editor renews it. */
export function* findExpiredEvidence({ stores }: Content, now = new Date()): Iterable<ContentIssue> {
  for (const { file, data } of stores) {
    if (!data.verified.discriminant || !isPast(data.verified.value.until, now)) continue;
    const reason = `${data.verified.value.until} is past, so the store carries no badge: renew the evidence or remove it`;
    yield { file, field: 'verified.value.until', reason };
  }
}

function* checkSingleSample(
  kind: string,
  entries: readonly ReadEntry<{ isSample: boolean }>[],
): Iterable<ContentIssue> {
  const [first, second] = entries.filter(({ data }) => data.isSample);
  if (second)
    yield {
      file: second.file,
      field: 'isSample',
      reason: `${first?.file ?? ''} is the sample ${kind} already: select only one`,
    };
  const file = entries[0]?.file;
  if (!first && file) yield { file, field: 'isSample', reason: `no ${kind} is the sample entry: select it on one` };
}

/** Checks that exactly one store, product and service are marked as samples of the specification. */
export function* checkSamples({ stores, products, services }: Content): Iterable<ContentIssue> {
  yield* checkSingleSample('store', stores);
  yield* checkSingleSample('product', products);
  yield* checkSingleSample('service', services);
}

/** Checks that a rating is possible with the reviews that are shown. */
export function* checkRatings({ products, reviews }: Content): Iterable<ContentIssue> {
  for (const { id, file, data } of products) {
    const published = reviews.filter((review) => review.data.product.id === id).map((review) => review.data.stars);
    if (published.length > data.reviewCount) {
      yield {
        file,
        field: 'reviewCount',
        reason: `${published.length} reviews are published: the number cannot be lower`,
      };
    } else if (!canAverage(data.rating, data.reviewCount, published)) {
      const stars = published.join(', ');
      yield {
        file,
        field: 'rating',
        reason: `${data.reviewCount} reviews cannot average to it, because these are published: ${stars}`,
      };
    }
  }
}

function* checkDistribution({ file, data }: ProductEntry, published: readonly number[]): Iterable<ContentIssue> {
  if (!data.ratingDistribution.discriminant) return;
  const distribution = data.ratingDistribution.value;
  const { reviews, stars: sum } = sumDistribution(distribution);
  const field = 'ratingDistribution.value';
  if (reviews !== data.reviewCount) {
    yield { file, field, reason: `counts ${reviews} reviews, but there are ${data.reviewCount}: change one of them` };
  } else if (!isAverageOf(data.rating, distribution)) {
    const average = (sum / reviews || 0).toFixed(2);
    yield { file, field, reason: `averages to ${average}, but the rating is ${data.rating}: change one of them` };
  }
  for (const { field: name, stars, count } of listStarCounts(distribution)) {
    const shown = published.filter((given) => given === stars).length;
    if (shown > count) {
      const reason = `must be at least ${shown}, because so many of these reviews are published`;
      yield { file, field: `${field}.${name}`, reason };
    }
  }
}

/** Checks that the counted stars of a product belong to its number of reviews, its rating and the reviews that are shown. */
export function* checkDistributions({ products, reviews }: Content): Iterable<ContentIssue> {
  for (const product of products) {
    const published = reviews.filter(({ data }) => data.product.id === product.id);
    yield* checkDistribution(
      product,
      published.map(({ data }) => data.stars),
    );
  }
}

export const catalogueChecks = [
  checkTiers,
  checkStoreCategories,
  checkFilledCategories,
  checkEvidence,
  checkSamples,
  checkRatings,
  checkDistributions,
];

/** Checks that only print a warning in the terminal. */
export const catalogueAdvice = [(content: Content): Iterable<ContentIssue> => findExpiredEvidence(content)];
