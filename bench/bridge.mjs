/**
 * Measures the schema bridge: reads 10,000 products through it, and the same files through a collection written by hand with
 * Astro's glob() and zod. The two take turns. Writes bench/results/bridge.json.
 *
 *     npm run bench bridge [products] [runs]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { getMedian } from './device-data.mjs';

const PRODUCTS = Number(process.argv[2] ?? 10_000);
const RUNS = Number(process.argv[3] ?? 5);
const STORES = 22;
const CATEGORIES = 12;

const PROJECT = path.resolve(import.meta.dirname, '..');
const ROOT = path.join(PROJECT, '.bridge-test/bench');
const BRIDGE = '../../../src/cms/bridge';
const TIMES = path.join(ROOT, 'times.json');

const write = (file, text) => {
  const full = path.join(ROOT, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};

const KEYSTATIC_CONFIG = `
import { collection, config, fields } from '@keystatic/core';
import { relationship } from '${BRIDGE}/fields.ts';

const REQUIRED = { isRequired: true } as const;
const name = () => fields.slug({ name: { label: 'Name', validation: REQUIRED } });
const text = () => fields.text({ label: 'Text', validation: REQUIRED });
const whole = (min: number) => fields.integer({ label: 'Number', validation: { isRequired: true, min } });
const money = (max?: number) =>
  fields.number({ label: 'Number', step: 0.01, validation: { isRequired: true, min: 0, step: true, ...(max ? { max } : {}) } });
const link = <const Name extends string>(collection: Name) => relationship({ label: 'Link', collection, validation: REQUIRED });

export default config({
  storage: { kind: 'local' },
  collections: {
    stores: collection({ label: 'Stores', path: 'content/stores/*/', slugField: 'name', schema: { name: name() } }),
    categories: collection({ label: 'Categories', path: 'content/categories/*/', slugField: 'name', schema: { name: name() } }),
    products: collection({
      label: 'Products',
      path: 'content/products/*/',
      slugField: 'name',
      schema: {
        name: name(),
        nameAr: fields.text({ label: 'Text' }),
        reference: fields.checkbox({ label: 'Reference' }),
        store: link('stores'),
        category: link('categories'),
        description: text(),
        unit: fields.object({ one: text(), many: text() }),
        moq: whole(1),
        mq: whole(1),
        tiers: fields.array(fields.object({ quantity: whole(1), price: money() }), { validation: { length: { min: 1 } } }),
        leadDays: whole(0),
        origin: text(),
        keywords: fields.array(text()),
        rating: money(5),
        reviewCount: whole(0),
      },
    }),
  },
});
`;

const BRIDGE_CONFIG = `
import keystaticConfig from './keystatic.config.ts';
import { createCollections } from '${BRIDGE}/index.ts';
import { addTiming } from './timing.ts';
export const collections = addTiming(createCollections(keystaticConfig));
`;

const HAND_WRITTEN_CONFIG = `
import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { addTiming } from './timing.ts';

const entries = (type: string) =>
  glob({ base: 'content/' + type, pattern: '*/index.yaml', generateId: ({ entry }) => entry.slice(0, -'/index.yaml'.length) });
const text = z.string().min(1);
const whole = (min: number) => z.int().min(min);
const named = z.strictObject({ name: text });

export const collections = addTiming({
  stores: defineCollection({ loader: entries('stores'), schema: named }),
  categories: defineCollection({ loader: entries('categories'), schema: named }),
  products: defineCollection({
    loader: entries('products'),
    schema: z.strictObject({
      name: text,
      nameAr: z.string().default(''),
      reference: z.boolean().default(false),
      store: reference('stores'),
      category: reference('categories'),
      description: text,
      unit: z.strictObject({ one: text, many: text }),
      moq: whole(1),
      mq: whole(1),
      tiers: z.array(z.strictObject({ quantity: whole(1), price: z.number().min(0).multipleOf(0.01) })).min(1),
      leadDays: whole(0),
      origin: text,
      keywords: z.array(text).default([]),
      rating: z.number().min(0).max(5).multipleOf(0.01),
      reviewCount: whole(0),
    }),
  }),
});
`;

/** Measures from the start of the first loader to the end of the last one: the rest of a sync is the same for both. */
const TIMING_MODULE = `
import { writeFileSync } from 'node:fs';
type Loaded = { loader: { load: (context: never) => Promise<void> } };
export function addTiming<Collections extends Record<string, unknown>>(collections: Collections): Collections {
  let start = 0;
  let used = process.cpuUsage();
  let entries = 0;
  for (const { loader } of Object.values(collections) as Loaded[]) {
    const { load } = loader;
    loader.load = async (context) => {
      if (!start) {
        start = performance.now();
        used = process.cpuUsage();
      }
      await load(context);
      const { store } = context as unknown as { store: { keys: () => string[] } };
      entries = Math.max(entries, store.keys().length);
      const { user, system } = process.cpuUsage(used);
      const seconds = { clock: (performance.now() - start) / 1000, processor: (user + system) / 1_000_000 };
      writeFileSync('times.json', JSON.stringify({ seconds, entries }));
    };
  }
  return collections;
}
`;

/** Returns the file of a product. */
const createProduct = (number) => `name: Product ${number}
nameAr: منتج ${number}
store: store-${number % STORES}
category: category-${number % CATEGORIES}
description: >-
  A product of the ${number}th kind, in a box of twelve, made to be read by a
  benchmark only.
unit:
  one: box
  many: boxes
moq: 12
mq: 12
tiers:
  - quantity: 12
    price: ${(number % 90) + 10}.5
  - quantity: 60
    price: ${(number % 90) + 9}.25
leadDays: ${number % 30}
origin: Oman
keywords:
  - box
  - product ${number}
rating: 4.25
reviewCount: ${number % 500}
`;

const CONFIGS = { bridge: BRIDGE_CONFIG, hand: HAND_WRITTEN_CONFIG };

/** Writes the site and its content. */
function prepare() {
  rmSync(ROOT, { recursive: true, force: true });
  write('package.json', JSON.stringify({ type: 'module', dependencies: { astro: '*' } }));
  write('astro.config.mjs', 'export default {};');
  write('src/keystatic.config.ts', KEYSTATIC_CONFIG);
  write('src/timing.ts', TIMING_MODULE);
  for (let number = 0; number < STORES; number++)
    write(`content/stores/store-${number}/index.yaml`, `name: Store ${number}\n`);
  for (let number = 0; number < CATEGORIES; number++)
    write(`content/categories/category-${number}/index.yaml`, `name: Category ${number}\n`);
  for (let number = 0; number < PRODUCTS; number++)
    write(`content/products/product-${number}/index.yaml`, createProduct(number));
}

/** Runs one sync with a content config and returns its times, with an empty cache or with that of the last sync. */
function sync(config, isCold) {
  if (isCold)
    for (const folder of ['node_modules', '.astro']) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
  write('src/content.config.ts', CONFIGS[config]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(PROJECT, 'node_modules/astro/bin/astro.mjs'), 'sync'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`${config} failed:\n${stdout}${stderr}`);
  const { seconds, entries } = JSON.parse(readFileSync(TIMES, 'utf8'));
  if (entries !== PRODUCTS) throw new Error(`${config} stored ${entries} products of ${PRODUCTS}`);
  return seconds;
}

const round = (number) => Math.round(number * 1000) / 1000;

prepare();
const times = { bridge: { cold: [], warm: [] }, hand: { cold: [], warm: [] } };
for (let run = 0; run < RUNS; run++) {
  // The order alternates, because a machine warms up or throttles.
  for (const config of run % 2 ? ['hand', 'bridge'] : ['bridge', 'hand']) {
    times[config].cold.push(sync(config, true));
    times[config].warm.push(sync(config, false));
  }
}
rmSync(ROOT, { recursive: true, force: true });

/** The wall clock includes other programs, so the quickest run counts; for processor time the median counts. */
const SUMMARY = { processor: getMedian, clock: (numbers) => Math.min(...numbers) };
const getSeconds = (config, state, clock) => round(SUMMARY[clock](times[config][state].map((time) => time[clock])));
const compare = (state, clock) => {
  const [bridge, hand] = [getSeconds('bridge', state, clock), getSeconds('hand', state, clock)];
  return { bridge, hand, ratio: round(bridge / hand) };
};
const results = {
  description: 'seconds to load all products; a ratio below 1 means that the bridge needs less',
  products: PRODUCTS,
  runs: RUNS,
  // The median of the runs.
  processor: { cold: compare('cold', 'processor'), warm: compare('warm', 'processor') },
  // The quickest run.
  clock: { cold: compare('cold', 'clock'), warm: compare('warm', 'clock') },
};
mkdirSync(path.join(PROJECT, 'bench/results'), { recursive: true });
writeFileSync(path.join(PROJECT, 'bench/results/bridge.json'), `${JSON.stringify(results, null, 2)}\n`);
console.log(JSON.stringify(results, null, 2));
