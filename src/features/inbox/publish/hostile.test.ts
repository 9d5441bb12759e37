/** Submissions that try to reach other files, other fields, or the scripts of a page. */
import path from 'node:path';
import { createReader } from '@keystatic/core/reader';
import { expect, test } from 'vitest';
import { createRecordNumber } from '@/forms/model/record.ts';
import { createPictureBomb } from '@/features/inbox/testing/hostile-files.ts';
import keystaticConfig from '../../../../keystatic.config.ts';
import { preparePublication } from './publish.ts';
import { createSlug } from './slugs.ts';
import { copyContent, listFiles, publish, readIssues, ROOT } from './testing/site.ts';
import { createAnswer, SUBMISSIONS, type TestPublishInput } from './testing/submissions.ts';

type Answer = TestPublishInput['record']['answers'][number];

const HOSTILE = [
  '../../../etc/passwd',
  '..\\..\\secrets',
  '/absolute/path',
  'con.yaml\u0000.png',
  'x\nisSample: true\nrating: 5',
  'x: [y, {z: 1}] # comment',
  '!!js/function "function(){}"',
  '*anchor &anchor <<: {a: b}',
  '---\ntitle: other\n---',
  '{% partial file="../secret" /%} {% callout %}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{alert(1)} <Component client:load />',
  "' OR 1=1; --",
  '[link](javascript:alert(1))',
  '\u202egnp.exe\u2066hidden\u2069',
  'Café Ümläut ﷺ 蜂蜜 🐝',
  '\ud800 lonely',
  '__proto__',
];

/** Removes what the form removes: a line has no breaks and no invisible characters. */
const toLine = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();

/** As many of them as a name may have characters. */
const HOSTILE_NAMES = [
  '../../../etc/passwd ..\\..\\secrets \u202egnp.exe\u2066',
  'x\nisSample: true\nrating: 5 # {a: [*b, !!js/function c]} __proto__',
  '---\ntitle: other\n--- {% partial file="../secret" /%}',
  '<script>alert(1)</script> {alert(1)} <img src=x onerror=alert(1)> \ud800',
];

test('hostile texts of a service are only texts, and reach nothing else', async () => {
  const root = copyContent();
  const before = listFiles(root);
  const { record } = SUBMISSIONS.service;
  const others = record.answers.filter(({ name }) => name !== 'name' && name !== 'detail');
  const detail = HOSTILE.join('\n\n');
  for (const name of HOSTILE_NAMES) {
    const answers = [...others, createAnswer('name', 'text', name), createAnswer('detail', 'longText', detail)];
    const { slug, address } = await publish({ ...SUBMISSIONS.service, record: { ...record, answers } }, root);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(address).toBe(`/exploreService/${slug}`);
    const entry = await createReader(root, keystaticConfig).collections.services.read(slug);
    expect(entry?.title).toBe(toLine(name));
    expect(entry?.description.split('\n\n').map(toLine)).toEqual(HOSTILE.map(toLine));
    expect(entry?.isSample).toBe(false);
    expect(entry?.rating).toBe(0);
  }
  const added = listFiles(root).filter((file) => !before.includes(file));
  expect(added.filter((file) => !/^content\/(services|people)\/[a-z0-9-]+(\/|\.yaml$)/.test(file))).toEqual([]);
  expect(await readIssues(root)).toEqual([]);
});

test.each(HOSTILE)('the slug of %j has only letters and digits', (text) => {
  expect(createSlug(text)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test('a slug is short, and a name without Latin letters gets the number of the record', () => {
  expect(createSlug('honey '.repeat(1_000)).length).toBeLessThanOrEqual(60);
  expect(createSlug('x'.repeat(1_000))).toHaveLength(60);
  expect(createSlug('عسل سدر', 'input RQ-261120-7F3K')).toBe('input-rq-261120-7f3k');
  expect(createSlug('', '…')).toBe('entry');
});

test('a hostile record number or form is no path', async () => {
  const { record } = SUBMISSIONS.post;
  const answers = [createAnswer('text', 'longText', 'عسل'), createAnswer('visibility', 'radio', 'public')];
  const prepared = await preparePublication({
    ...SUBMISSIONS.post,
    record: { ...record, number: '../../x', answers },
    root: ROOT,
  });
  expect(prepared.publication?.slug).toBe('post-po-261120-n35x');
  const other = { ...SUBMISSIONS.buyerInput.record, form: '../forms/request-quotation' };
  const { issues, files } = await preparePublication({ ...SUBMISSIONS.buyerInput, record: other, root: ROOT });
  expect(issues[0]?.reason).toContain('there is no form “../forms/request-quotation”');
  expect(files).toEqual([]);
});

test.each(['PP-261120-7F3K', 'SFS-26-009', '\u202eK3F7', 'x'.repeat(200), 'PP-261120-7F3K\n', 'ST-261120-7F3K'])(
  'a project gets no number that the site does not make: %j',
  async (number) => {
    const root = copyContent();
    const { record } = SUBMISSIONS.project;
    const { slug } = await publish({ ...SUBMISSIONS.project, record: { ...record, number } }, root);
    const entry = await createReader(root, keystaticConfig).collections.projects.read(slug);
    const made = createRecordNumber('PP', record.id, new Date(record.at));
    expect(entry?.number).toBe(number === 'PP-261120-7F3K' ? number : made);
  },
);

/** The answers of a record as an honest device sends them, but for what `change` does with one of them. */
const addForged = (
  kind: 'post' | 'buyerInput',
  name: string,
  change: (answer: Answer) => readonly Partial<Answer>[],
): TestPublishInput => {
  const { record } = SUBMISSIONS[kind];
  const answers = record.answers.flatMap((answer) =>
    answer.name === name ? change(answer).map((forged) => ({ ...answer, ...forged })) : [answer],
  );
  return { ...SUBMISSIONS[kind], record: { ...record, answers } };
};

test.each(['longText', 'place', 'select', 'number'])(
  'a post has the text that its editor reads, not another one beside it: %s',
  async (kind) => {
    const root = copyContent();
    const forged = addForged('post', 'text', () => [{ kind, value: 'Nice scarves', text: 'spam' }]);
    const { slug } = await publish(forged, root);
    expect((await createReader(root, keystaticConfig).collections.posts.read(slug))?.text).toBe('Nice scarves');
  },
);

test('an answer is of the kind of its field, whatever kind the sender says', async () => {
  const root = copyContent();
  const forged = addForged('buyerInput', 'detail', () => [{ kind: 'place', value: 'Nice scarves', text: 'spam' }]);
  const { slug } = await publish(forged, root);
  expect((await createReader(root, keystaticConfig).collections.buyerInputs.read(slug))?.detail).toBe('Nice scarves');
  const priced = addForged('buyerInput', 'rate', () => [{ kind: 'number', value: 1_250, text: '$12.50' }]);
  const other = await publish(priced, root);
  expect((await createReader(root, keystaticConfig).collections.buyerInputs.read(other.slug))?.rate).toBe(12.5);
});

test.each([
  ['buyerInput', 'detail'],
  ['post', 'text'],
  ['post', 'visibility'],
] as const)('a %s that answers twice is an issue: %s', async (kind, name) => {
  const forged = addForged(kind, name, (answer) => [{}, { kind: 'select', value: answer.value, text: '' }]);
  const { issues, publication } = await preparePublication({ ...forged, root: ROOT });
  expect([issues.map(({ field }) => field), publication]).toEqual([[name], undefined]);
});

test('a form with another action does not validate the record', async () => {
  const record = { ...SUBMISSIONS.buyerInput.record, form: 'contact' };
  const { issues } = await preparePublication({ ...SUBMISSIONS.buyerInput, record, root: ROOT });
  expect(issues[0]?.file).toBe('content/forms');
});

test('a detail of the editor is validated too', async () => {
  const details = { place: '../muscat', title: '\u202eeltit', constructor: 'x' };
  const { issues } = await preparePublication({ ...SUBMISSIONS.buyerInput, details, root: ROOT });
  expect(issues.map(({ field }) => field)).toEqual(['place']);
});

test.each([
  ['a file that is no picture', new TextEncoder().encode('<svg onload="alert(1)"/>')],
  ['an empty file', new Uint8Array()],
  ['a picture that ends early', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a picture of 900 million pixels', createPictureBomb(30_000)],
])('%s is an issue of its field', async (_, bytes) => {
  const files = SUBMISSIONS.product.files.map((file) => ({ ...file, read: () => Promise.resolve(bytes) }));
  const { issues } = await preparePublication({ ...SUBMISSIONS.product, files, root: ROOT });
  expect(new Set(issues.map(({ field }) => field))).toEqual(new Set(['photos']));
  expect(issues[0]?.reason).toContain('cannot be opened');
});

test('what follows a picture in its file is not published', async () => {
  const marker = 'PK\u0003\u0004 an archive';
  const files = SUBMISSIONS.product.files.map((file) => ({
    ...file,
    read: async () => Buffer.concat([await file.read(), Buffer.from(marker, 'latin1')]),
  }));
  const prepared = await preparePublication({ ...SUBMISSIONS.product, files, root: ROOT });
  expect(prepared.issues).toEqual([]);
  for (const { contents, path: file } of prepared.files) {
    expect(Buffer.from(contents).includes(marker, 'latin1'), path.basename(file)).toBe(false);
  }
});
