import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { formatMessage } from '@/lib/messages.ts';
import { getRecordImage } from '../picture.ts';
import { verifiedUntil } from '../verified-until.ts';
import type { RecordSource } from '@/features/search/record.ts';

export const products: RecordSource = async () => {
  const [{ products: all }, labels] = await Promise.all([loadCatalogue(), getLabels('products')]);
  return Promise.all(
    all.map(
      async ({ id, path, name, nameAr, store, category, description, terms, unit, keywords, picture, ...product }) => ({
        id,
        url: path,
        kind: 'products' as const,
        title: name,
        arabic: nameAr,
        line: store.name,
        chips: [
          formatMessage(labels.chips.moq, { count: terms.moq }),
          formatMessage(labels.chips.mq, { count: terms.mq }),
        ],
        picture: await getRecordImage(picture.image),
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
