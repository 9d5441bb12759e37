/**
 * Adds a month of wholesale rates from a CSV file to `content/commodities`. Without `--write` it only says what would change.
 * `npm run rates:import -- FILE [--write]`; docs/rates.md describes the file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { dump, load } from 'js-yaml';
import { writeUpdate } from '../src/cms/admin/tree/write-update.ts';
import { addMonth, formatErrors, parseRates } from './rates/parse-rates.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = 'content/commodities';

/**
 * Ends the program with an error.
 * @param {string} message
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const args = process.argv.slice(2);
const isWriting = args.includes('--write');
const [file = ''] = args.filter((arg) => !arg.startsWith('--'));
if (!file) stop('Name the CSV file: npm run rates:import -- rates.csv');

const entries = readdirSync(path.join(ROOT, FOLDER))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const target = `${FOLDER}/${name}`;
    // The build has checked the content of the folder.
    const data = /** @type {{ months: import('./rates/parse-rates.ts').MonthOfRates[] }} */ (
      load(readFileSync(path.join(ROOT, target), 'utf8'))
    );
    return { id: path.basename(name, '.yaml'), target, data, months: data.months };
  });

let csv = '';
try {
  csv = readFileSync(file, 'utf8');
} catch {
  stop(`${file} cannot be read. Check the path of the file.`);
}

const { rates, errors } = parseRates(csv, entries);
if (errors.length > 0) stop(`${formatErrors(file, errors)}\nNothing was changed.`);

const additions = [];
for (const { id, target, data, months } of entries) {
  const added = rates.get(id);
  if (!added) continue;
  const changed = addMonth(months, added);
  const before = changed.at(-2);
  console.log(`${id}: ${added.month} $${added.price} (before $${before?.price}), ${added.arrivals} t`);
  additions.push({ path: target, contents: Buffer.from(dump({ ...data, months: changed })).toString('base64') });
}
if (isWriting) writeUpdate(ROOT, { additions, deletions: [] });
console.log(
  isWriting
    ? `${entries.length} commodities have the new month. Build the site to publish it.`
    : `${entries.length} commodities would get the new month. Add --write to change the content.`,
);
