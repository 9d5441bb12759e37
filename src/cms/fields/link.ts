/** Links in content: selected, never typed. `link-path.ts` converts them to URLs. */
import { fields } from '@keystatic/core';
import { PAGE_TABS, ROUTE_NAMES, ROUTES, TABBED_PAGES, type RouteName } from '../../routes.ts';
import { relationship } from '../bridge/fields.ts';

/** A page of this site, selected by its path. */
export const routeSelect = (label: string) =>
  fields.select({
    label,
    defaultValue: 'home',
    options: ROUTE_NAMES.map((value: RouteName) => ({ value, label: ROUTES[value] })),
  });

const TABS = [...new Set(TABBED_PAGES.flatMap((name): readonly string[] => PAGE_TABS[name]))];

const tab = fields.object(
  {
    page: fields.select({
      label: 'Page',
      defaultValue: 'findProducts',
      options: TABBED_PAGES.map((value) => ({ value, label: ROUTES[value] })),
    }),
    tab: fields.select({
      label: 'Tab',
      description: 'This is the tab’s name in the URL. Not every page has all tabs.',
      defaultValue: 'input',
      options: TABS.map((value) => ({ value, label: value })),
    }),
  },
  { layout: [6, 6] },
);

const entry = <const Name extends string>(label: string, collection: Name) =>
  relationship({ label, collection, validation: { isRequired: true } });

/** A page, one of its tabs, an entry of a collection, or the page of a form. */
export const linkField = (label: string) =>
  fields.conditional(
    fields.select({
      label,
      defaultValue: 'page',
      options: [
        { value: 'page', label: 'A page' },
        { value: 'tab', label: 'A tab of a page' },
        { value: 'form', label: 'A form' },
        { value: 'product', label: 'A product' },
        { value: 'store', label: 'A store' },
        { value: 'category', label: 'A category' },
        { value: 'service', label: 'A service' },
        { value: 'job', label: 'A job' },
        { value: 'project', label: 'A government project' },
        { value: 'post', label: 'A community post' },
        { value: 'help', label: 'A help topic' },
        { value: 'commodity', label: 'A commodity' },
        { value: 'market', label: 'A market' },
      ],
    }),
    {
      page: routeSelect('Page'),
      tab,
      form: entry('Form', 'forms'),
      product: entry('Product', 'products'),
      store: entry('Store', 'stores'),
      category: entry('Category', 'categories'),
      service: entry('Service', 'services'),
      job: entry('Job', 'jobs'),
      project: entry('Project', 'projects'),
      post: entry('Post', 'posts'),
      help: entry('Help topic', 'helpTopics'),
      commodity: entry('Commodity', 'commodities'),
      market: entry('Market', 'markets'),
    },
  );
