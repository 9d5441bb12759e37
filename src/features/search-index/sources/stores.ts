import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { getRecordImage, getStoreImages } from '../picture.ts';
import { getVerifiedUntil } from '../verified-until.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of all stores. A store is also found by the names of its products. */
export const loadStores: RecordSource = async () => {
  const { stores: all, productsOf, bestProductsOf } = await loadCatalogue();
  return Promise.all(
    all.map(
      async ({
        id,
        path,
        name,
        nameAr,
        blurb,
        place,
        categories,
        logo,
        coverImage,
        rating,
        reviewCount,
        verified,
        ...store
      }) => ({
        id,
        url: path,
        kind: 'stores' as const,
        title: name,
        arabic: nameAr,
        line: [place.name, ...categories.slice(0, 2).map((category) => category.name)].join(' · '),
        chips: [],
        picture: await getRecordImage(logo.image),
        store: await getStoreImages(
          coverImage.image,
          bestProductsOf(id).map(({ picture }) => picture.image),
        ),
        rating: { value: rating, count: reviewCount },
        ...getVerifiedUntil(verified),
        seller: name,
        keywords: [],
        related: categories.flatMap((category) => [category.name, category.nameAr, ...category.synonyms]),
        text: [
          blurb,
          place.name,
          place.nameAr,
          place.region,
          ...store.certificates,
          ...productsOf(id).map((product) => product.name),
        ],
      }),
    ),
  );
};
