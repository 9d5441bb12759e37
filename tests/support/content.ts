/** What editors wrote: the tests say what pages show by reading the same files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import {
  jobPath,
  postPath,
  productPath,
  projectPath,
  servicePath,
  storePath,
  type RouteName,
} from '../../src/routes.ts';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));

/** A file as it is written. The types below name what the tests use; the build has checked the rest. */
const read = (file: string): unknown => parse(readFileSync(path.join(CONTENT, `${file}.yaml`), 'utf8'));

/** Entries by id, which is the name of their file or folder. */
function readAll(folder: string): [id: string, data: unknown][] {
  return readdirSync(path.join(CONTENT, folder), { withFileTypes: true })
    .map((entry) => [entry, entry.isDirectory() ? entry.name : path.parse(entry.name).name] as const)
    .map(([entry, id]) => [id, read(entry.isDirectory() ? `${folder}/${id}/index` : `${folder}/${id}`)]);
}

type Picture = { image: string; alt: string };

type Link = { label: string; link: RouteName };

type Home = {
  title: string;
  banners: string[];
  tiles: (Link & { line: string })[];
  productsHeading: { title: string };
  products: string[];
  registerBanners: { title: string; action: string; link: RouteName }[];
  servicesHeading: { title: string };
  services: string[];
  around: Record<'nearestVendors' | 'nearestBuyers' | 'line', string> & { vendors: number; buyers: number };
};

type Settings = {
  brand: string;
  address: string;
  splash: { text: string; milliseconds: number };
  homeBannerMilliseconds: number;
  tabBannerMilliseconds: number;
  defaultPlace: string;
  stripStep: number;
  searchPlaceholder: string;
  sampleNotice: { show: boolean; text: string };
};

type Navigation = {
  badge: { name: string; line: string };
  main: Link[];
  more: Link[];
  logout: { entry: string; question: string; confirm: string; cancel: string; erase: string };
  notifications: Record<'title' | 'bell' | 'unread' | 'read' | 'empty', string>;
  footer: { title: string; links: Link[] }[];
};

type Notification = { id: string; title: string; text: string; date: string; link: RouteName; unread: boolean };

type Category = { id: string; name: string };

type ListingWords = Record<'shown' | 'none' | 'filter' | 'clear' | 'remove', string> & {
  sort: Record<'label' | 'first' | 'priceUp' | 'priceDown' | 'moq', string>;
};

type SearchWords = {
  box: Record<'label' | 'filter' | 'close', string>;
  recent: Record<'heading' | 'clear' | 'forget', string> & { seed: string[] };
  best: { heading: string };
  kinds: Record<'products' | 'stores' | 'services' | 'jobs' | 'projects' | 'posts' | 'help', string>;
  results: Record<'count' | 'one' | 'none' | 'all' | 'showing' | 'instead' | 'verified', string>;
  screen: Record<'title' | 'found' | 'sort' | 'cheapest' | 'more' | 'shown', string>;
  facets: Record<'unlisted', string>;
  nothing: Record<'title' | 'text', string>;
  failure: Record<'text' | 'retry', string>;
  noScript: Record<'text' | 'stores', string>;
};

type HelpCenter = Record<'title' | 'search' | 'found' | 'none', string>;

type ProductWords = {
  calculator: Record<
    'quantity' | 'less' | 'more' | 'next' | 'best' | 'snapped' | 'invalid' | 'tooMany' | 'total',
    string
  >;
  favourite: string;
  request: string;
  message: string;
  reviews: string;
  others: string;
};

type StoreWords = {
  verified: string;
  expired: string;
  report: { action: string };
  tabs: Record<'all' | 'input' | 'profile', string>;
  about: string;
  evidence: string;
  location: string;
  direction: string;
  directionMap: string;
  open: { until: string; next: string };
  phone: string;
  email: string;
  socials: string;
  products: string;
};

type StoreEditorWords = {
  completeness: Record<'heading' | 'count' | 'missing' | 'whole' | 'page', string>;
  manage: { heading: string; rows: { label: string; needs: string; link: { value?: RouteName } }[] };
  own: Record<'title' | 'unreadHours' | 'mark' | 'edit' | 'photo' | 'banner' | 'videos' | 'video', string> & {
    bare: { title: string };
    none: Record<'title' | 'action', string>;
  };
};

type LegalPage = { title: string; version: string; introduction: string; sections: { heading: string }[] };

export type Product = {
  id: string;
  path: string;
  name: string;
  store: string;
  category: string;
  reference: boolean;
  unit: { one: string; many: string };
  moq: number;
  mq: number;
  /** Prices in dollars, as editors write them. */
  tiers: { quantity: number; price: number }[];
  picture: Picture;
  gallery: Picture[];
};

export type Store = {
  id: string;
  path: string;
  name: string;
  blurb: string;
  reference: boolean;
  socials: { network: string; address: string }[];
  /** With the evidence behind the badge. */
  verified: { discriminant: boolean; value?: { until: string } };
};

export type Service = {
  id: string;
  path: string;
  title: string;
  reference: boolean;
  /** A store or a person, by its id. */
  provider: { discriminant: string; value: string };
};

export type Job = {
  id: string;
  path: string;
  title: string;
  employer: string;
  place: string;
  category: string;
  /** In dollars, as editors write them. */
  salary: { from: number; to: number };
  experienceYears: number;
  posted: string;
  closes: string;
  skills: string[];
};

type JobWords = Record<'list' | 'closing' | 'categories' | 'apply', Record<string, string>> & {
  filter: Record<'shown' | 'none', string> & Record<'salary' | 'experience' | 'sort', Record<string, string>>;
};

export type Post = { id: string; path: string; author: string; date: string; visibility: string; text: string };

export type Question = { id: string; question: string; answer: string; order: number; topic: string };

type FormOption = { value: string; label: string };

/** A field as an editor wrote it; what each kind has besides is in the bag. */
export type FormField = {
  discriminant: string;
  value: {
    key: string;
    label: string;
    required: boolean;
    error?: string;
    longest?: number;
    least?: number;
    notBelow?: string;
    most?: number;
    /** Of the button that adds a row. */
    add?: string;
    /** Of several pictures, in order. */
    names?: string[];
    options?: { discriminant: string; value?: FormOption[] };
  };
};

export type FormContent = {
  id: string;
  title: string;
  fields: FormField[];
  consents: { key: string; text: string; required: boolean }[];
  send: string;
  done: { title: string };
};

type Asking = Record<'question' | 'confirm' | 'cancel', string>;

type FormWords = Record<'problems' | 'field' | 'file' | 'place' | 'delivery' | 'faults', Record<string, string>> & {
  summary: Record<'one' | 'many' | 'robot', string>;
  unloaded: Record<'text' | 'retry', string>;
  draft: Record<'kept' | 'restored' | 'discard', string> & { discarding: Asking };
  result: Record<'view' | 'print' | 'undo' | 'retry' | 'another' | 'said' | 'reference', string> & {
    notUndone: Record<'late' | 'unsure' | 'draft' | 'gone', string>;
  };
  noScript: Record<'text' | 'contact', string>;
};

type DeviceWords = { title: string } & Record<'kept' | 'take' | 'undelivered', Record<string, string>> & {
    erase: Record<'action' | 'done', string> & { asking: Asking };
    records: Record<'heading' | 'page' | 'remove' | 'removed' | 'empty' | 'more', string> & { removing: Asking };
  };

export type HubSection = { discriminant: string; value: { title: string; products?: string[] } };

export type Hub = {
  id: string;
  title: string;
  page: RouteName;
  banners: string[];
  tabs: { all: string; input: string; post: string; service?: string };
  form: string;
  all: HubSection[];
  post: HubSection[];
};

type HubWords = Record<'more' | 'near', Record<string, string>>;
type PostWords = Record<'own' | 'history', Record<string, string>>;

export type Applicant = {
  id: string;
  username: string;
  mobile: string;
  place: string;
  /** In dollars, as editors write it. */
  spending: number;
  type: string;
  registered: string;
};

type Reseller = {
  status: string;
  figures: Record<'funds' | 'earning', number>;
  earnings: { month: string; amount: number }[];
  types: Record<string, string>;
  dashboard: Record<'title' | 'register', string> &
    Record<'tiles' | 'earning' | 'latest' | 'waiting', Record<string, string>>;
  detail: Record<'title' | 'status', string> &
    Record<'columns' | 'filter' | 'pages' | 'csv' | 'own', Record<string, string>>;
};

type FavouriteWords = { title: string; seen: string; empty: { title: string } };

export const home = read('home') as Home;
export const settings = read('settings') as Settings;
export const navigation = read('navigation') as Navigation;
export const productWords = read('product-words') as ProductWords;
export const storeWords = read('store-words') as StoreWords;
export const storeEditorWords = read('store-editor-words') as StoreEditorWords;
export const notFound = read('not-found') as { title: string; suggestion: string; home: string };
export const legal = {
  terms: read('legal/terms') as LegalPage,
  privacy: read('legal/privacy') as LegalPage,
  licenses: read('legal/licenses') as LegalPage,
};
export const legalWords = read('legal-words') as { contents: string };
export const faqWords = read('faq-words') as { title: string; video: string };

export const products = readAll('products').map(([id, data]): Product => {
  const product = data as Omit<Product, 'id' | 'path'>;
  return { ...product, id, path: productPath(product.store, id) };
});

export const stores = readAll('stores').map(([id, data]): Store => {
  return { ...(data as Omit<Store, 'id' | 'path'>), id, path: storePath(id) };
});

export const services = readAll('services').map(([id, data]): Service => {
  return { ...(data as Omit<Service, 'id' | 'path'>), id, path: servicePath(id) };
});

export const jobs = readAll('jobs').map(([id, data]): Job => {
  return { ...(data as Omit<Job, 'id' | 'path'>), id, path: jobPath(id) };
});

export const posts = readAll('posts').map(([id, data]): Post => {
  return { ...(data as Omit<Post, 'id' | 'path'>), id, path: postPath(id) };
});

export const projects = readAll('projects').map(([id, data]) => ({
  ...(data as { title: string; closes: string; award: { discriminant: boolean } }),
  id,
  path: projectPath(id),
}));

export const projectWords = read('project-words') as { states: Record<'open' | 'soon' | 'closed' | 'awarded', string> };

export const people = readAll('people').map(([id, data]) => ({ ...(data as { name: string }), id }));

export const places = readAll('places').map(([id, data]) => ({ ...(data as { name: string }), id }));

export const banners = new Map(
  readAll('banners').map(([id, data]) => [id, data as { title: string; text: string; action: string }]),
);

export const notifications = readAll('notifications').map(([id, data]): Notification => ({
  ...(data as Omit<Notification, 'id'>),
  id,
}));

export const categories = readAll('categories').map(([id, data]): Category => ({ ...(data as Category), id }));

export const forms = readAll('forms').map(([id, data]): FormContent => ({ ...(data as FormContent), id }));

export const hubs = readAll('hubs').map(([id, data]): Hub => ({ ...(data as Hub), id }));
export const hubWords = read('hub-words') as HubWords;
export const controlWords = read('control-words') as Record<
  'skip' | 'menu' | 'openMenu' | 'closeMenu' | 'profile' | 'close' | 'enlarge' | 'picture' | 'back' | 'forth',
  string
> & { slides: Record<'place' | 'dot' | 'previous' | 'next' | 'pause' | 'play', string> };
export const postWords = read('post-words') as PostWords;

export const formWords = read('form-words') as FormWords;
export const deviceWords = read('device-words') as DeviceWords;
export const favouriteWords = read('favourite-words') as FavouriteWords;

export const jobWords = read('job-words') as JobWords;

export const reseller = read('reseller') as Reseller;

/** The newest first, as pages have them. */
export const applicants = readAll('reseller/applicants')
  .map(([id, data]): Applicant => ({ ...(data as Omit<Applicant, 'id'>), id }))
  .sort((a, b) => b.registered.localeCompare(a.registered));

export const listingWords = read('listing-words') as ListingWords;

export const searchWords = read('search-words') as SearchWords;

export const helpCenter = read('help-center') as HelpCenter;

/** The front matter of the topics. */
export const helpTopics = readdirSync(path.join(CONTENT, 'help')).map((file) => {
  const [, frontMatter = ''] = readFileSync(path.join(CONTENT, 'help', file), 'utf8').split('---');
  return { ...(parse(frontMatter) as { title: string; summary: string }), id: path.parse(file).name };
});

export const questions = readAll('faq')
  .map(([id, data]): Question => ({ ...(data as Omit<Question, 'id'>), id }))
  .sort((a, b) => a.order - b.order);

/** The entry of a list that a test needs; a missing one is a fault of the test's own. */
export function one<Value>(list: readonly Value[], is: (value: Value) => boolean): Value {
  const found = list.find(is);
  if (found === undefined) throw new Error('the content has no such entry');
  return found;
}

/** The entry that stands for all of its kind in the specification. */
export const reference = <Value extends { reference: boolean }>(list: readonly Value[]): Value =>
  one(list, (value) => value.reference);

type Onboarding = {
  loader: { text: string; milliseconds: number };
  welcome: { title: string; action: string; terms: string };
  terms: { version: string; terms: { title: string }[]; read: string; kept: string; action: string };
  phone: Record<
    | 'country'
    | 'none'
    | 'start'
    | 'noMatch'
    | 'open'
    | 'loading'
    | 'failed'
    | 'earlier'
    | 'retry'
    | 'phone'
    | 'wrong'
    | 'missing'
    | 'elsewhere'
    | 'switched'
    | 'action',
    string
  >;
  code: Record<
    | 'samplePhone'
    | 'wrongNumber'
    | 'wrongAddress'
    | 'waitingForEmail'
    | 'demo'
    | 'label'
    | 'action'
    | 'missed'
    | 'againIn'
    | 'again'
    | 'sent'
    | 'byEmail'
    | 'otherNumber'
    | 'email'
    | 'emailWrong'
    | 'sendEmail'
    | 'short'
    | 'wrong'
    | 'tries'
    | 'expired',
    string
  >;
  steps: Record<'profile', string>;
  reseller: Record<
    'enter' | 'summary' | 'change' | 'changing' | 'another' | 'isNew' | 'waiting' | 'confirmed' | 'onward',
    string
  >;
};

export const onboarding = read('onboarding/index') as Onboarding;
