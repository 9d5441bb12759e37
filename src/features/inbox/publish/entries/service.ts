import { toDollars } from '@/lib/money.ts';
import { getServicePath } from '@/routes.ts';
import { createPlainPicture } from '../pictures.ts';
import { createSlug } from '../slugs.ts';
import { planPerson } from './person.ts';
import { getDefaultPlace, readPlace } from './place.ts';
import type { CreatePlans } from './source.ts';

/** Width and height of the plain picture of a service without photos. */
const PICTURE_SIDE_PX = 800;

/** Plans a service, offered by a person at its place. */
export const planService: CreatePlans = async (source) => {
  const { record, answers, details, pictures, site } = source;
  const title = answers.getText('name');
  const description = answers.getText('detail');
  const place = readPlace(source, `${title} ${description}`, getDefaultPlace(site));
  const perUnit = details.readText({ name: 'perUnit', label: 'Unit of the price' }, answers.getText('per') || 'job');
  const [photo] = await pictures.read('photos', answers.getFileIds('photos'));
  const [otherPhoto] = await pictures.read('morePhotos', answers.getFileIds('morePhotos'));
  const image = photo ?? otherPhoto ?? (await createPlainPicture(PICTURE_SIDE_PX, PICTURE_SIDE_PX));
  return [
    planPerson(site, 'Service provider', 'seller', place),
    {
      collection: 'services',
      isMain: true,
      slug: createSlug(title, `service ${record.number}`),
      getAddress: getServicePath,
      createState: (slug, others) => ({
        title: { name: title, slug },
        category: answers.getOption('category'),
        provider: { discriminant: 'person', value: others.get('people') },
        place,
        price: toDollars(answers.getNumber('rate') ?? 0),
        perUnit,
        description,
        includes: [],
        keywords: answers.getList('keywords'),
        picture: { image, alt: title },
        rating: 0,
        reviewCount: 0,
      }),
    },
  ];
};
