import { toDollars } from '@/lib/money.ts';
import { createExcerpt } from '@/lib/text/excerpt.ts';
import { ROUTES } from '@/routes.ts';
import { createSlug } from '../slugs.ts';
import { planPerson } from './person.ts';
import { getDefaultPlace, readPlace } from './place.ts';
import type { CreatePlans } from './source.ts';

/** Plans a buyer input. The form asks for no title: it is the beginning of the details. */
export const planBuyerInput: CreatePlans = (source) => {
  const { record, answers, details, site, day } = source;
  const detail = answers.getText('detail');
  const title = details.readText({ name: 'title', label: 'Requested item' }, createExcerpt(detail));
  const place = readPlace(source, detail, getDefaultPlace(site));
  const rate = answers.getNumber('rate');
  if (rate === undefined) details.report('rate', 'the list of inputs shows a rate: ask the buyer for one');
  const unit = answers.getOption('unit');
  const product = site.content.products.find(({ data }) => data.unit.one === unit);
  return [
    planPerson(site, 'Buyer', 'buyer', place),
    {
      collection: 'buyerInputs',
      slug: createSlug(title, `input ${record.number}`),
      getAddress: () => ROUTES.allInputs,
      createState: (slug, others) => ({
        title: { name: title, slug },
        buyer: others.get('people'),
        category: answers.getOption('category'),
        rate: toDollars(rate ?? 0),
        quantity: answers.getNumber('quantity') ?? null,
        unit: product?.data.unit,
        detail,
        date: day,
      }),
    },
  ];
};
