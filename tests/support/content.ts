/** The content of the site, read as pages read it, so that tests can compare pages with the entries. */
import path from 'node:path';
import keystaticConfig from '../../keystatic.config.ts';
import { formatIssues } from '../../src/cms/bridge/content-error.ts';
import { readContent } from '../../src/cms/bridge/reader.ts';
import type { ContentOf } from '../../src/cms/bridge/types.ts';
import { getDirectLinkPath } from '../../src/cms/links/direct-link-path.ts';
import { getFormPath } from '../../src/cms/links/form-path.ts';
import {
  getJobPath,
  getPostPath,
  getProductPath,
  getProjectPath,
  getServicePath,
  getStorePath,
} from '../../src/routes.ts';

type Content = ContentOf<typeof keystaticConfig>;
type Data<Name extends keyof Content> = Content[Name][number]['data'];

const { entries, issues } = await readContent(keystaticConfig, path.resolve(import.meta.dirname, '../..'), []);
if (issues.length > 0) throw new Error(formatIssues(issues));

/** Returns all entries of a type with their ids, sorted by id. */
function readAll<Name extends keyof Content>(name: Name): (Data<Name> & { id: string })[] {
  // The reader's map does not relate the name of a type to its data.
  const read = (entries.get(name) ?? []) as unknown as Content[Name];
  return read.map(({ id, data }) => ({ ...(data as Data<Name>), id }));
}

/** Returns the entry of a singleton. */
function readSingleton<Name extends keyof Content>(name: Name): Data<Name> {
  const [entry] = readAll(name);
  if (!entry) throw new Error(`the content has no ${name}`);
  return entry;
}

/** Returns the id of the linked entry. */
const getId = ({ id }: { id: string }): string => id;

export const home = (({ banners, products, services, ...data }) => ({
  ...data,
  banners: banners.map(getId),
  products: products.map(getId),
  services: services.map(getId),
}))(readSingleton('home'));
export const settings = (({ defaultPlace, ...data }) => ({ ...data, defaultPlace: defaultPlace.id }))(
  readSingleton('settings'),
);
export const navigation = readSingleton('navigation');
export const productLabels = readSingleton('labels-en-products');
export const storeLabels = readSingleton('labels-en-stores');
export const storeEditorLabels = readSingleton('labels-en-store-editor');
export const notFound = readSingleton('notFound');
export const legal = {
  terms: readSingleton('terms'),
  privacy: readSingleton('privacy'),
  licenses: readSingleton('licenses'),
};
export const legalLabels = readSingleton('labels-en-legal');
export const faqLabels = readSingleton('labels-en-faq');
export const tabbedScreenLabels = readSingleton('labels-en-tabbed-screens');
export const controlLabels = readSingleton('labels-en-controls');
export const projectLabels = readSingleton('labels-en-projects');
export const postLabels = readSingleton('labels-en-posts');
export const inboxLabels = readSingleton('labels-en-inbox');
export const formLabels = readSingleton('labels-en-forms');
export const yourDataLabels = readSingleton('labels-en-your-data');
export const offlineLabels = readSingleton('labels-en-offline');
export const walletLabels = readSingleton('labels-en-wallet');
export const walletContent = readSingleton('wallet');
export const ownProductLabels = readSingleton('labels-en-own-products');
export const campaignLabels = readSingleton('labels-en-campaigns');
export const campaignSamples = readSingleton('campaigns');
export const favouriteLabels = readSingleton('labels-en-favourites');
export const jobLabels = readSingleton('labels-en-jobs');
export const listingLabels = readSingleton('labels-en-listing');
export const searchLabels = readSingleton('labels-en-search');
/** The searches that a new visitor is offered, and groups of words that mean the same. */
export const { suggestions, synonyms } = readSingleton('search');
export const serviceLabels = readSingleton('labels-en-services');
export const chatLabels = readSingleton('labels-en-chat');
export const inputLabels = readSingleton('labels-en-inputs');
export const registrationLabels = readSingleton('labels-en-registrations');
export const registrations = readSingleton('registrations');
export const inquiryLabels = readSingleton('labels-en-inquiries');
export const businessCardLabels = readSingleton('labels-en-business-cards');
export const businessCards = readSingleton('businessCards');
export const profileLabels = readSingleton('labels-en-profile');
export const helpCenter = readSingleton('labels-en-help-center');
const onboardingContent = readSingleton('onboarding');
const onboardingLabels = readSingleton('labels-en-onboarding');
/** The labels and the content of each step. */
export const onboarding = {
  loader: { ...onboardingContent.loader, ...onboardingLabels.loader },
  welcome: { ...onboardingContent.welcome, ...onboardingLabels.welcome },
  terms: { ...onboardingContent.terms, ...onboardingLabels.terms },
  phone: { ...onboardingContent.phone, ...onboardingLabels.phone },
  code: { ...onboardingContent.code, ...onboardingLabels.code },
  steps: { ...onboardingContent.steps, ...onboardingLabels.steps },
  reseller: { ...onboardingContent.reseller, ...onboardingLabels.reseller },
};
export const reseller = { ...readSingleton('reseller'), ...readSingleton('labels-en-reseller') };
export const rewardLabels = readSingleton('labels-en-rewards');
export const referralLabels = readSingleton('labels-en-referral');
export const referralNotice = readSingleton('labels-en-referral-notice');

export const products = readAll('products').map(({ store, category, ...product }) => ({
  ...product,
  store: store.id,
  category: category.id,
  path: getProductPath(store.id, product.id),
}));
export type Product = (typeof products)[number];

export const stores = readAll('stores').map((store) => ({ ...store, path: getStorePath(store.id) }));
export type Store = (typeof stores)[number];

export const services = readAll('services').map(({ provider, ...service }) => ({
  ...service,
  /** The id of a store or a person. */
  provider: { discriminant: provider.discriminant, value: provider.value.id },
  path: getServicePath(service.id),
}));

export const jobs = readAll('jobs').map(({ employer, place, ...job }) => ({
  ...job,
  employer: employer.id,
  place: place.id,
  path: getJobPath(job.id),
}));

/** The jobs that a build of today shows: those that have not closed. */
export const openJobs = jobs.filter(({ closes }) => closes >= new Date().toISOString().slice(0, 10));

export const posts = readAll('posts').map(({ author, ...post }) => ({
  ...post,
  author: author.id,
  path: getPostPath(post.id),
}));

export const projects = readAll('projects').map((project) => ({ ...project, path: getProjectPath(project.id) }));

export const corporateServices = readAll('corporateServices');
export const markets = readAll('markets');
export const commodities = readAll('commodities').map(({ market, others, ...commodity }) => ({
  ...commodity,
  market: market.id,
  others: others.map((other) => ({ ...other, market: other.market.id })),
}));
export const trends = readSingleton('trends');
export const mapLabels = readSingleton('labels-en-map');
export const trendLabels = readSingleton('labels-en-trends');
export const people = readAll('people');
export const conversations = readAll('conversations');
export const buyerInputs = readAll('buyerInputs');
export const places = readAll('places');
export const banners = new Map(readAll('banners').map((banner) => [banner.id, banner]));
export const redirects = readSingleton('redirects');
export const notifications = readAll('notifications');
export const categories = readAll('categories');

export const forms = readAll('forms');
export type FormContent = (typeof forms)[number];
export type FormField = FormContent['fields'][number];

export const tabbedScreens = readAll('tabbedScreens').map(({ banners, form, ...screen }) => ({
  ...screen,
  banners: banners.map(getId),
  form: form.id,
}));
export type TabbedScreen = (typeof tabbedScreens)[number];

/** Applicants with the newest first, as on pages. */
export const applicants = readAll('applicants')
  .map(({ place, ...applicant }) => ({ ...applicant, place: place.id }))
  .sort((a, b) => b.registered.localeCompare(a.registered));
export type Applicant = (typeof applicants)[number];

export const helpTopics = readAll('helpTopics');
export const rewards = readAll('rewards');

export const questions = readAll('faq')
  .map(({ topic, ...question }) => ({ ...question, topic: topic.id }))
  .sort((a, b) => a.order - b.order);

/** Returns the first entry that matches. Throws when the content has none, which is an error of the test. */
export function getEntry<Value>(list: readonly Value[], matches: (value: Value) => boolean): Value {
  const found = list.find(matches);
  if (found === undefined) throw new Error('the content has no such entry');
  return found;
}

/** Returns the entry that the specification uses as the example of its type. */
export const getReferenceEntry = <Value extends { isSample: boolean }>(list: readonly Value[]): Value =>
  getEntry(list, ({ isSample }) => isSample);

/** Returns the address of a link. */
export function getLinkPath(link: Data<'banners'>['link']): string {
  switch (link.discriminant) {
    case 'form':
      return getFormPath(link.value.id, tabbedScreens) ?? '';
    case 'product':
      return getEntry(products, ({ id }) => id === link.value.id).path;
    default:
      return getDirectLinkPath(link);
  }
}
