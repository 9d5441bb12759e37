/**
 * Measures the build: the shipped catalogue with generated products, beside a plain Astro site with a hand-written zod schema
 * over the same products. The two take turns, and of each the fastest run counts. Then one product is edited, and the site is
 * built with the page cache and without it; both must write the same files. Pictures are copied as they are, because their
 * processing depends only on their number; `pictures` measures the shipped catalogue with a cold and a warm cache of pictures.
 * Writes bench/results/build.json.
 *
 *     npm run bench build [sizes, as in 1000,10000] [runs] [pictures]
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { copySite, removeSite } from '../tests/admin/site-copy.ts';
import { getFolderDigests } from '../tests/support/folder-digests.ts';
import { addProducts, getProductId } from '../tests/support/generated-products.ts';
import { describeMachine, round } from './device-data.mjs';

const [sizes = '1000,10000', runs = '3', pictures] = process.argv.slice(2);
const RUNS = Number(runs);
const SIZES = sizes.split(',').map(Number);
const PROJECT = path.resolve(import.meta.dirname, '..');
/** How `npm run build` builds the site, and Astro any other. */
const [, ...SITE_BUILD] = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')).scripts.build.split(' ');
const PLAIN_BUILD = [path.join(PROJECT, 'node_modules/astro/bin/astro.mjs'), 'build'];
const MB = 1e6;
/** Number of folders of the output whose size is reported. */
const MAX_FOLDERS = 8;

/** Runs in the measured process: appends what it used to a file. */
const RECORD_USE = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from "node:worker_threads";
  import { appendFileSync } from "node:fs";
  if (isMainThread) process.on("exit", () => appendFileSync(process.env.USE_FILE, JSON.stringify(process.resourceUsage()) + '\\n'));`,
)}`;

/** Returns the peak memory of the largest process in kB, and the processor seconds of all. */
function readUse(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const uses = lines.map((line) => JSON.parse(line));
  return {
    peak: Math.max(...uses.map(({ maxRSS }) => maxRSS)),
    processorSeconds: uses.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6,
  };
}

/** Returns the bytes of all files below a folder. */
function sumBytes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
}

/** Returns the number and the megabytes of the files in each folder of the output: of each kind of page. */
function sumByFolder(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sums = folders.map(({ name }) => {
    const files = readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true });
    const count = files.filter((entry) => entry.isFile()).length;
    return [name, { files: count, megabytes: round(sumBytes(path.join(folder, name)) / MB) }];
  });
  return Object.fromEntries(sums.sort(([, a], [, b]) => b.megabytes - a.megabytes).slice(0, MAX_FOLDERS));
}

/** A duration as Astro and Vite print it: `850ms`, `12.34s` or `4m 30s`. */
const DURATION = String.raw`(?:(\d+)m )?([\d.]+)(ms|s)`;

/** Adds up the seconds of all durations that follow a pattern. */
const sumSeconds = (log, before) =>
  round(
    [...log.matchAll(new RegExp(before + DURATION, 'g'))].reduce(
      (sum, [, minutes = '0', number, unit]) =>
        sum + Number(minutes) * 60 + Number(number) / (unit === 'ms' ? 1000 : 1),
      0,
    ),
  );

/** Builds a site once. */
async function build(root, command = SITE_BUILD) {
  const useFile = path.join(root, 'use.txt');
  rmSync(useFile, { force: true });
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      USE_FILE: useFile,
      NODE_OPTIONS: `--import "${RECORD_USE}"`,
    },
  });
  let log = '';
  const append = (chunk) => (log += chunk.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`the build failed:\n${log.slice(-3000)}`);
  const text = stripVTControlCharacters(log);
  const { peak, processorSeconds } = readUse(useFile);
  return {
    seconds: round(seconds),
    phases: {
      content: sumSeconds(text, String.raw`Collecting build info[\s\S]*?✓ Completed in `),
      bundles: sumSeconds(text, String.raw`\[vite\] ✓ built in `),
      pages: sumSeconds(text, String.raw`static routes[\s\S]*?✓ Completed in `),
      pictures: sumSeconds(text, String.raw`optimized images[\s\S]*?✓ Completed in `),
    },
    processorSeconds: round(processorSeconds),
    peakMemoryMegabytes: Math.round((peak * 1024) / MB),
    pages: Number(/(\d+) page\(s\) built/.exec(text)?.[1] ?? 0),
    outputMegabytes: round(sumBytes(path.join(root, 'dist')) / MB),
    unchangedPages: Number(/(\d+) of \d+ pages are unchanged/.exec(text)?.[1] ?? 0),
  };
}

const PLAIN_CONFIG = `export default { build: { format: 'directory' } };`;

const PLAIN_CONTENT = `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const picture = z.object({ image: z.string(), alt: z.string() }).partial();

export const collections = {
  products: defineCollection({
    loader: glob({ base: './content/products', pattern: '*/index.yaml' }),
    schema: z.object({
      name: z.string().min(1),
      nameAr: z.string().optional(),
      isSample: z.boolean().default(false),
      store: z.string().min(1),
      category: z.string().min(1),
      description: z.string().min(1),
      moq: z.number().int().min(1),
      mq: z.number().int().min(1),
      tiers: z.array(z.object({ quantity: z.number().int().min(1), price: z.number().min(0) })).min(1),
      leadDays: z.number().int().min(0),
      origin: z.string().min(1),
      keywords: z.array(z.string()),
      picture: picture.optional(),
      gallery: z.array(picture).optional(),
      reviewCount: z.number().int().min(0).optional(),
    }),
  }),
};
`;

const PLAIN_PAGE = `---
import { getCollection } from 'astro:content';

export async function getStaticPaths() {
  const products = await getCollection('products');
  const byCategory = Map.groupBy(products, ({ data }) => data.category);
  return products.map((product) => ({
    params: { product: product.id.replace('/index', '') },
    props: { product, related: byCategory.get(product.data.category).slice(0, 8) },
  }));
}
const { product, related } = Astro.props;
const { name, description, tiers, moq, mq, origin, leadDays, keywords } = product.data;
---
<html lang="en">
  <head><meta charset="utf-8" /><title>{name}</title><meta name="description" content={description} /></head>
  <body>
    <h1>{name}</h1>
    <p>{description}</p>
    <table>
      {tiers.map(({ quantity, price }) => <tr><td>{quantity}</td><td>{price.toFixed(2)}</td></tr>)}
    </table>
    <dl><dt>MOQ</dt><dd>{moq}</dd><dt>MQ</dt><dd>{mq}</dd><dt>Origin</dt><dd>{origin}</dd><dt>Days</dt><dd>{leadDays}</dd></dl>
    <ul>{keywords.map((word) => <li>{word}</li>)}</ul>
    <ul>{related.map((other) => <li><a href={\`/\${other.id.replace('/index', '')}\`}>{other.data.name}</a></li>)}</ul>
  </body>
</html>
`;

/** Creates a plain Astro site over the products of another site. */
function createPlainSite(site) {
  const root = mkdtempSync(path.join(PROJECT, '.bridge-test/plain-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('package.json', '{ "type": "module" }');
  write('astro.config.mjs', PLAIN_CONFIG);
  write('src/content.config.ts', PLAIN_CONTENT);
  write('src/pages/[product].astro', PLAIN_PAGE);
  // Each site has its own caches in `node_modules`.
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(PROJECT, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(root, 'node_modules', name));
  }
  mkdirSync(path.join(root, 'content'));
  symlinkSync(path.join(site, 'content/products'), path.join(root, 'content/products'));
  return root;
}

/** Removes what an earlier build has stored. */
function clearCaches(root) {
  for (const cache of ['node_modules/.astro', '.astro'])
    rmSync(path.join(root, cache), { recursive: true, force: true });
}

/** Builds a site after an edit of one product, with what the build before has stored, then without. */
async function measureEdit(site, products) {
  const file = path.join(site, 'content/products', getProductId(Math.ceil(products / 2)), 'index.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: .*$/m, 'description: Edited.'));
  const edited = await build(site);
  const files = getFolderDigests(path.join(site, 'dist'));
  clearCaches(site);
  await build(site);
  const all = getFolderDigests(path.join(site, 'dist'));
  const names = new Set([...Object.keys(files), ...Object.keys(all)]);
  const different = [...names].filter((name) => files[name] !== all[name]);
  if (different.length > 0) throw new Error(`after an edit, these files differ: ${different.slice(0, 10).join(', ')}`);
  return edited;
}

const findFastest = (results) => results.toSorted((one, other) => one.seconds - other.seconds)[0];

/** Measures both sites with some number of products, and an edit of one. */
async function measureSize(products) {
  const site = copySite();
  let plain;
  try {
    addProducts(site, products);
    plain = createPlainSite(site);
    const results = { site: [], plain: [] };
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, root, command] of [
        ['site', site, SITE_BUILD],
        ['plain', plain, PLAIN_BUILD],
      ]) {
        // Each run reads all content and renders all pages.
        clearCaches(root);
        results[name].push(await build(root, command));
        console.log(products, name, JSON.stringify(results[name].at(-1)));
      }
    }
    const [ours, theirs] = [findFastest(results.site), findFastest(results.plain)];
    const folders = sumByFolder(path.join(site, 'dist'));
    const edited = await measureEdit(site, products);
    console.log(products, 'edited', JSON.stringify(edited));
    return {
      products,
      site: ours,
      plain: theirs,
      ofPlain: round(ours.seconds / theirs.seconds),
      edited,
      editedOfFirst: round(edited.seconds / ours.seconds),
      folders,
    };
  } finally {
    removeSite(site);
    if (plain) rmSync(plain, { recursive: true, force: true });
  }
}

/** Builds the shipped catalogue with its pictures processed: first all of them, then none that is known. */
async function measurePictures() {
  const root = copySite();
  try {
    cpSync(path.join(root, 'site.config.mjs'), path.join(root, 'astro.config.mjs'));
    const [cold, warm] = [await build(root), await build(root)];
    return { cold: cold.seconds, warm: warm.seconds };
  } finally {
    removeSite(root);
  }
}

const machine = describeMachine();

function writeResults(builds, picturesSeconds) {
  const [first] = builds;
  const last = builds.at(-1);
  const results = {
    machine,
    runs: RUNS,
    builds,
    growth: {
      products: round(last.products / first.products),
      seconds: round(last.site.seconds / first.site.seconds),
      processorSeconds: round(last.site.processorSeconds / first.site.processorSeconds),
      memory: round(last.site.peakMemoryMegabytes / first.site.peakMemoryMegabytes),
    },
    picturesSeconds,
  };
  writeFileSync(path.join(import.meta.dirname, 'results/build.json'), `${JSON.stringify(results, null, 2)}\n`);
  return results;
}

const builds = [];
for (const size of SIZES) {
  builds.push(await measureSize(size));
  // A measurement of many products takes long: when it is stopped, the smaller ones stay.
  writeResults(builds);
}
console.log(JSON.stringify(writeResults(builds, pictures && (await measurePictures())), null, 2));
