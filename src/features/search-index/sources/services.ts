import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { toCents } from '@/lib/money.ts';
import { getRecordImage } from '../picture.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of all services. A price is the lowest one of the service. */
export const loadServices: RecordSource = async () => {
  const { services: all } = await loadCatalogue();
  return Promise.all(
    all.map(async ({ id, path, title, titleAr, provider, place, category, price, perUnit, picture, ...service }) => ({
      id,
      url: path,
      kind: 'services' as const,
      title,
      arabic: titleAr,
      line: `${provider} · ${place.name}`,
      chips: [],
      picture: await getRecordImage(picture.image),
      price: { cents: toCents(price), unit: perUnit, from: true },
      rating: { value: service.rating, count: service.reviewCount },
      ...(service.verifiedUntil === undefined ? {} : { verified: service.verifiedUntil }),
      seller: provider,
      category,
      keywords: service.keywords,
      related: [category],
      text: [provider, place.name, place.nameAr, place.region, service.description],
    })),
  );
};
