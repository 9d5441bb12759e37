/** Each content issue names its file and field and says what to do. */
import { rmSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { collection, config, fields, singleton } from '@keystatic/core';
import { describe, expect, it } from 'vitest';
import { ContentError, formatIssues } from './content-error.ts';
import { date, image, multiRelationship, number, relationship, richText, richTextBody } from './fields.ts';
import { readContent, type Check } from './reader.ts';
import { readIssues, PNG, read, createTempProject, writeFiles, type Files } from './testing/temp-project.ts';

const REQUIRED = { isRequired: true } as const;
const name = fields.slug({
  name: { label: 'Name', validation: REQUIRED },
  slug: { validation: { pattern: { regex: /^[a-z-]+$/i, message: 'Letters and hyphens only' } } },
});

const stores = collection({
  label: 'Stores',
  path: 'content/stores/*/',
  slugField: 'name',
  schema: {
    name,
    logo: image({ label: 'Logo', validation: REQUIRED }),
    kind: fields.select({
      label: 'Kind',
      defaultValue: 'goods',
      options: [
        { value: 'goods', label: 'Goods' },
        { value: 'services', label: 'Services' },
      ],
    }),
    tags: fields.multiselect({ label: 'Tags', options: [{ value: 'new', label: 'New' }] }),
  },
});

const products = collection({
  label: 'Products',
  path: 'content/products/*',
  slugField: 'name',
  schema: {
    name,
    store: relationship({ label: 'Store', collection: 'stores', validation: REQUIRED }),
    others: multiRelationship({ label: 'Others', collection: 'products' }),
    price: number({ label: 'Price', decimals: 2, validation: { ...REQUIRED, min: 0 } }),
    weight: number({ label: 'Weight' }),
    closes: date({ label: 'Closes' }),
    tiers: fields.array(
      fields.object({
        quantity: fields.integer({ label: 'Quantity', validation: REQUIRED }),
        price: fields.number({ label: 'Price' }),
      }),
      { label: 'Tiers', validation: { length: { min: 1, max: 2 } } },
    ),
    link: fields.conditional(fields.checkbox({ label: 'Has a link' }), {
      true: fields.object({ to: fields.text({ label: 'To', validation: REQUIRED }) }),
      false: fields.empty(),
    }),
    notes: fields.blocks({ line: { label: 'Line', schema: fields.text({ label: 'Line' }) } }, { label: 'Notes' }),
    picture: image({ label: 'Picture', directory: 'content/pictures', publicPath: '../pictures' }),
  },
});

const guides = collection({
  label: 'Guides',
  path: 'content/guides/*',
  slugField: 'title',
  format: { contentField: 'body' },
  schema: {
    title: fields.slug({ name: { label: 'Title', validation: REQUIRED } }),
    order: fields.integer({ label: 'Order', validation: REQUIRED }),
    body: fields.markdoc({ label: 'Body' }),
  },
});

const settings = singleton({
  label: 'Site settings',
  path: 'content/settings',
  schema: { brand: fields.text({ label: 'Brand', validation: REQUIRED }), about: richText({ label: 'About' }) },
});

const site = config({
  storage: { kind: 'local' },
  collections: { stores, products, guides },
  singletons: { settings },
});

const STORE = { name: 'Dar', logo: 'logo.png' };
const PRODUCT = { name: 'Dates', store: 'dar', price: 3, tiers: [{ quantity: 1, price: 3 }] };
const GUIDE = '---\ntitle: First steps\norder: 1\n---\nWelcome.\n';

const GOOD: Files = {
  'content/stores/dar/index.yaml': STORE,
  'content/stores/dar/logo.png': PNG,
  'content/products/dates.yaml': PRODUCT,
  'content/guides/first-steps.mdoc': GUIDE,
  'content/settings.yaml': { brand: 'INO', about: 'All of **it**.' },
};

const omitFiles = (...files: string[]): Files =>
  Object.fromEntries(Object.entries(GOOD).filter(([file]) => !files.includes(file)));
const store = (more: object): Files => ({ ...GOOD, 'content/stores/dar/index.yaml': { ...STORE, ...more } });
const createProduct = (more: object): Files => ({ ...GOOD, 'content/products/dates.yaml': { ...PRODUCT, ...more } });
const createSettings = (text: string): Files => ({ ...GOOD, 'content/settings.yaml': { brand: 'INO', about: text } });

const expectIssues = async (files: Files, ...expected: string[]) => {
  expect(await readIssues(site, files)).toEqual(expected);
};

it('reports nothing for valid content', async () => {
  const { entries, issues } = await read(site, GOOD);
  expect(issues).toEqual([]);
  expect(Object.fromEntries([...entries].map(([type, some]) => [type, some.map(({ id }) => id)]))).toEqual({
    stores: ['dar'],
    products: ['dates'],
    guides: ['first-steps'],
    settings: ['settings'],
  });
});

it('reports warnings separately from issues', async () => {
  const checkAdvice: Check = ({ products: some = [] }) =>
    some.map(({ file }) => ({ file, field: 'closes', reason: 'is past' }));
  const { issues, warnings } = await readContent(site, createTempProject(GOOD), [], [checkAdvice]);
  expect(issues).toEqual([]);
  expect(formatIssues(warnings, 'warning')).toBe(
    '1 warning in the content\ncontent/products/dates.yaml\n  Closes (closes): is past',
  );
});

describe('reports a value', () => {
  it('that is missing', async () => {
    await expectIssues(
      { ...GOOD, 'content/products/dates.yaml': { name: 'Dates' } },
      'content/products/dates.yaml store: Store is required',
      'content/products/dates.yaml price: Price is required',
      'content/products/dates.yaml tiers: needs at least 1: add what is missing',
    );
  });

  it('of the wrong type', async () => {
    await expectIssues(
      createProduct({ price: 'three', tiers: [{ quantity: [1] }], link: 'x', store: 4 }),
      'content/products/dates.yaml store: Must be a string, not “4”',
      'content/products/dates.yaml price: Must be a number, not “three”',
      'content/products/dates.yaml tiers.0.quantity: Must be a number, not a list',
      'content/products/dates.yaml link: must be a group of fields, not “x”',
    );
  });

  it('that is a single value instead of a list or group', async () => {
    await expectIssues(
      createProduct({ tiers: { quantity: 1 }, others: 'dates', link: ['x'] }),
      'content/products/dates.yaml others: Must be an array of strings, not “dates”',
      'content/products/dates.yaml tiers: must be a list, not a group',
      'content/products/dates.yaml link: must be a group of fields, not a list',
    );
  });

  it('that is a date instead of a group', async () => {
    await expectIssues(
      createProduct({ tiers: [new Date('2026-01-01')] }),
      'content/products/dates.yaml tiers.0: must be a group of fields, not “2026-01-01T00:00:00.000Z”',
    );
  });

  it('beyond its limits', async () => {
    await expectIssues(createProduct({ price: -1 }), 'content/products/dates.yaml price: Price must be at least 0');
  });

  it.each(['2026-11-31', '2026-13-01', '2027-02-29', '2026-00-10'])('that is not a calendar day: %s', async (text) => {
    const createYaml = (value: string): Files => ({
      ...GOOD,
      'content/products/dates.yaml': `name: Dates\nstore: dar\nprice: 3\ncloses: ${value}\ntiers:\n  - quantity: 1\n    price: 3\n`,
    });
    const issue = `content/products/dates.yaml closes: “${text}” is not a calendar day: write one as in 2026-11-30`;
    for (const value of [text, `'${text}'`, `"${text}"`]) await expectIssues(createYaml(value), issue);
    for (const value of ['2028-02-29', `'2028-02-29'`, 'null']) await expectIssues(createYaml(value));
  });

  it.each([
    ['8.575', '“8.575” has more than 2 decimals: round it to 8.58'],
    ['0.001', '“0.001” has more than 2 decimals: round it to 0.00'],
    ['.nan', 'cannot be .nan or .inf: write a number'],
    ['.inf', 'cannot be .nan or .inf: write a number'],
    ['-.inf', 'Price must be at least 0'],
  ])('that is not a price: %s', async (value, reason) => {
    const yaml = `name: Dates\nstore: dar\nprice: ${value}\ntiers:\n  - quantity: 1\n`;
    await expectIssues(
      { ...GOOD, 'content/products/dates.yaml': yaml },
      `content/products/dates.yaml price: ${reason}`,
    );
  });

  it.each([8.57, 0.29, 1.1, 4.35, 1_000_000.01, 61.5, 3])('but accepts the price %d', async (price) => {
    await expectIssues(createProduct({ price, weight: 1.23456 }));
  });

  it('that is not an option', async () => {
    await expectIssues(
      store({ kind: 'both', tags: ['new', 'old'] }),
      'content/stores/dar/index.yaml kind: “both” is not an option: use one of goods, services',
      'content/stores/dar/index.yaml tags: “old” is not an option: use one of new',
    );
  });

  it('that is not a variant', async () => {
    await expectIssues(
      createProduct({ link: { discriminant: 'maybe' }, notes: [{ discriminant: 'page' }] }),
      'content/products/dates.yaml link.discriminant: “maybe” is not an option: use one of true, false',
      'content/products/dates.yaml notes.0.discriminant: “page” is not an option: use one of line',
    );
  });

  it.each([
    [0, 'needs at least 1: add what is missing'],
    [3, 'takes at most 2: remove some'],
  ])('in a list of %d', async (length, reason) => {
    await expectIssues(
      createProduct({ tiers: Array.from({ length }, () => ({ quantity: 1 })) }),
      `content/products/dates.yaml tiers: ${reason}`,
    );
  });
});

describe('reports an unknown key', () => {
  it('at the top, in a group, in a list', async () => {
    await expectIssues(
      createProduct({ prise: 3, tiers: [{ quantity: 1, prize: 2 }] }),
      'content/products/dates.yaml tiers.0.prize: unknown field, remove it or correct its spelling: it has quantity, price',
      'content/products/dates.yaml prise: unknown field, remove it or correct its spelling: it has name, store, others, price, weight, closes, tiers, link, notes, picture',
    );
  });

  it('in a variant', async () => {
    await expectIssues(
      createProduct({ link: { discriminant: true, value: { to: 'x', form: 'y' }, extra: 1 } }),
      'content/products/dates.yaml link.value.form: unknown field, remove it or correct its spelling: it has to',
      'content/products/dates.yaml link.extra: unknown field, remove it or correct its spelling: it has discriminant, value',
    );
  });
});

describe('reports a link', () => {
  it('to a missing entry', async () => {
    await expectIssues(
      createProduct({ store: 'gone', others: ['dates', 'figs'] }),
      'content/products/dates.yaml store: there is no “gone” in stores: choose an existing entry or create it first',
      'content/products/dates.yaml others.1: there is no “figs” in products: choose an existing entry or create it first',
    );
  });

  it('to a missing collection', async () => {
    const to = relationship({ label: 'To', collection: 'nowhere' });
    const lost = collection({ label: 'Lost', path: 'content/products/*', slugField: 'name', schema: { name, to } });
    const files = { 'content/products/dates.yaml': { name: 'Dates', to: 'x' } };
    const alone = config({ storage: { kind: 'local' }, collections: { products: lost } });
    expect(await readIssues(alone, files)).toEqual([
      'content/products/dates.yaml to: references the unknown collection “nowhere”: use a collection of the config',
    ]);
  });
});

describe('reports a picture', () => {
  const createLogo = (content: unknown, file = 'logo.png') => ({
    ...store({ logo: file }),
    [`content/stores/dar/${file}`]: content,
  });

  it('that is missing', async () => {
    await expectIssues(
      omitFiles('content/stores/dar/logo.png'),
      'content/stores/dar/index.yaml logo: there is no file content/stores/dar/logo.png: add it, or choose another in the admin',
    );
  });

  it.each(['../dar/logo.png', '/logo.png', './logo.png', 'a//logo.png', ''])('outside its folder: %s', async (file) => {
    await expectIssues(
      { ...omitFiles('content/stores/dar/logo.png'), ...{ 'content/stores/dar/index.yaml': { ...STORE, logo: file } } },
      `content/stores/dar/index.yaml logo: “${file}” is outside content/stores/dar/, so the admin would lose it: move the file there and write <file>`,
    );
  });

  it('outside the directory of its field', async () => {
    await expectIssues(
      createProduct({ picture: '../pictures/figs/dates.png' }),
      'content/products/dates.yaml picture: “../pictures/figs/dates.png” is outside content/pictures/dates/, so the admin would lose it: move the file there and write ../pictures/dates/<file>',
    );
  });

  it('that is a text file', async () => {
    await expectIssues(
      createLogo('not a picture'),
      'content/stores/dar/index.yaml logo: content/stores/dar/logo.png contains a file of type unknown: use jpg, png, webp, avif',
    );
  });

  it('with the extension of another type', async () => {
    await expectIssues(
      { ...createLogo(PNG, 'logo.webp'), ...{ 'content/stores/dar/logo.png': PNG } },
      'content/stores/dar/index.yaml logo: content/stores/dar/logo.webp contains a file of type png: change its extension',
      'content/stores/dar/logo.png: belongs to no entry (entries of stores are at content/stores/<slug>/index.yaml): move or delete it',
    );
  });

  it('of 30 MB', async () => {
    const root = createTempProject(GOOD);
    await truncate(path.join(root, 'content/stores/dar/logo.png'), 30_000_000);
    const { issues } = await readContent(site, root, []);
    expect(issues).toEqual([
      {
        file: 'content/stores/dar/index.yaml',
        field: 'logo',
        reason: 'content/stores/dar/logo.png is 30 MB, the limit is 5 MB: save it smaller',
        labels: { entry: 'Stores › dar', field: 'Logo' },
      },
    ]);
  });

  it('but keeps the entry, with a placeholder', async () => {
    const { entries } = await read(site, omitFiles('content/stores/dar/logo.png'));
    const [entry] = entries.get('stores') ?? [];
    expect(entry?.assetImports).toEqual([expect.stringMatching(/placeholder\.png$/)]);
    expect(entry?.imageImports).toEqual([['logo']]);
  });
});

describe('formatted text', () => {
  it.each([
    ['Look:\n\n![a](a.png)', 'line 3: contains a picture: remove it and use a picture field'],
    ['{% note %}\nHi\n{% /note %}', 'line 1: has the tag “note”, which does not exist: there are none in this text'],
    ['One\n\n{% table %}', "line 3: invalid Markdoc: Node 'table' is missing closing"],
  ])('%j', async (text, reason) => {
    await expectIssues(createSettings(text), `content/settings.yaml about: ${reason}`);
  });

  it('of the wrong type', async () => {
    await expectIssues(
      { ...GOOD, 'content/settings.yaml': { brand: 'INO', about: 5 } },
      'content/settings.yaml about: Must be a string, not “5”',
    );
  });

  it.each([{ about: '' }, { about: ' \n' }, {}])('that is required and missing: %j', async (settings) => {
    const schema = { about: richText({ label: 'About', validation: REQUIRED }) };
    const required = config({
      storage: { kind: 'local' },
      singletons: { settings: singleton({ label: 'Site settings', path: 'content/settings', schema }) },
    });
    expect(await readIssues(required, { 'content/settings.yaml': settings })).toEqual([
      'content/settings.yaml about: must not be empty',
    ]);
  });
});

describe('a file', () => {
  it('with invalid YAML', async () => {
    await expectIssues(
      { ...GOOD, 'content/products/dates.yaml': 'name: Dates\n  price: : 3\n' },
      'content/products/dates.yaml: invalid YAML: bad indentation of a mapping entry (line 2, column 8)',
    );
  });

  it('in another encoding than UTF-8', async () => {
    await expectIssues(
      { ...GOOD, 'content/products/dates.yaml': Buffer.from('name: Café\n', 'latin1') },
      'content/products/dates.yaml: cannot be read: its text is not UTF-8, so save it with this encoding',
    );
  });

  it('that is empty, a list, or a single word', async () => {
    const reasons = await Promise.all(
      ['', '- a', 'a'].map((text) => readIssues(site, { ...GOOD, 'content/settings.yaml': text })),
    );
    expect(reasons).toEqual([
      ['content/settings.yaml brand: Brand must not be empty'],
      ['content/settings.yaml: must be a group of fields, not a list'],
      ['content/settings.yaml: must be a group of fields, not “a”'],
    ]);
  });

  it('with the extension of another format', async () => {
    await expectIssues(
      { ...GOOD, 'content/products/figs.yml': PRODUCT },
      'content/products/figs.yml: belongs to no entry (entries of products are at content/products/<slug>.yaml): move or delete it',
    );
  });

  it('outside the folders of all types', async () => {
    await expectIssues(
      { ...GOOD, 'content/produtcs/figs.yaml': PRODUCT, 'content/notes.txt': '' },
      'content/notes.txt: belongs to no entry (content is in content/stores, content/products, content/guides, content/settings): move or delete it',
      'content/produtcs/figs.yaml: belongs to no entry (content is in content/stores, content/products, content/guides, content/settings): move or delete it',
    );
  });

  it('of another type', async () => {
    const issues = await readIssues(site, { ...GOOD, 'content/stores/dates/index.yaml': PRODUCT });
    expect(issues).toContain('content/stores/dates/index.yaml logo: Logo is required');
    expect(issues.join('\n')).toContain('content/stores/dates/index.yaml price: unknown field');
  });

  it('that is hidden is ignored', async () => {
    await expectIssues({ ...GOOD, 'content/.gitkeep': '', 'content/stores/.DS_Store': 'x' });
  });

  it('beside a broken entry is ignored, beside a valid one it is reported', async () => {
    await expectIssues(
      { ...store({ kind: 'both' }), 'content/stores/dar/more.png': PNG, 'content/stores/more.png': PNG },
      'content/stores/dar/index.yaml kind: “both” is not an option: use one of goods, services',
      'content/stores/more.png: belongs to no entry (entries of stores are at content/stores/<slug>/index.yaml): move or delete it',
    );
  });

  it('beside a broken entry without its own folder is reported', async () => {
    await expectIssues(
      { ...createProduct({ price: 'x' }), 'content/products/figs.yml': '', 'content/pictures/dates/old.png': PNG },
      'content/products/dates.yaml price: Must be a number, not “x”',
      'content/products/figs.yml: belongs to no entry (entries of products are at content/products/<slug>.yaml): move or delete it',
    );
  });
});

describe('an entry', () => {
  it('whose folder differs from another only in case', async () => {
    await expectIssues(
      { ...GOOD, 'content/stores/Dar/index.yaml': STORE, 'content/stores/Dar/logo.png': PNG },
      'content/stores/dar/index.yaml: the slug “dar” is taken by content/stores/Dar/index.yaml: rename one of them',
    );
  });

  it('with an invalid slug', async () => {
    await expectIssues(
      { ...GOOD, 'content/products/7up.yaml': PRODUCT },
      'content/products/7up.yaml name: Letters and hyphens only',
    );
  });

  it('that is required', async () => {
    await expectIssues(
      omitFiles('content/settings.yaml'),
      'content/settings.yaml: is missing: open Site settings in the admin and save it',
    );
  });
});

describe('a long-form text', () => {
  const createGuide = (text: string): Files => ({ ...GOOD, 'content/guides/first-steps.mdoc': text });
  const MISSING = ['title: Title must not be empty', 'order: Order is required'].map(
    (issue) => `content/guides/first-steps.mdoc ${issue}`,
  );

  it('without front matter is all body', async () => {
    await expectIssues(createGuide('Welcome.'), ...MISSING);
  });

  it('with unterminated front matter is all body', async () => {
    await expectIssues(createGuide('---\ntitle: First steps\norder: 1\n'), ...MISSING);
  });

  it('with invalid front matter', async () => {
    await expectIssues(
      createGuide('---\ntitle: [\n---\nWelcome.'),
      'content/guides/first-steps.mdoc: invalid YAML: unexpected end of the stream within a flow collection (line 2, column 1)',
    );
  });

  it('without a body has an empty one', async () => {
    const { entries, issues } = await read(site, createGuide('---\ntitle: First steps\norder: 1\n---'));
    expect(issues).toEqual([]);
    expect(entries.get('guides')).toMatchObject([{ body: '', data: { title: 'First steps', order: 1 } }]);
    expect(entries.get('guides')?.[0]?.data).not.toHaveProperty('body');
  });

  const helpTopics = collection({
    label: 'Help topics',
    path: 'content/help/*',
    slugField: 'title',
    format: { contentField: 'text' },
    schema: {
      title: fields.slug({ name: { label: 'Title', validation: REQUIRED } }),
      text: richTextBody({ label: 'Text', validation: REQUIRED }),
    },
  });

  it.each([
    ['All of **it**.', undefined],
    ['', 'must not be empty'],
    ['Look:\n\n![a](a.png)', 'line 3: contains a picture: remove it and use a picture field'],
    ['Say {% markdoc %}.', "line 1: invalid Markdoc: Node 'paragraph' is missing closing"],
  ])('that pages render is checked: %j', async (text, reason) => {
    const help = config({ storage: { kind: 'local' }, collections: { helpTopics } });
    expect(await readIssues(help, { 'content/help/a.mdoc': `---\ntitle: A\n---\n${text}\n` })).toEqual(
      reason === undefined ? [] : [`content/help/a.mdoc text: ${reason}`],
    );
  });

  it('accounts for the pictures that it shows, and no others', async () => {
    await expectIssues(
      {
        ...createGuide(`${GUIDE}\n![Plan](first-steps/plan.png)`),
        'content/guides/first-steps/plan.png': PNG,
        'content/guides/first-steps/old.png': PNG,
      },
      'content/guides/first-steps/old.png: belongs to no entry (entries of guides are at content/guides/<slug>.mdoc): move or delete it',
    );
  });
});

it('reports all invalid entries at once, by file', async () => {
  const { issues } = await read(site, {
    ...store({ kind: 'both' }),
    'content/products/dates.yaml': { ...PRODUCT, price: 'x', store: 'gone' },
    'content/settings.yaml': {},
    'content/stray.txt': '',
  });
  expect(new ContentError(issues).message).toBe(
    [
      '4 issues in the content',
      'content/products/dates.yaml',
      '  Price (price): Must be a number, not “x”',
      'content/settings.yaml',
      '  Brand (brand): Brand must not be empty',
      'content/stores/dar/index.yaml',
      '  Kind (kind): “both” is not an option: use one of goods, services',
      'content/stray.txt',
      '  belongs to no entry (content is in content/stores, content/products, content/guides, content/settings): move or delete it',
    ].join('\n'),
  );
  expect(formatIssues(issues.slice(0, 1))).toMatch(/^1 issue in the content\n/);
});

it('names entries and fields as the admin does', async () => {
  const check: Check = () => [
    { file: 'content/products/dates.yaml', field: 'tiers.0.price', reason: 'is too low' },
    { file: 'content/settings.yaml', field: '', reason: 'is old' },
    { file: 'content/settings.yaml', field: 'motto', reason: 'is no field' },
    { file: 'content/stray.txt', field: '', reason: 'is no entry' },
  ];
  const { issues } = await read(site, GOOD, [check]);
  expect(issues.map(({ labels }) => labels)).toEqual([
    { entry: 'Products › dates', field: 'Tiers › 1 › Price' },
    { entry: 'Site settings', field: undefined },
    { entry: 'Site settings', field: undefined },
    undefined,
  ]);
  expect(formatIssues(issues)).toBe(
    [
      '4 issues in the content',
      'content/products/dates.yaml',
      '  Tiers › 1 › Price (tiers.0.price): is too low',
      'content/settings.yaml',
      '  is old',
      '  motto: is no field',
      'content/stray.txt',
      '  is no entry',
    ].join('\n'),
  );
});

describe('checks across entries', () => {
  const checkEveryStoreSells: Check = (content) =>
    (content['stores'] ?? []).flatMap(({ id, file }) => {
      const sold = (content['products'] ?? []).some(({ data }) => (data as { store: { id: string } }).store.id === id);
      return sold ? [] : { file, field: '', reason: 'sells nothing' };
    });

  it('get all content', async () => {
    const files = {
      ...GOOD,
      'content/stores/wadi/index.yaml': { ...STORE, name: 'Wadi' },
      'content/stores/wadi/logo.png': PNG,
    };
    expect(await readIssues(site, files, [checkEveryStoreSells])).toEqual([
      'content/stores/wadi/index.yaml: sells nothing',
    ]);
  });

  it('run only when every entry is valid', async () => {
    expect(await readIssues(site, createProduct({ price: 'x' }), [checkEveryStoreSells])).toEqual([
      'content/products/dates.yaml price: Must be a number, not “x”',
    ]);
  });
});

describe('a second read with the same config', () => {
  it('parses only the files that have changed', async () => {
    const root = createTempProject(GOOD);
    const first = await readContent(site, root, []);
    writeFiles(root, { 'content/settings.yaml': { brand: 'INA', about: 'All of **it**.' } });
    const second = await readContent(site, root, []);
    expect(second.entries.get('settings')?.[0]?.data).toMatchObject({ brand: 'INA' });
    expect(second.entries.get('guides')?.[0]).toBe(first.entries.get('guides')?.[0]);
  });

  it('reports a picture and a linked entry that are gone, although the files that name them are the same', async () => {
    const root = createTempProject(GOOD);
    expect((await readContent(site, root, [])).issues).toEqual([]);
    rmSync(path.join(root, 'content/stores/dar/logo.png'));
    expect((await readContent(site, root, [])).issues).toMatchObject([{ field: 'logo' }]);
    rmSync(path.join(root, 'content/stores'), { recursive: true });
    expect((await readContent(site, root, [])).issues).toMatchObject([{ field: 'store' }]);
  });

  it('reports an invalid file until it is fixed', async () => {
    const root = createTempProject({ ...GOOD, 'content/settings.yaml': { brand: '' } });
    for (let time = 0; time < 2; time++)
      expect((await readContent(site, root, [])).issues).toMatchObject([{ file: 'content/settings.yaml' }]);
    writeFiles(root, { 'content/settings.yaml': { brand: 'INO' } });
    expect((await readContent(site, root, [])).issues).toEqual([]);
  });
});
