import { getProjectPath } from '@/routes.ts';
import { createSlug } from '../slugs.ts';
import { readPlace } from './place.ts';
import type { CreatePlans } from './source.ts';

/** Plans a project. Its number is that of the record. The form asks for neither place, budget nor deadline: the editor adds them. */
export const planProject: CreatePlans = (source) => {
  const { record, answers, details, day } = source;
  const title = answers.getText('project');
  const issuer = answers.getText('company');
  const [keyword] = answers.getList('keywords');
  const place = readPlace(source, `${title} ${issuer}`);
  const sector = details.readText({ name: 'sector', label: 'Sector' }, keyword);
  const from = details.readMoney({ name: 'budgetFrom', label: 'Budget, from' });
  const to = details.readMoney({ name: 'budgetTo', label: 'Budget, to' });
  const closes = details.readDay({ name: 'closes', label: 'Last day for bids' });
  return [
    {
      collection: 'projects',
      isMain: true,
      slug: createSlug(title, `project ${record.number}`),
      getAddress: getProjectPath,
      createState: (slug) => ({
        title: { name: title, slug },
        number: record.number,
        issuer,
        place,
        sector,
        budget: { from, to },
        opens: day,
        closes,
        documents: [],
      }),
    },
  ];
};
