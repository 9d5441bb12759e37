/** JSON-LD of products and stores, in the vocabulary of schema.org. */
import type {
  AggregateRating,
  Organization,
  Product as ProductJsonLd,
  Review as ReviewJsonLd,
  WithContext,
} from 'schema-dts';
import { formatAmount } from '@/lib/money.ts';
import type { Product, Review, Store } from './catalogue.ts';

const CONTEXT = 'https://schema.org' as const;

const createRatingJsonLd = (value: number, count: number): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
});

const createReviewJsonLd = (review: Review): ReviewJsonLd => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.author.name },
  datePublished: review.date,
  reviewBody: review.text,
  reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
});

/**
 * Returns the JSON-LD of a product.
 * @param picture absolute URL of the main picture
 * @param site URL of the site, to which links are resolved
 */
export function createProductJsonLd(product: Product, picture: string, site: URL): WithContext<ProductJsonLd> {
  const prices = product.terms.tiers.map((tier) => tier.cents);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    ...(product.nameAr ? { alternateName: product.nameAr } : {}),
    description: product.description,
    image: picture,
    url: new URL(product.path, site).href,
    category: product.category.name,
    countryOfOrigin: { '@type': 'Country', name: product.origin },
    ...(product.reviewCount ? { aggregateRating: createRatingJsonLd(product.rating, product.reviewCount) } : {}),
    ...(product.reviews.length ? { review: product.reviews.map(createReviewJsonLd) } : {}),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: formatAmount(Math.min(...prices)),
      highPrice: formatAmount(Math.max(...prices)),
      offerCount: prices.length,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: product.store.name, url: new URL(product.store.path, site).href },
    },
  };
}

/**
 * Returns the JSON-LD of a store.
 * @param emblem absolute URL of the logo
 */
export function createStoreJsonLd(store: Store, emblem: string, site: URL): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: store.name,
    ...(store.nameAr ? { alternateName: store.nameAr } : {}),
    description: store.blurb,
    url: new URL(store.path, site).href,
    logo: emblem,
    email: store.email,
    telephone: store.phone,
    foundingDate: String(store.foundedYear),
    address: {
      '@type': 'PostalAddress',
      addressLocality: store.place.name,
      addressRegion: store.place.region,
    },
    ...(store.reviewCount ? { aggregateRating: createRatingJsonLd(store.rating, store.reviewCount) } : {}),
  };
}
