/** The content of the site, read as pages read it, so that tests can compare pages with the entries. */
import path from 'node:path';
import keystaticConfig from '../../keystatic.config.ts';
import { formatIssues } from '../../src/cms/bridge/content-error.ts';
import { readContent } from '../../src/cms/bridge/reader.ts';
import type { ContentOf } from '../../src/cms/bridge/types.ts';
import { formPath } from '../../src/cms/links/form-path.ts';
import {
  getHelpPath,
  getJobPath,
  getPostPath,
  getProductPath,
  getProjectPath,
  ROUTES,
  getServicePath,
  getStorePath,
  tabPath,
} from '../../src/routes.ts';

type Content = ContentOf<typeof keystaticConfig>;
type Data<Name extends keyof Content> = Content[Name][number]['data'];

const { entries, faults } = await readContent(keystaticConfig, path.resolve(import.meta.dirname, '../..'), []);
if (faults.length > 0) throw new Error(formatIssues(faults));

/** Returns all entries of a type with their ids, sorted by id. */
function all<Name extends keyof Content>(name: Name): (Data<Name> & { id: string })[] {
  // The reader's map does not relate the name of a type to its data.
  const read = (entries.get(name) ?? []) as unknown as Content[Name];
  return read.map(({ id, data }) => ({ ...(data as Data<Name>), id }));
}

/** Returns the entry of a singleton. */
function single<Name extends keyof Content>(name: Name): Data<Name> {
  const [entry] = all(name);
  if (!entry) throw new Error(`the content has no ${name}`);
  return entry;
}

/** Returns the id of the linked entry. */
const idOf = ({ id }: { id: string }): string => id;

export const home = (({ banners, products, services, ...data }) => ({
  ...data,
  banners: banners.map(idOf),
  products: products.map(idOf),
  services: services.map(idOf),
}))(single('home'));
export const settings = (({ defaultPlace, ...data }) => ({ ...data, defaultPlace: defaultPlace.id }))(
  single('settings'),
);
export const navigation = single('navigation');
export const productLabels = single('productLabels');
export const storeLabels = single('storeLabels');
export const storeEditorLabels = single('storeEditorLabels');
export const notFound = single('notFound');
export const legal = { terms: single('terms'), privacy: single('privacy'), licenses: single('licenses') };
export const legalLabels = single('legalLabels');
export const faqLabels = single('faqLabels');
export const tabbedScreenLabels = single('tabbedScreenLabels');
export const controlLabels = single('controlLabels');
export const projectLabels = single('projectLabels');
export const postLabels = single('postLabels');
export const formLabels = single('formLabels');
export const yourDataLabels = single('yourDataLabels');
export const favouriteLabels = single('favouriteLabels');
export const jobLabels = single('jobLabels');
export const listingLabels = single('listingLabels');
export const searchLabels = single('searchLabels');
export const helpCenter = single('helpCenterLabels');
export const onboarding = single('onboarding');
export const reseller = single('reseller');

export const products = all('products').map(({ store, category, ...product }) => ({
  ...product,
  store: store.id,
  category: category.id,
  path: getProductPath(store.id, product.id),
}));
export type Product = (typeof products)[number];

export const stores = all('stores').map((store) => ({ ...store, path: getStorePath(store.id) }));
export type Store = (typeof stores)[number];

export const services = all('services').map(({ provider, ...service }) => ({
  ...service,
  /** The id of a store or a person. */
  provider: { discriminant: provider.discriminant, value: provider.value.id },
  path: getServicePath(service.id),
}));

export const jobs = all('jobs').map(({ employer, place, ...job }) => ({
  ...job,
  employer: employer.id,
  place: place.id,
  path: getJobPath(job.id),
}));

export const posts = all('posts').map(({ author, ...post }) => ({
  ...post,
  author: author.id,
  path: getPostPath(post.id),
}));

export const projects = all('projects').map((project) => ({ ...project, path: getProjectPath(project.id) }));

export const people = all('people');
export const places = all('places');
export const banners = new Map(all('banners').map((banner) => [banner.id, banner]));
export const notifications = all('notifications');
export const categories = all('categories');

export const forms = all('forms');
export type FormContent = (typeof forms)[number];
export type FormField = FormContent['fields'][number];

export const tabbedScreens = all('tabbedScreens').map(({ banners, form, ...screen }) => ({
  ...screen,
  banners: banners.map(idOf),
  form: form.id,
}));
export type TabbedScreen = (typeof tabbedScreens)[number];

/** Applicants with the newest first, as on pages. */
export const applicants = all('applicants')
  .map(({ place, ...applicant }) => ({ ...applicant, place: place.id }))
  .sort((a, b) => b.registered.localeCompare(a.registered));
export type Applicant = (typeof applicants)[number];

export const helpTopics = all('helpTopics');

export const questions = all('faq')
  .map(({ topic, ...question }) => ({ ...question, topic: topic.id }))
  .sort((a, b) => a.order - b.order);

/** Returns the first entry that matches. Throws when the content has none, which is an error of the test. */
export function one<Value>(list: readonly Value[], is: (value: Value) => boolean): Value {
  const found = list.find(is);
  if (found === undefined) throw new Error('the content has no such entry');
  return found;
}

/** Returns the entry that the specification uses as the example of its type. */
export const reference = <Value extends { reference: boolean }>(list: readonly Value[]): Value =>
  one(list, ({ reference }) => reference);

/** The placeholder pages. */
export const screens = all('screens');

/** Returns the address of a link. */
export function linkPath(link: Data<'banners'>['link']): string {
  switch (link.discriminant) {
    case 'page':
      return ROUTES[link.value];
    case 'tab':
      return tabPath(link.value.page, link.value.tab);
    case 'form':
      return formPath(link.value.id, tabbedScreens) ?? '';
    case 'product':
      return one(products, ({ id }) => id === link.value.id).path;
    case 'store':
      return getStorePath(link.value.id);
    case 'service':
      return getServicePath(link.value.id);
    case 'job':
      return getJobPath(link.value.id);
    case 'project':
      return getProjectPath(link.value.id);
    case 'post':
      return getPostPath(link.value.id);
    case 'help':
      return getHelpPath(link.value.id);
  }
}
