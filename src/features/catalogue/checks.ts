/** Rules of the catalogue that no single field can hold. They stop the build and name file and field. */
import type { ContentIssue, EntriesOf, ReadEntry } from '@/cms/bridge/index.ts';
import type { categories, products, reviews, services, stores } from './schema.ts';
import { isPast } from '@/lib/dates/deadline.ts';
import { toCents } from '@/lib/money.ts';
import { canAverage } from './product/reviews.ts';

type Content = EntriesOf<{
  categories: typeof categories;
  products: typeof products;
  reviews: typeof reviews;
  services: typeof services;
  stores: typeof stores;
}>;
type ProductEntry = Content['products'][number];

function* tierFaults({ file, data }: ProductEntry): Iterable<ContentIssue> {
  const { moq, mq, tiers } = data;
  if (moq % mq !== 0) yield { file, field: 'moq', reason: `${moq} is no multiple of the MQ ${mq}: change one of them` };
  if (tiers[0]?.quantity !== moq) {
    yield { file, field: 'tiers.0.quantity', reason: `the first tier must start at the MOQ, ${moq}` };
  }
  for (const [position, tier] of tiers.entries()) {
    const before = tiers[position - 1];
    if (!before) continue;
    if (tier.quantity <= before.quantity) {
      yield {
        file,
        field: `tiers.${position}.quantity`,
        reason: `must be more than ${before.quantity}, the tier before it`,
      };
    }
    if (toCents(tier.price) >= toCents(before.price)) {
      yield {
        file,
        field: `tiers.${position}.price`,
        reason: `must be less than ${before.price}, the price of the tier before it`,
      };
    }
  }
}

/** Price tiers ascend in quantity, descend in price, and start at the MOQ. */
export function* checkTiers({ products }: Content): Iterable<ContentIssue> {
  for (const product of products) yield* tierFaults(product);
}

/** A store lists every category that its products are in. */
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

/** Nobody should open an empty category. */
export function* checkFilledCategories({ products, categories }: Content): Iterable<ContentIssue> {
  const used = new Set(products.map(({ data }) => data.category.id));
  for (const { id, file } of categories) {
    if (!used.has(id))
      yield { file, field: '', reason: 'no product is in this category: add one or delete the category' };
  }
}

/** Evidence ends after it began. */
export function* checkEvidence({ stores }: Content): Iterable<ContentIssue> {
  for (const { file, data } of stores) {
    if (data.verified.discriminant && data.verified.value.checked >= data.verified.value.until) {
      yield { file, field: 'verified.value.until', reason: 'must be after the day of the check' };
    }
  }
}

/** Evidence that has ended is no fault, but the store has lost its badge: an editor should renew it. */
export function* endedEvidence({ stores }: Content, now = new Date()): Iterable<ContentIssue> {
  for (const { file, data } of stores) {
    if (!data.verified.discriminant || !isPast(data.verified.value.until, now)) continue;
    const reason = `${data.verified.value.until} is past, so the store carries no badge: renew the evidence or remove it`;
    yield { file, field: 'verified.value.until', reason };
  }
}

function* oneSample(kind: string, entries: readonly ReadEntry<{ isSample: boolean }>[]): Iterable<ContentIssue> {
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

/** Exactly one store, product and service carry the specification's sample values. */
export function* checkSamples({ stores, products, services }: Content): Iterable<ContentIssue> {
  yield* oneSample('store', stores);
  yield* oneSample('product', products);
  yield* oneSample('service', services);
}

/** A rating agrees with the reviews that can be read below it. */
export function* ratings({ products, reviews }: Content): Iterable<ContentIssue> {
  for (const { id, file, data } of products) {
    const written = reviews.filter((review) => review.data.product.id === id).map((review) => review.data.stars);
    if (written.length > data.reviewCount) {
      yield { file, field: 'reviewCount', reason: `${written.length} reviews are written already: it cannot be less` };
    } else if (!canAverage(data.rating, data.reviewCount, written)) {
      const stars = written.join(', ');
      yield {
        file,
        field: 'rating',
        reason: `no ${data.reviewCount} reviews give it, of which these are written: ${stars}`,
      };
    }
  }
}

export const catalogueChecks = [
  checkTiers,
  checkStoreCategories,
  checkFilledCategories,
  checkEvidence,
  checkSamples,
  ratings,
];

/** Told in the terminal; nothing is stopped. */
export const catalogueAdvice = [(content: Content): Iterable<ContentIssue> => endedEvidence(content)];
