/** Products and stores for machines, in the words of schema.org. */
import type {
  AggregateRating,
  Organization,
  Product as ProductThing,
  Review as ReviewThing,
  WithContext,
} from 'schema-dts';
import type { Product, Review, Store } from './catalogue.ts';

const CONTEXT = 'https://schema.org' as const;

const rating = (value: number, count: number): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
});

const reviewThing = (review: Review): ReviewThing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.author.name },
  datePublished: review.date,
  reviewBody: review.text,
  reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
});

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * @param picture address of the main picture, absolute
 * @param site address of the site, for the links
 */
export function productJsonLd(product: Product, picture: string, site: URL): WithContext<ProductThing> {
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
    ...(product.reviewCount ? { aggregateRating: rating(product.rating, product.reviewCount) } : {}),
    ...(product.reviews.length ? { review: product.reviews.map(reviewThing) } : {}),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: dollars(Math.min(...prices)),
      highPrice: dollars(Math.max(...prices)),
      offerCount: prices.length,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: product.store.name, url: new URL(product.store.path, site).href },
    },
  };
}

/** @param emblem address of the emblem, absolute */
export function storeJsonLd(store: Store, emblem: string, site: URL): WithContext<Organization> {
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
    ...(store.reviewCount ? { aggregateRating: rating(store.rating, store.reviewCount) } : {}),
  };
}
