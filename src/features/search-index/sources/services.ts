import { catalogue } from '@/features/catalogue/catalogue.ts';
import { toCents } from '@/features/catalogue/product/price.ts';
import { recordPicture } from '../picture.ts';
import type { Source } from '@/features/search/record.ts';

export const services: Source = async () => {
  const { services: all } = await catalogue();
  return Promise.all(
    all.map(async ({ id, path, title, titleAr, provider, place, category, price, per, picture, ...service }) => ({
      id,
      url: path,
      kind: 'services' as const,
      title,
      arabic: titleAr,
      line: `${provider} · ${place.name}`,
      chips: [],
      picture: await recordPicture(picture.image),
      price: { cents: toCents(price), unit: per, from: true },
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
