/** The bridge finds the same entries as Keystatic, for any location in a config. */
import { createReader } from '@keystatic/core/reader';
import { collection, config, fields, singleton } from '@keystatic/core';
import { describe, expect, it } from 'vitest';
import { image } from './fields.ts';
import { getContentFolders, getWatchedPaths } from './files.ts';
import { readContent } from './reader.ts';
import { readIssues, PNG, read, createTempProject, type Files } from './testing/temp-project.ts';
import { getAllTypes } from './entry-location.ts';

const schema = { title: fields.slug({ name: { label: 'Title' } }), text: fields.text({ label: 'Text' }) };
const written = { ...schema, body: fields.markdoc({ label: 'Body' }) };
const ENTRY = { title: 'One', text: 'x' };

const DOCUMENT = '---\ntitle: One\ntext: x\n---\nBody';

type Shape = {
  path?: string;
  format?: 'yaml' | 'json' | { data: 'yaml' | 'json' } | { data?: 'yaml' | 'json'; contentField: 'body' };
};

const SHAPES: [Shape, Files][] = [
  [{}, { 'posts/one/index.yaml': ENTRY }],
  [{ path: 'posts/*' }, { 'posts/one.yaml': ENTRY, 'posts/two.yaml': ENTRY }],
  [{ path: './posts/*' }, { 'posts/one.yaml': ENTRY }],
  [{ path: 'a/b/posts/*/' }, { 'a/b/posts/one/index.yaml': ENTRY }],
  [{ path: 'posts/**' }, { 'posts/one.yaml': ENTRY, 'posts/deep/two.yaml': ENTRY }],
  [{ path: 'posts/**/' }, { 'posts/one/index.yaml': ENTRY, 'posts/one/two/index.yaml': ENTRY }],
  [{ path: 'posts/*/en/' }, { 'posts/one/en/index.yaml': ENTRY }],
  [{ path: 'posts/*/', format: 'json' }, { 'posts/one/index.json': JSON.stringify(ENTRY) }],
  [{ path: 'posts/*', format: { data: 'json' } }, { 'posts/one.json': JSON.stringify(ENTRY) }],
  [
    { path: 'posts/*', format: { contentField: 'body' } },
    { 'posts/one.mdoc': DOCUMENT, 'posts/two.mdoc': DOCUMENT.replaceAll('\n', '\r\n') },
  ],
  [
    { path: 'posts/*/', format: { data: 'json', contentField: 'body' } },
    { 'posts/one/index.mdoc': `---\n${JSON.stringify(ENTRY)}\n---\nBody` },
  ],
];

describe.each(SHAPES)('a collection with %j', (shape, files) => {
  it('has the same entries with the same data', async () => {
    const hasBody = typeof shape.format === 'object' && 'contentField' in shape.format;
    const posts = collection({
      label: 'Posts',
      slugField: 'title',
      ...shape,
      schema: hasBody ? written : schema,
    } as never);
    const site = config({ storage: { kind: 'local' }, collections: { posts } });
    const root = createTempProject(files);
    const { entries, issues } = await readContent(site, root, []);
    expect(issues).toEqual([]);
    const theirs = await createReader(root, site).collections.posts.all();
    const ours = (entries.get('posts') ?? []).map(({ id, data }) => ({ slug: id, entry: data }));
    expect(ours.length).toBe(Object.keys(files).length);
    expect(ours).toEqual(
      expect.arrayContaining(theirs.map(({ slug, entry }) => ({ slug, entry: omitKey(entry, 'body') }))),
    );
  });
});

const omitKey = (entry: object, key: string) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== key));

describe.each([
  [undefined, 'settings/index.yaml'],
  ['settings', 'settings.yaml'],
  ['a/settings', 'a/settings.yaml'],
  ['a/settings/', 'a/settings/index.yaml'],
])('a singleton at %s', (path, file) => {
  it(`is read from ${file}`, async () => {
    const settings = singleton({
      label: 'Settings',
      ...(path ? { path } : {}),
      schema: { text: fields.text({ label: 'Text' }) },
    } as never);
    const site = config({ storage: { kind: 'local' }, singletons: { settings } });
    const root = createTempProject({ [file]: { text: 'x' } });
    const { entries, issues } = await readContent(site, root, []);
    expect(issues).toEqual([]);
    expect(entries.get('settings')).toMatchObject([{ id: 'settings', file, data: { text: 'x' } }]);
    expect(await createReader(root, site).singletons.settings.read()).toEqual({ text: 'x' });
  });
});

describe('pictures are found', () => {
  const label = { label: 'F' };
  const createPicture = (options: object) => ({
    schema: { name: fields.slug({ name: label }), image: image({ ...label, ...options }) },
  });
  const createCollection = (path: string, options: object) => ({
    collections: { posts: collection({ label: 'P', slugField: 'name', path, ...createPicture(options) } as never) },
  });
  const createSingleton = (path: string, options: object) => ({
    singletons: { home: singleton({ label: 'H', path, schema: { image: image({ ...label, ...options }) } } as never) },
  });
  const elsewhere = { directory: 'pictures/', publicPath: '/shown' };

  it.each([
    [
      'in the entry’s folder',
      createCollection('posts/*/', {}),
      'posts/one/index.yaml',
      'dot.png',
      'posts/one/dot.png',
      './dot.png',
    ],
    [
      'in a folder beside its file',
      createCollection('posts/*', {}),
      'posts/one.yaml',
      'dot.png',
      'posts/one/dot.png',
      './one/dot.png',
    ],
    [
      'in a directory, by slug',
      createCollection('posts/*', elsewhere),
      'posts/one.yaml',
      '/shown/one/dot.png',
      'pictures/one/dot.png',
      '../pictures/one/dot.png',
    ],
    [
      'in a directory without a public path',
      createCollection('posts/*', { directory: './pictures' }),
      'posts/one.yaml',
      'dot.png',
      'pictures/one/dot.png',
      '../pictures/one/dot.png',
    ],
    [
      'under a public path without a directory',
      createCollection('posts/*/', { publicPath: '/p/' }),
      'posts/one/index.yaml',
      '/p/one/dot.png',
      'posts/one/dot.png',
      './dot.png',
    ],
    ['beside a singleton', createSingleton('home', {}), 'home.yaml', 'dot.png', 'home/dot.png', './home/dot.png'],
    [
      'in the directory of a singleton, which has no slug',
      createSingleton('home', elsewhere),
      'home.yaml',
      '/shown/dot.png',
      'pictures/dot.png',
      './pictures/dot.png',
    ],
  ])('%s', async (_, site, file, value, target, source) => {
    const { entries, issues } = await read(site, { [file]: { image: value }, [target]: PNG });
    expect(issues).toEqual([]);
    expect([...entries.values()].flat()).toMatchObject([
      { data: { image: source }, assetImports: [source], imageImports: [['image']] },
    ]);
  });
});

describe('content folders', () => {
  const getTypes = (...paths: string[]) =>
    getAllTypes({
      collections: Object.fromEntries(
        paths.map((path, index) => [
          `t${index}`,
          collection({ label: 'T', slugField: 'title', path, schema } as never),
        ]),
      ),
    });

  it('are the parents of the types’ folders, or these when the parent is the project', () => {
    expect(getContentFolders(getTypes('content/posts/*', 'content/people/*/'))).toEqual(['content']);
    expect(getContentFolders(getTypes('posts/*', 'data/people/*'))).toEqual(['posts', 'data']);
    expect(getContentFolders(getTypes('content/posts/*', 'content/a/b/*'))).toEqual(['content']);
  });

  it('are watched together with picture directories and singletons at the top', () => {
    const shown = collection({
      label: 'T',
      slugField: 'title',
      path: 'content/t/*',
      schema: { ...schema, image: image({ label: 'I', directory: 'src/pictures' }) },
    });
    const settings = singleton({ label: 'S', path: 'settings', schema: {} });
    expect(getWatchedPaths(getAllTypes({ collections: { shown }, singletons: { settings } }))).toEqual([
      'content',
      'settings',
      'src/pictures',
      'settings.yaml',
    ]);
  });

  it('may be missing', async () => {
    expect(
      await readIssues(
        { collections: { posts: collection({ label: 'P', slugField: 'title', path: 'posts/*', schema }) } },
        {},
      ),
    ).toEqual([]);
  });
});

describe('rejects an invalid config:', () => {
  it.each(['*', 'posts', 'posts*', 'posts/*.yaml'])('path %s', (path) => {
    expect(() =>
      getAllTypes({ collections: { posts: collection({ label: 'P', slugField: 'title', path, schema } as never) } }),
    ).toThrow(`the path “${path}” of posts must name a folder and end with /* or /** or go on with /*/ or /**/`);
  });

  it('a singleton with a star', () => {
    expect(() => getAllTypes({ singletons: { home: singleton({ label: 'H', path: 'home/*', schema: {} }) } })).toThrow(
      'must name a file or folder, without *',
    );
  });

  it('a contentField that is not a content field', () => {
    const posts = collection({ label: 'P', slugField: 'title', format: { contentField: 'text' }, schema } as never);
    expect(() => getAllTypes({ collections: { posts } })).toThrow(
      'the contentField “text” must be a content field at the top of the schema',
    );
  });
});
