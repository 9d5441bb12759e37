import { createExcerpt } from '@/lib/text/excerpt.ts';
import { normalizeText } from '@/lib/text/normalize.ts';
import { getPostPath } from '@/routes.ts';
import { createSlug } from '../slugs.ts';
import { planPerson } from './person.ts';
import { getDefaultPlace, readPlace } from './place.ts';
import type { CreatePlans } from './source.ts';

/** Plans a community post. A hidden one is not published, because only its author sees it. */
export const planPost: CreatePlans = (source) => {
  const { record, answers, details, site, day } = source;
  const text = normalizeText(answers.getText('text'));
  const visibility = answers.getOption('visibility');
  if (visibility === 'hidden') details.report('visibility', 'only its author sees a hidden post: decline it');
  const label = createExcerpt(text);
  const place = readPlace(source, text, getDefaultPlace(site));
  const { about } = record;
  const find = (kind: string, entries: readonly { id: string }[]) =>
    about?.kind === kind && entries.some(({ id }) => id === about.id) ? about.id : null;
  return [
    planPerson(site, 'Member', 'buyer', place),
    {
      collection: 'posts',
      isMain: true,
      slug: createSlug(label, `post ${record.number}`),
      getAddress: getPostPath,
      createState: (slug, others) => ({
        label: { name: label, slug },
        author: others.get('people'),
        date: day,
        visibility,
        text,
        product: find('product', site.content.products),
        service: find('service', site.content.services),
        likes: 0,
      }),
    },
  ];
};
