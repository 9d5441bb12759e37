/**
 * Measures the build: the shipped catalogue with generated products, beside a plain Astro site with a hand-written zod schema
 * over the same products. The two take turns, and of each the fastest run counts. Then one product is edited, and the site is
 * built with the page cache and without it; both must write the same files. Pictures are copied as they are, because their
 * processing depends only on their number: `bench/pictures.mjs` measures it. Writes bench/results/build.json.
 *
 *     npm run bench build [sizes, as in 1000,10000] [runs]
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copySite, removeSite } from '../tests/admin/site-copy.ts';
import { getFolderDigests } from '../tests/support/folder-digests.ts';
import { addProducts, getProductId } from '../tests/support/generated-products.ts';
import { describeMachine, round } from './device-data.mjs';
import { measureBuild, sumMegabytes } from './measured-build.mjs';
import { PLAIN_BUILD, createPlainSite } from './plain-site.mjs';

const [sizes = '1000,10000', runs = '3'] = process.argv.slice(2);
const RUNS = Number(runs);
const SIZES = sizes.split(',').map(Number);
/** Number of folders of the output whose size is reported. */
const MAX_FOLDERS = 8;

/** Returns the number and the megabytes of the files in each folder of the output: of each kind of page. */
function sumByFolder(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sums = folders.map(({ name }) => {
    const files = readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true });
    const count = files.filter((entry) => entry.isFile()).length;
    return [name, { files: count, megabytes: sumMegabytes(path.join(folder, name)) }];
  });
  return Object.fromEntries(sums.sort(([, a], [, b]) => b.megabytes - a.megabytes).slice(0, MAX_FOLDERS));
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
  const edited = await measureBuild(site);
  const files = getFolderDigests(path.join(site, 'dist'));
  clearCaches(site);
  await measureBuild(site);
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
        ['site', site],
        ['plain', plain, PLAIN_BUILD],
      ]) {
        // Each run reads all content and renders all pages.
        clearCaches(root);
        results[name].push(await measureBuild(root, command));
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

const machine = describeMachine();

function writeResults(builds) {
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
console.log(JSON.stringify(writeResults(builds), null, 2));
