import { catalogue } from '@/features/catalogue/catalogue.ts';
import { catalogueWords } from '@/features/catalogue/labels.ts';
import { fill } from '@/lib/messages.ts';
import { recordPicture } from '../picture.ts';
import { verifiedUntil } from '../verified-until.ts';
import type { Source } from '@/features/search/record.ts';

export const products: Source = async () => {
  const [{ products: all }, { product: words }] = await Promise.all([catalogue(), catalogueWords()]);
  return Promise.all(
    all.map(
      async ({ id, path, name, nameAr, store, category, description, terms, unit, keywords, picture, ...product }) => ({
        id,
        url: path,
        kind: 'products' as const,
        title: name,
        arabic: nameAr,
        line: store.name,
        chips: [fill(words.chips.moq, { count: terms.moq }), fill(words.chips.mq, { count: terms.mq })],
        picture: await recordPicture(picture.image),
        price: { cents: terms.tiers[0]?.cents ?? 0, unit: unit.one, from: false },
        rating: { value: product.rating, count: product.reviewCount },
        ...verifiedUntil(store.verified),
        seller: store.name,
        category: category.name,
        keywords,
        related: [category.name, category.nameAr, ...category.synonyms],
        text: [
          store.name,
          store.nameAr,
          store.place.name,
          store.place.nameAr,
          store.place.region,
          product.origin,
          description,
        ],
      }),
    ),
  );
};
