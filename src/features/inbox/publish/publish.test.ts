/** Submissions of every kind, published in a copy of the content. */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReader } from '@keystatic/core/reader';
import { expect, test } from 'vitest';
import { getEntryFile } from '@/cms/bridge/entry-location.ts';
import { readContent } from '@/cms/bridge/reader.ts';
import { readWithKeystatic } from '@/cms/bridge/testing/parity.ts';
import keystaticConfig from '../../../../keystatic.config.ts';
import { PUBLISHING_KINDS } from './kinds.ts';
import { PublishError } from './publication.ts';
import { preparePublication, removePublication, writePublication } from './publish.ts';
import { getLocation } from './site-content.ts';
import { copyContent, listFiles, publish, readIssues, ROOT } from './testing/site.ts';
import { createAnswer, SUBMISSIONS, type TestPublishInput } from './testing/submissions.ts';

test('there is a submission of each kind that is published', () => {
  expect(Object.keys(SUBMISSIONS).sort()).toEqual([...PUBLISHING_KINDS].sort());
});

test.each(Object.entries(SUBMISSIONS))(
  'a %s is published as it was prepared, the build accepts it, and removing it leaves nothing',
  async (kind, submission) => {
    const root = copyContent();
    const before = listFiles(root);
    const prepared = await preparePublication({ ...submission, root });
    expect(prepared.issues).toEqual([]);
    expect(listFiles(root)).toEqual(before);

    const publication = await writePublication(prepared, root);
    expect(publication).toEqual(prepared.publication);
    expect(publication.kind).toBe(kind);
    const added = listFiles(root).filter((file) => !before.includes(file));
    expect(added).toEqual(publication.files.map((file) => file.path).sort());
    for (const { path: file, contents } of prepared.files) {
      expect(readFileSync(path.join(root, file)).equals(contents), file).toBe(true);
    }
    expect(await readIssues(root)).toEqual([]);

    const { collection, slug } = publication;
    const { entries } = await readContent(keystaticConfig, root, []);
    const entry = entries.get(collection)?.find(({ id }) => id === slug);
    const reader = createReader(root, keystaticConfig).collections;
    const theirs = await reader[collection as keyof typeof reader].read(slug);
    expect(theirs).not.toBeNull();
    expect(entry && readWithKeystatic(getLocation(collection), entry)).toEqual(theirs);

    const removals = await removePublication(publication, root);
    expect(removals.every(({ result }) => result === 'removed')).toBe(true);
    expect(removals.map((removal) => removal.path).sort()).toEqual(added);
    expect(listFiles(root)).toEqual(before);
  },
);

test('submissions that are accepted at once get slugs of their own', async () => {
  const root = copyContent();
  const prepared = await Promise.all(
    Array.from({ length: 8 }, () => preparePublication({ ...SUBMISSIONS.buyerInput, root })),
  );
  const publications = await Promise.all(prepared.map((each) => writePublication(each, root)));
  const slugs = publications.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(8);
  const [first] = slugs.toSorted();
  expect(slugs.toSorted()).toEqual([first, ...[2, 3, 4, 5, 6, 7, 8].map((number) => `${first ?? ''}-${number}`)]);
  expect(await readIssues(root)).toEqual([]);
});

test('an old address, which leads to another page, is taken', async () => {
  const root = copyContent();
  const prepared = await preparePublication({ ...SUBMISSIONS.project, root });
  const { slug = '', address = '' } = prepared.publication ?? {};
  const file = path.join(root, getEntryFile(getLocation('redirects'), ''));
  const redirects = readFileSync(file, 'utf8');
  // The copy is a link to the file of the project.
  rmSync(file);
  const entry = `list:\n  - from: ${address.toUpperCase()}\n    to: { discriminant: page, value: faq }\n`;
  writeFileSync(file, redirects.replace('list: []\n', entry));
  expect((await preparePublication({ ...SUBMISSIONS.project, root })).publication?.slug).toBe(`${slug}-2`);
  expect((await writePublication(prepared, root)).slug).toBe(`${slug}-2`);
  expect(await readIssues(root)).toEqual([]);
});

test('a slug that differs only in case is taken', async () => {
  const root = copyContent();
  const prepared = await preparePublication({ ...SUBMISSIONS.project, root });
  const slug = prepared.publication?.slug ?? '';
  writeFileSync(path.join(root, `content/projects/${slug.toUpperCase()}.yaml`), '');
  expect((await writePublication(prepared, root)).slug).toBe(`${slug}-2`);
});

test('an address that a page of the site has is not given to an entry', async () => {
  const root = copyContent();
  const { record } = SUBMISSIONS.store;
  const answers = record.answers.map((answer) =>
    answer.name === 'storeName' ? createAnswer('storeName', 'text', 'Preview') : answer,
  );
  const { slug, address } = await publish({ ...SUBMISSIONS.store, record: { ...record, answers } }, root);
  expect(slug).toBe('preview-2');
  expect(address).toBe('/ProductPage/preview-2');
});

test('after an error nothing is left', async () => {
  const root = copyContent();
  const before = listFiles(root);
  const prepared = await preparePublication({ ...SUBMISSIONS.store, root });
  const plans = prepared.plans.map((plan, index) => {
    const createState: typeof plan.createState = () => {
      throw new Error('the disk is full');
    };
    return index === prepared.plans.length - 1 ? { ...plan, createState } : plan;
  });
  expect(plans.length).toBeGreaterThan(1);
  await expect(writePublication({ ...prepared, plans }, root)).rejects.toThrow('the disk is full');
  expect(listFiles(root)).toEqual(before);
});

test('an entry that an editor has changed stays whole', async () => {
  const root = copyContent();
  const publication = await publish(SUBMISSIONS.service, root);
  const file = getEntryFile(getLocation(publication.collection), publication.slug);
  appendFileSync(path.join(root, file), '# checked\n');
  const before = listFiles(root);
  const removals = publication.files.map((each) => {
    return { path: each.path, result: each.path === file ? 'changed' : 'kept' };
  });
  expect(await removePublication(publication, root)).toEqual(removals);
  expect(listFiles(root)).toEqual(before);
});

test('an entry that other content refers to stays', async () => {
  const root = copyContent();
  const store = await publish(SUBMISSIONS.store, root);
  await publish({ ...SUBMISSIONS.job, details: { ...SUBMISSIONS.job.details, employer: store.slug } }, root);
  const before = listFiles(root);
  const removal = removePublication(store, root);
  await expect(removal).rejects.toThrow(PublishError);
  await expect(removal).rejects.toThrow('employer: refers to the entry');
  expect(listFiles(root)).toEqual(before);
});

test('a file outside of the content is never removed', async () => {
  const root = copyContent();
  const publication = await publish(SUBMISSIONS.post, root);
  const files = [{ path: 'content/../secret.txt', sha256: '0' }];
  await expect(removePublication({ ...publication, files }, root)).rejects.toThrow('is not a file of the content');
});

const addAnswer = (submission: TestPublishInput, answer: ReturnType<typeof createAnswer>): TestPublishInput => ({
  ...submission,
  record: {
    ...submission.record,
    answers: [...submission.record.answers.filter(({ name }) => name !== answer.name), answer],
  },
});

const readIssuesOf = async (submission: TestPublishInput) => {
  const { issues, publication } = await preparePublication({ ...submission, root: ROOT });
  return { fields: issues.map(({ field }) => field), publication };
};

test.each([
  ['an option that the form does not have', 'buyerInput', createAnswer('category', 'select', '../people'), 'category'],
  ['a number out of its range', 'buyerInput', createAnswer('quantity', 'number', -1), 'quantity'],
  ['a value of another type', 'buyerInput', createAnswer('detail', 'longText', { text: 'x' }), 'detail'],
  ['a text that is too long', 'service', createAnswer('name', 'text', 'x'.repeat(10_000)), 'name'],
  ['an address of another scheme', 'store', createAnswer('websites', 'list', ['javascript:alert(1)']), 'websites'],
  ['a range that ends below its start', 'job', createAnswer('salaryTo', 'money', 1), 'salaryTo'],
  [
    'tiers that do not get cheaper',
    'product',
    createAnswer('tiers', 'tiers', [{ quantity: 50, cents: 9_900 }]),
    'tiers.1.price',
  ],
  ['a post that only its author sees', 'post', createAnswer('visibility', 'radio', 'hidden'), 'visibility'],
] as const)('%s is an issue', async (_, kind, answer, field) => {
  const { fields } = await readIssuesOf(addAnswer(SUBMISSIONS[kind], answer));
  expect(fields).toContain(field);
});

test.each([
  ['buyerInput', 'rate'],
  ['store', 'established'],
  ['store', 'timing'],
  ['product', 'origin'],
  ['product', 'photos'],
] as const)('a %s without an answer that its page needs is an issue: %s', async (kind, field) => {
  const { record, ...rest } = SUBMISSIONS[kind];
  const answers = record.answers.filter(({ name }) => name !== field);
  const { fields, publication } = await readIssuesOf({ ...rest, record: { ...record, answers } });
  expect(fields).toEqual([field]);
  expect(publication).toBeUndefined();
});

test('a detail that is missing or wrong is an issue, and says what to do', async () => {
  const details = { budgetFrom: 'about 12', closes: '2027-02-30' };
  const { issues } = await preparePublication({ ...SUBMISSIONS.project, root: ROOT, details });
  expect(issues.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'budgetFrom: “about 12” is not an amount: write one as in 120.50',
    'budgetTo: Budget, to is missing: the page needs it',
    'closes: “2027-02-30” is not a day: write one as in 2026-11-30',
  ]);
});

test('an issue has the name of its detail, answer or field', async () => {
  const { record } = SUBMISSIONS.product;
  const project = await preparePublication({ ...SUBMISSIONS.project, root: ROOT, details: {} });
  expect(project.issues.find(({ field }) => field === 'closes')?.label).toBe('Last day for bids');
  const answers = record.answers.filter(({ name }) => name !== 'name');
  const unnamed = await preparePublication({ ...SUBMISSIONS.product, record: { ...record, answers }, root: ROOT });
  expect(unnamed.issues.find(({ field }) => field === 'name')?.label).toBe('Product name');
  const details = { ...SUBMISSIONS.product.details, store: 'khor-shamal-marine' };
  const elsewhere = await preparePublication({ ...SUBMISSIONS.product, details, root: ROOT });
  expect(elsewhere.issues.map(({ labels }) => labels?.field)).toEqual(['Category']);
  expect(elsewhere.issues[0]?.labels?.entry).toMatch(/^Products › /);
});

test('a detail of too many digits is an issue that names the limit', async () => {
  const details = { budgetFrom: '100', budgetTo: '9'.repeat(13), closes: '2027-02-28' };
  const { issues } = await preparePublication({ ...SUBMISSIONS.project, root: ROOT, details });
  expect(issues.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'budgetTo: “9999999999999” is too large: write at most 1,000,000,000,000',
  ]);
});

test('a store that closes at midnight is published with this time', async () => {
  const { files } = await preparePublication({ ...SUBMISSIONS.store, root: ROOT });
  const store = files.find((file) => file.path.startsWith('content/stores/') && file.path.endsWith('.yaml'));
  expect(Buffer.from(store?.contents ?? []).toString()).toContain("closes: '24:00'");
});

test('a publication with issues is not written', async () => {
  const prepared = await preparePublication({ ...SUBMISSIONS.project, root: ROOT, details: {} });
  const folder = path.join(tmpdir(), 'publish-nowhere');
  await expect(writePublication(prepared, folder)).rejects.toThrow(PublishError);
  expect(existsSync(folder)).toBe(false);
});

test('a request to one seller is not published', async () => {
  const about = { kind: 'product', id: 'sidr-honey-1kg', name: 'Sidr honey', path: '/ProductPage/sidr-honey-1kg' };
  const record = { ...SUBMISSIONS.buyerInput.record, about };
  const preparing = preparePublication({ ...SUBMISSIONS.buyerInput, record, root: ROOT });
  await expect(preparing).rejects.toThrow('is not published');
});
