import { toDollars } from '@/lib/money.ts';
import { createExcerpt } from '@/lib/text/excerpt.ts';
import { ROUTES } from '@/routes.ts';
import { createSlug } from '../slugs.ts';
import { requireAnswer } from './require-answer.ts';
import { planPerson } from './person.ts';
import { getDefaultPlace, readPlace } from './place.ts';
import type { CreatePlans } from './source.ts';
import { findUnit } from './unit.ts';

/** Plans a buyer input. The form asks for no title: it is the beginning of the details. */
export const planBuyerInput: CreatePlans = (source) => {
  const { record, answers, details, site, day } = source;
  const detail = answers.getText('detail');
  const title = details.readText({ name: 'title', label: 'Requested item' }, createExcerpt(detail));
  const place = readPlace(source, detail, getDefaultPlace(site));
  const rate = requireAnswer(source, 'rate', answers.getNumber('rate'), 0);
  return [
    planPerson(site, 'Buyer', 'buyer', place),
    {
      collection: 'buyerInputs',
      isMain: true,
      slug: createSlug(title, `input ${record.number}`),
      getAddress: () => ROUTES.allInputs,
      createState: (slug, others) => ({
        title: { name: title, slug },
        buyer: others.get('people'),
        category: answers.getOption('category'),
        rate: toDollars(rate),
        quantity: answers.getNumber('quantity'),
        unit: findUnit(site, answers.getOption('unit')),
        detail,
        date: day,
      }),
    },
  ];
};
