import { parseOpeningHours } from '@/features/catalogue/store/parse-opening-hours.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import { getStorePath } from '@/routes.ts';
import { createPlainPicture, type Picture } from '../pictures.ts';
import { createSlug } from '../slugs.ts';
import { requireAnswer } from './require-answer.ts';
import { getPlaceName, readPlace } from './place.ts';
import { planStoreProduct } from './product.ts';
import type { CreatePlans, Source } from './source.ts';

/** Proportions of the header picture. */
const COVER = { width: 1600, height: 400 };
/** Width and height of the plain logo of a store without pictures. */
const LOGO_SIDE_PX = 400;

function readOpeningHours(source: Source) {
  const lines = parseOpeningHours(source.answers.getList('timing')) ?? [];
  if (lines.length === 0) {
    source.details.report('timing', 'the page needs opening hours: write them as in Sat–Thu 09:00–18:00');
  }
  return lines;
}

async function readPictures({ answers, pictures }: Source): Promise<{ cover: Picture; logo: Picture }> {
  const [banner] = await pictures.read('banner', answers.getFileIds('banner'));
  const [photo] = await pictures.read('photos', answers.getFileIds('photos').slice(0, 1));
  return {
    cover: banner ?? photo ?? (await createPlainPicture(COVER.width, COVER.height)),
    logo: photo ?? banner ?? (await createPlainPicture(LOGO_SIDE_PX, LOGO_SIDE_PX)),
  };
}

/** Plans a store and its products. Its phone number and e-mail address are those of the store, so its page shows them. */
export const planStore: CreatePlans = async (source) => {
  const { record, answers, details, site, products } = source;
  const name = answers.getText('storeName');
  const place = readPlace(source, answers.getList('address').join(' '));
  const offers = answers.getList('offers');
  const blurb = details.readText(
    { name: 'blurb', label: 'Short description' },
    offers.length > 0 ? offers.join('. ') : `${name} in ${getPlaceName(site, place)}.`,
  );
  const foundedYear = requireAnswer(source, 'established', answers.getNumber('established'), 0);
  const phone = requireAnswer(source, 'phone', answers.getList('phone')[0], '');
  const email = requireAnswer(source, 'email', answers.getList('email')[0], '');
  const openingHours = readOpeningHours(source);
  const { cover, logo } = await readPictures(source);
  const productPlans = await Promise.all(products.map((product) => planStoreProduct(product)));
  const categories = new Set(products.map((product) => product.answers.getOption('category')).filter(Boolean));
  return [
    {
      collection: 'stores',
      isMain: true,
      slug: createSlug(name, `store ${record.number}`),
      getAddress: getStorePath,
      createState: (slug) => ({
        name: { name, slug },
        kind: 'goods',
        blurb,
        place,
        categories: [...categories],
        foundedYear,
        openingHours,
        phone: formatPhone(phone),
        email,
        website: answers.getList('websites')[0] ?? null,
        coverImage: { image: cover, alt: name },
        logo: { image: logo, alt: name },
        rating: 0,
        stats: { views: 0, clicks: 0, likes: 0, inquiries: 0, shares: 0, ranking: site.content.stores.length + 1 },
        awards: answers.getList('awards'),
        certificates: answers.getList('certificates'),
      }),
    },
    ...productPlans,
  ];
};
