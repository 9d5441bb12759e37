import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { formatOrderChips } from '@/lib/text/order-chips.ts';
import { getRecordImage } from '../picture.ts';
import { getVerifiedUntil } from '../verified-until.ts';
import type { RecordSource, SearchRecord } from '@/features/search/record.ts';

/** Records of all products. The price is that of the first tier, which is the highest. */
export const loadProducts: RecordSource = async () => {
  const [{ products: all }, labels] = await Promise.all([loadCatalogue(), getLabels('products')]);
  const records: SearchRecord[] = [];
  // One after the other: the pictures of all at once would need the memory of thousands of calls.
  for (const product of all) {
    const { id, path, name, nameAr, store, category, description, terms, unit, keywords, picture } = product;
    records.push({
      id,
      url: path,
      kind: 'products',
      title: name,
      arabic: nameAr,
      line: store.name,
      chips: formatOrderChips(terms, labels.chips),
      picture: await getRecordImage(picture.image),
      price: { cents: terms.tiers[0]?.cents ?? 0, unit: unit.one, from: false },
      rating: { value: product.rating, count: product.reviewCount },
      ...getVerifiedUntil(store.verified),
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
    });
  }
  return records;
};
