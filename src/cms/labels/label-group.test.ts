import { config, fields } from '@keystatic/core';
import { describe, expect, test } from 'vitest';
import { read, readIssues } from '@/cms/bridge/testing/temp-project.ts';
import { linkField } from '../fields/link.ts';
import { requiredText, stringList } from '../fields/fields.ts';
import { messageField } from '../fields/message-field.ts';
import { pluralField } from '../fields/plural-field.ts';
import { checkPluralForms } from './checks.ts';
import { createLabelSingletons, labelGroup } from './label-group.ts';
import { mergeLabels } from './merge-labels.ts';

const jobLabels = labelGroup({
  key: 'jobs',
  label: 'jobs',
  schema: {
    title: requiredText('Title'),
    from: messageField('Price', ['price']),
    count: pluralField('Number of jobs', ['count']),
    filter: fields.object({ name: requiredText('Name'), link: linkField('Link target') }, { label: 'Filter' }),
    hints: stringList('Hints'),
  },
});

/** A site in English and in Arabic, whose translation has begun. */
const site = config({
  storage: { kind: 'local' },
  singletons: createLabelSingletons([jobLabels], {
    en: { name: 'English', dir: 'ltr' },
    ar: { name: 'Arabic', dir: 'rtl' },
  }),
});

const EN = 'content/labels/en/jobs.yaml';
const AR = 'content/labels/ar/jobs.yaml';

const complete = {
  title: 'Jobs',
  from: 'from {price}',
  count: { one: '1 job', other: '{count} jobs' },
  filter: { name: 'Filter', link: { discriminant: 'page', value: 'home' } },
  hints: ['Cook', 'Driver'],
};
const ARABIC_FORMS = {
  one: 'one',
  other: '{count} other',
  zero: 'zero',
  two: 'two',
  few: '{count} few',
  many: '{count} many',
};

/** Returns the labels of a page in Arabic, as `getLabels` does. */
async function readArabic(partial: object): Promise<unknown> {
  const { entries, issues } = await read(site, { [EN]: complete, [AR]: partial }, [checkPluralForms]);
  expect(issues).toEqual([]);
  const find = (name: string) => entries.get(name)?.[0]?.data;
  return mergeLabels(find('labels-en-jobs'), find('labels-ar-jobs'));
}

describe('the default locale', () => {
  test('has a singleton for each group, with its file', () => {
    expect(Object.keys(site.singletons)).toEqual(['labels-en-jobs', 'labels-ar-jobs']);
    expect(site.singletons['labels-en-jobs'].path).toBe('content/labels/en/jobs');
  });

  test.each(['title', 'from', 'count', 'filter'] as const)('must name %s', async (key) => {
    const { [key]: _, ...rest } = complete;
    const issues = await readIssues(site, { [EN]: rest });
    expect(issues[0]).toMatch(new RegExp(`^${EN} ${key}`));
  });

  test('must name each form of a plural, and the count in the general one', async () => {
    const one = await readIssues(site, { [EN]: { ...complete, count: { other: '{count} jobs' } } });
    expect(one[0]).toMatch(new RegExp(`^${EN} count.one`));
    const other = await readIssues(site, { [EN]: { ...complete, count: { one: '1 job', other: 'many jobs' } } });
    expect(other[0]).toMatch(new RegExp(`^${EN} count.other: Several must contain {count}`));
  });

  test('must have a file', async () => {
    expect(await readIssues(site, { [AR]: {} })).toEqual([expect.stringMatching(`^${EN}: is missing`)]);
  });
});

describe('another locale', () => {
  test('needs no file', async () => {
    expect(await readIssues(site, { [EN]: complete })).toEqual([]);
    expect(mergeLabels(complete, undefined)).toEqual(complete);
  });

  test('falls back to the default locale for each text that it leaves empty', async () => {
    expect(await readArabic({})).toMatchObject(complete);
    expect(await readArabic({ title: 'وظائف', filter: { name: 'تصفية' } })).toMatchObject({
      ...complete,
      title: 'وظائف',
      filter: { ...complete.filter, name: 'تصفية' },
    });
  });

  test('replaces a list as a whole', async () => {
    expect(await readArabic({ hints: ['طباخ'] })).toMatchObject({ ...complete, hints: ['طباخ'] });
  });

  test('replaces all forms of a plural, and never mixes them with those of the default locale', async () => {
    expect(await readArabic({ count: ARABIC_FORMS })).toMatchObject({ ...complete, count: ARABIC_FORMS });
  });

  test('must name all six forms of a plural, or none', async () => {
    const { few: _, ...five } = ARABIC_FORMS;
    expect(await readIssues(site, { [EN]: complete, [AR]: { count: five } }, [checkPluralForms])).toEqual([
      `${AR} count: names only some forms: fill in few, or leave all forms empty`,
    ]);
  });

  test('must keep the placeholders of a message', async () => {
    const [issue] = await readIssues(site, { [EN]: complete, [AR]: { from: 'من' } });
    expect(issue).toMatch(new RegExp(`^${AR} from: Price must contain {price}`));
  });

  test('has no links: they do not depend on the language', async () => {
    const partial = { filter: { link: complete.filter.link } };
    const [issue] = await readIssues(site, { [EN]: complete, [AR]: partial });
    expect(issue).toMatch(new RegExp(`^${AR} filter`));
  });
});
