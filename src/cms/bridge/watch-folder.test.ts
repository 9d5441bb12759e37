/** A watched folder reports every change once the search has ended, and those since the start before that. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTempProject, writeFiles } from './testing/temp-project.ts';
import { watchFolder } from './watch-folder.ts';

const FILES = { 'a/index.yaml': 'a', 'a/picture/image.webp': 'p', 'b.yaml': 'b' };

async function watchFiles(since = Date.now() + 60_000) {
  const root = createTempProject(FILES);
  const events: string[] = [];
  const report = (event: string, file: string) => events.push(`${event} ${path.relative(root, file)}`);
  const { ready, close } = watchFolder(root, since, report, (error) => events.push(`error ${String(error)}`));
  onTestFinished(close);
  const mayMissDeletions = await ready;
  const getPath = (file: string) => path.join(root, file);
  /** Waits until exactly these events were reported, in any order, and forgets them. */
  const expectReports = async (...expected: string[]) => {
    await vi.waitFor(() => {
      expect([...new Set(events)].sort()).toEqual(expected.sort());
    }, 5000);
    events.length = 0;
  };
  return { root, at: getPath, events, reports: expectReports, mayMissDeletions };
}

describe('a watched folder', () => {
  it('reports changed, new and deleted files', async () => {
    const { root, at, reports } = await watchFiles();
    writeFileSync(at('a/index.yaml'), 'changed');
    await reports('change a/index.yaml');
    writeFiles(root, { 'c.yaml': 'c' });
    await reports('add c.yaml');
    writeFileSync(at('c.yaml'), 'changed');
    await reports('change c.yaml');
    rmSync(at('c.yaml'));
    await reports('unlink c.yaml');
  });

  it('reports a file that is replaced by another as changed', async () => {
    const { root, at, reports } = await watchFiles();
    writeFiles(root, { 'a/.new': 'new' });
    await reports('add a/.new');
    renameSync(at('a/.new'), at('a/index.yaml'));
    await reports('unlink a/.new', 'change a/index.yaml');
  });

  it('reports the files of new, moved and deleted folders', async () => {
    const { root, at, reports } = await watchFiles();
    writeFiles(root, { 'c/deep/index.yaml': 'c', 'c/deep/image.webp': 'p' });
    await reports('add c/deep/index.yaml', 'add c/deep/image.webp');
    writeFileSync(at('c/deep/index.yaml'), 'changed');
    await reports('change c/deep/index.yaml');
    renameSync(at('c'), at('d'));
    await reports(
      'unlink c/deep/index.yaml',
      'unlink c/deep/image.webp',
      'add d/deep/index.yaml',
      'add d/deep/image.webp',
    );
    rmSync(at('d'), { recursive: true });
    await reports('unlink d/deep/index.yaml', 'unlink d/deep/image.webp');
    mkdirSync(at('d'));
    writeFiles(root, { 'd/index.yaml': 'd' });
    await reports('add d/index.yaml');
  });

  it('reports what has changed before it was watched', async () => {
    const { reports, mayMissDeletions } = await watchFiles(0);
    await reports('change a/index.yaml', 'change a/picture/image.webp', 'change b.yaml');
    expect(mayMissDeletions).toBe(true);
  });

  it('reports nothing of files that did not change', async () => {
    const { events, mayMissDeletions } = await watchFiles();
    expect(events).toEqual([]);
    expect(mayMissDeletions).toBe(false);
  });
});
