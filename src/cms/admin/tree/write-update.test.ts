import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTempProject } from '@/cms/bridge/testing/temp-project.ts';
import { hashFile } from './git-hash.ts';
import { createUpdateSchema, findConflicts, writeUpdate } from './write-update.ts';

const schema = createUpdateSchema(['content', 'pictures', 'settings.yaml']);
const add = (file: string) => ({ additions: [{ path: file, contents: 'bmFtZTogQQ==' }], deletions: [] });

describe('an update of the admin', () => {
  it('writes and deletes files', () => {
    const root = createTempProject({ 'content/a.yaml': 'name: A', 'content/b.yaml': 'name: B' });
    const update = schema.parse({
      additions: [
        { path: 'content/new/index.yaml', contents: 'bmFtZTogTmV3' },
        { path: 'content/new/image.webp', contents: '-_8=' },
      ],
      deletions: [{ path: 'content/a.yaml' }, { path: 'content/missing.yaml' }],
    });
    const written = writeUpdate(root, update);
    expect(readFileSync(path.join(root, 'content/new/index.yaml'), 'utf8')).toBe('name: New');
    expect([...readFileSync(path.join(root, 'content/new/image.webp'))]).toEqual([251, 255]);
    expect(existsSync(path.join(root, 'content/a.yaml'))).toBe(false);
    expect(existsSync(path.join(root, 'content/b.yaml'))).toBe(true);
    expect(written.map((file) => path.relative(root, file))).toEqual([
      'content/new/index.yaml',
      'content/new/image.webp',
      'content/a.yaml',
      'content/missing.yaml',
    ]);
  });

  it('changes nothing when a file cannot be written', () => {
    const root = createTempProject({ 'content/stores/a.yaml': 'name: A', 'content/stores/b': 'a file' });
    const additions = ['content/stores/a.yaml', 'content/stores/b/index.yaml'].flatMap((file) => add(file).additions);
    const update = schema.parse({ additions, deletions: [{ path: 'content/stores/a.yaml' }] });
    expect(() => writeUpdate(root, update)).toThrow();
    expect(readFileSync(path.join(root, 'content/stores/a.yaml'), 'utf8')).toBe('name: A');
    expect(readdirSync(path.join(root, 'content/stores'))).toEqual(['a.yaml', 'b']);
  });

  it('removes the folders of a deleted entry, but not that of its collection', () => {
    const root = createTempProject({
      'content/stores/a/index.yaml': 'name: A',
      'content/stores/a/logo/image.png': 'picture',
      'content/stores/b/index.yaml': 'name: B',
    });
    const deletions = ['content/stores/a/logo/image.png', 'content/stores/a/index.yaml'].map((file) => ({
      path: file,
    }));
    writeUpdate(root, schema.parse({ additions: [], deletions }));
    expect(readdirSync(path.join(root, 'content/stores'))).toEqual(['b']);
    writeUpdate(root, schema.parse({ additions: [], deletions: [{ path: 'content/stores/b/index.yaml' }] }));
    expect(readdirSync(path.join(root, 'content/stores'))).toEqual([]);
  });

  it.each(['content/a.yaml', 'content/a/b/index.yaml', 'pictures/x.png', 'settings.yaml'])('may change %s', (file) => {
    expect(schema.safeParse(add(file)).success).toBe(true);
    expect(schema.safeParse({ additions: [], deletions: [{ path: file }] }).success).toBe(true);
  });

  it.each([
    'package.json',
    'content/../package.json',
    './content/a.yaml',
    '/content/a.yaml',
    'contents/a.yaml',
    String.raw`content\a.yaml`,
    String.raw`content/..\..\a.yaml`,
    'content//a.yaml',
    'settings.yaml.js',
    '',
  ])('may not change “%s”', (file) => {
    expect(schema.safeParse(add(file)).success).toBe(false);
    expect(schema.safeParse({ additions: [], deletions: [{ path: file }] }).success).toBe(false);
  });

  it.each([undefined, null, [], {}, { additions: [] }, { additions: [{ path: 'content/a' }], deletions: [] }])(
    'is not %j',
    (body) => {
      expect(schema.safeParse(body).success).toBe(false);
    },
  );
});

describe('conflicts of an update', () => {
  const hash = (text: string) => hashFile(Buffer.from(text));
  const find = (known: Record<string, string> | undefined) => {
    const root = createTempProject({ 'content/a.yaml': 'name: A', 'content/b.yaml': 'name: B' });
    const additions = ['content/a.yaml', 'content/new.yaml'].map((file) => ({ path: file, contents: 'bmFtZTogQQ==' }));
    const update = { additions, deletions: [{ path: 'content/b.yaml' }], ...(known && { known }) };
    return findConflicts(root, schema.parse(update));
  };

  it('has none when all files are as the page knows them', () => {
    expect(find({ 'content/a.yaml': hash('name: A'), 'content/b.yaml': hash('name: B') })).toEqual([]);
  });

  it('names a file that somebody else has changed', () => {
    expect(find({ 'content/a.yaml': hash('name: old'), 'content/b.yaml': hash('name: B') })).toEqual([
      'content/a.yaml',
    ]);
  });

  it('names a file that somebody else has added, and one that they have deleted', () => {
    const known = { 'content/b.yaml': hash('name: B'), 'content/new.yaml': hash('name: New') };
    expect(find(known)).toEqual(['content/a.yaml', 'content/new.yaml']);
  });

  it('has none when the page does not say what it knows', () => {
    expect(find(undefined)).toEqual([]);
  });
});
