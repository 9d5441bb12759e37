/** Generates search records of a large catalogue: the products of the content, each from many makers and stores. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { SearchRecord } from '../../src/features/search/record.ts';
import { toCents } from '../../src/lib/money.ts';
import { getProductPath, getStorePath } from '../../src/routes.ts';

type Named = { id: string; name: string; nameAr: string };
type Base = Named & {
  category: string;
  description: string;
  unit: { one: string };
  moq: number;
  mq: number;
  tiers: { price: number }[];
  origin: string;
  keywords: string[];
};

/** Reads the entries of a folder. Plain files, because the benchmarks run without a bundler. */
function readEntries(folder: string): unknown[] {
  const root = path.resolve(import.meta.dirname, '../../content', folder);
  return readdirSync(root)
    .sort()
    .map((name) => {
      const file = path.join(root, name.endsWith('.yaml') ? name : `${name}/index.yaml`);
      return {
        ...(load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as object),
        id: path.basename(name, '.yaml'),
      };
    });
}

const products = readEntries('products') as Base[];
const stores = readEntries('stores') as Named[];
const places = readEntries('places') as (Named & { region: string })[];
const categories = readEntries('categories') as (Named & { synonyms: string[] })[];

/** Syllables of makers' names, which are invented. Names differ in several letters, so that an error does not make another. */
const FIRST = ['zar', 'mib', 'tol', 'kuf', 'sed', 'wan', 'jis', 'hop', 'rud', 'gel', 'nab', 'fiq', 'lut', 'cos', 'yam'];
const MIDDLE = ['ama', 'iro', 'uke', 'esu', 'oli', 'azi'];
const LAST = ['ban', 'dot', 'fel', 'hik', 'lus', 'mor', 'nay', 'quz', 'rim', 'sat', 'web', 'yad', 'zof', 'bet', 'kul'];

/** The Arabic letter of each of their letters. */
const ARABIC: Record<string, string> = {
  ...{ a: 'ا', b: 'ب', c: 'ك', d: 'د', e: 'ي', f: 'ف', g: 'غ', h: 'ه', i: 'ي', j: 'ج', k: 'ك', l: 'ل', m: 'م' },
  ...{ n: 'ن', o: 'و', p: 'ب', q: 'ق', r: 'ر', s: 'س', t: 'ت', u: 'و', w: 'و', y: 'ي', z: 'ز' },
};

/** Number of different makers. */
const MAKERS = FIRST.length * MIDDLE.length * LAST.length;

/** Creates a maker from its number, which is less than `MAKERS`. */
function createMaker(number: number): { name: string; nameAr: string } {
  const pick = (parts: readonly string[], at: number) => parts[at % parts.length] ?? '';
  const word =
    pick(FIRST, number) +
    pick(MIDDLE, Math.floor(number / FIRST.length)) +
    pick(LAST, Math.floor(number / (FIRST.length * MIDDLE.length)) + number);
  return {
    name: word.charAt(0).toUpperCase() + word.slice(1),
    nameAr: Array.from(word, (letter) => ARABIC[letter] ?? letter).join(''),
  };
}

/** Pictures of stores have numbers that products do not reach. */
const FIRST_STORE_PICTURE = 1e6;

/** Number of products of each generated store. */
const PRODUCTS_PER_STORE = 50;

/** Creates the addresses of a picture that does not exist, as different from each other as hashes. */
const createPicture = (number: number) => {
  const name = `/_astro/image.${((number * 2_654_435_761) % 4_294_967_296).toString(36)}`;
  return { thumb: `${name}_1aB2cD.webp`, card: `${name}_Z3eF4g.webp`, cardLarge: `${name}_5hI6jK.webp` };
};

type GeneratedProduct = { record: SearchRecord; maker: string; makerAr: string; base: Base };

/** Generates products. Each has a maker, and no two have the same name. */
export function generateProducts(count: number): GeneratedProduct[] {
  return Array.from({ length: count }, (_, number) => {
    const base = products[number % products.length];
    if (!base) throw new Error('the content has no products');
    const maker = createMaker(Math.floor(number / products.length));
    const storeNumber = Math.floor(number / PRODUCTS_PER_STORE);
    const shop = createMaker(MAKERS - 1 - storeNumber);
    const kind = stores[storeNumber % stores.length];
    const place = places[storeNumber % places.length];
    const category = categories.find(({ id }) => id === base.category);
    if (!category) throw new Error(`the content has no category “${base.category}”`);
    const store = { name: `${shop.name} ${kind?.name.split(' ').at(-1) ?? ''}`, nameAr: shop.nameAr };
    const id = `${maker.name.toLowerCase()}-${base.id}`;
    const record: SearchRecord = {
      id,
      url: getProductPath(`${shop.name.toLowerCase()}-${storeNumber}`, id),
      kind: 'products',
      title: `${maker.name} ${base.name}`,
      arabic: `${maker.nameAr} ${base.nameAr}`,
      line: store.name,
      chips: [`MOQ ${base.moq + (number % 7)}`, `MQ ${base.mq}`],
      picture: createPicture(number),
      price: { cents: toCents(base.tiers[0]?.price ?? 0) + (number % 997), unit: base.unit.one, from: false },
      rating: { value: 3 + (number % 20) / 10, count: number % 113 },
      ...(storeNumber % 3 === 0 ? { verified: `2027-0${1 + (storeNumber % 9)}-15` } : {}),
      seller: store.name,
      category: category.name,
      keywords: base.keywords,
      related: [category.name, category.nameAr, ...category.synonyms],
      text: [
        store.name,
        store.nameAr,
        ...(place ? [place.name, place.nameAr, place.region] : []),
        base.origin,
        `${base.description} Item ${1000 + number}.`,
      ],
    };
    return { record, maker: maker.name, makerAr: maker.nameAr, base };
  });
}

/** Returns the records of the stores of generated products. */
export function generateStores(generated: readonly GeneratedProduct[]): SearchRecord[] {
  const byStore = Map.groupBy(generated, ({ record }) => record.url.split('/').slice(0, -1).join('/'));
  return [...byStore].map(([path, items], number): SearchRecord => {
    const first = items[0]?.record;
    const storeId = path.split('/').at(-1) ?? '';
    const { thumb, card, cardLarge } = createPicture(number + FIRST_STORE_PICTURE);
    return {
      id: storeId,
      url: getStorePath(storeId),
      kind: 'stores',
      title: first?.seller ?? '',
      arabic: first?.text[1] ?? '',
      line: first?.text[2] ?? '',
      chips: [],
      picture: { thumb, card, cardLarge },
      store: { cover: card, coverLarge: cardLarge, goods: [thumb, thumb, thumb] },
      rating: { value: 4.2, count: number },
      seller: first?.seller ?? '',
      keywords: [],
      related: [...new Set(items.flatMap(({ record }) => (record.category ? [record.category] : [])))],
      text: [...(first?.text.slice(2, 5) ?? []), ...items.map(({ record }) => record.title)],
    };
  });
}
