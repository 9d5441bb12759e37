/** The index must answer exactly like Keystatic's own handler, for any project and after any change. */
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { describe, expect, it } from 'vitest';
import { createTempProject, writeFiles } from '@/cms/bridge/testing/temp-project.ts';
import { createTreeIndex, type TreeIndex } from './tree-index.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../content');

/** Returns the answer of Keystatic's own handler. */
async function readWithKeystatic(root: string): Promise<unknown> {
  const handle = makeGenericAPIRouteHandler({ config: { storage: { kind: 'local' } }, localBaseDirectory: root });
  const request = new Request('http://localhost/api/keystatic/tree', { headers: { 'no-cors': '1' } });
  return (await handle(request)).body;
}

const expectSame = async (index: TreeIndex, root: string): Promise<void> => {
  expect(await index.read()).toBe(await readWithKeystatic(root));
};

const FILES = {
  'content/a/index.yaml': 'name: A',
  'content/a/picture/image.webp': new Uint8Array([1, 2, 3]),
  'content/a.yaml': 'name: a',
  'content/a-b/index.yaml': 'name: b',
  'content/متجر/index.yaml': 'name: متجر',
  'package.json': '{}',
};

describe('the index of files', () => {
  it('answers like Keystatic for the content of this site', async () => {
    await expectSame(createTreeIndex(CONTENT), CONTENT);
  });

  it('answers like Keystatic for folders, empty folders, and names that Git sorts differently', async () => {
    const root = createTempProject(FILES);
    mkdirSync(path.join(root, 'content/empty/empty'), { recursive: true });
    await expectSame(createTreeIndex(root), root);
  });

  it('leaves out what Keystatic leaves out', async () => {
    const root = createTempProject({
      ...FILES,
      '.gitignore': 'dist/\n*.log\n/content/draft\n!keep.log\n',
      'content/.gitignore': '/hidden.yaml\n*.tmp\n',
      'dist/index.html': '',
      'src/dist/index.html': '',
      'content/draft/index.yaml': '',
      'content/hidden.yaml': '',
      'content/a/hidden.yaml': '',
      'content/a/x.tmp': '',
      'a.log': '',
      'keep.log': '',
      'node_modules/x/index.js': '',
      'content/node_modules/index.js': '',
      '.git/HEAD': '',
      '.next/x': '',
    });
    symlinkSync(path.join(root, 'content'), path.join(root, 'linked'));
    const index = createTreeIndex(root);
    await expectSame(index, root);
    expect(await index.read()).not.toContain('draft');

    writeFiles(root, { 'content/draft/index.yaml': 'name: Draft' });
    index.noteChange(path.join(root, 'content/draft/index.yaml'));
    await expectSame(index, root);

    writeFiles(root, { '.gitignore': '*.log\n' });
    index.noteChange(path.join(root, '.gitignore'));
    await expectSame(index, root);
    expect(await index.read()).toContain('draft');
  });

  it('follows new, changed, moved and deleted files', async () => {
    const root = createTempProject(FILES);
    const getPath = (file: string) => path.join(root, file);
    const index = createTreeIndex(root);
    await index.read();

    writeFileSync(getPath('content/a/index.yaml'), 'name: B');
    index.noteChange(getPath('content/a/index.yaml'));
    await expectSame(index, root);

    writeFiles(root, { 'content/new/deep/index.yaml': 'name: New' });
    index.noteChange(getPath('content/new/deep/index.yaml'));
    await expectSame(index, root);

    renameSync(getPath('content/new'), getPath('content/moved'));
    index.noteChange(getPath('content/new'));
    index.noteChange(getPath('content/moved/deep/index.yaml'));
    await expectSame(index, root);

    rmSync(getPath('content/a'), { recursive: true });
    index.noteChange(getPath('content/a/index.yaml'));
    index.noteChange(getPath('content/a/picture/image.webp'));
    await expectSame(index, root);

    rmSync(getPath('content/a.yaml'));
    writeFiles(root, { 'content/a.yaml/index.yaml': 'name: a folder now' });
    index.noteChange(getPath('content/a.yaml/index.yaml'));
    await expectSame(index, root);
  });

  it('reads a file again only when it was reported or everything may have changed', async () => {
    const root = createTempProject(FILES);
    const index = createTreeIndex(root);
    const before = await index.read();
    writeFiles(root, { 'content/unreported.yaml': 'name: Unreported' });
    expect(await index.read()).toBe(before);
    index.noteUnknownChanges();
    await expectSame(index, root);
  });

  it.each<[string, (index: TreeIndex, files: readonly string[]) => void]>([
    [
      'reported',
      (index, files) => {
        files.forEach(index.noteChange);
      },
    ],
    [
      'unknown',
      (index) => {
        index.noteUnknownChanges();
      },
    ],
  ])('loses no %s change when a file cannot be read', async (_, noteChanges) => {
    const root = createTempProject({ ...FILES, 'large.bin': '' });
    const index = createTreeIndex(root);
    await index.read();
    const [large, changed] = [path.join(root, 'large.bin'), path.join(root, 'package.json')];
    // More than Node reads at once. The file takes no space.
    truncateSync(large, 2 ** 31);
    writeFileSync(changed, '{ "name": "changed" }');
    noteChanges(index, [large, changed]);
    await expect(index.read()).rejects.toThrow('greater than 2 GiB');
    rmSync(large);
    index.noteChange(large);
    await expectSame(index, root);
  });

  it('ignores files outside of the project', async () => {
    const root = createTempProject(FILES);
    const index = createTreeIndex(path.join(root, 'content'));
    await index.read();
    index.noteChange(path.join(root, 'package.json'));
    index.noteChange(root);
    await expectSame(index, path.join(root, 'content'));
  });

  it('answers several requests at once', async () => {
    const root = createTempProject(FILES);
    const index = createTreeIndex(root);
    const first = index.read();
    writeFiles(root, { 'content/a/index.yaml': 'name: C' });
    index.noteChange(path.join(root, 'content/a/index.yaml'));
    const [, second] = await Promise.all([first, index.read()]);
    expect(second).toBe(await readWithKeystatic(root));
  });
});
