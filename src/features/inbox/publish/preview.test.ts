/** A preview shows what the content would have after publishing. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPreview } from './preview.ts';
import { preparePublication } from './publish.ts';
import { readSite } from './site-content.ts';
import { copyContent, listFiles, publish, ROOT } from './testing/site.ts';
import { SUBMISSIONS } from './testing/submissions.ts';

type Picture = { src: string; width: number; height: number; format: string };

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'format' in value;

/** Returns the data with the mark `picture` for each picture, as a path of the content or of a preview. */
const removePictures = (data: unknown, pictures: Picture[]): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, value: unknown) => {
      if (isPicture(value)) pictures.push(value);
      const isPath = typeof value === 'string' && /^\.\/[\w./-]+\.webp$/.test(value);
      return isPicture(value) || isPath ? 'picture' : value;
    }),
  );

test.each(Object.entries(SUBMISSIONS))(
  'the preview of a %s has the entries that publishing adds',
  async (_, submission) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const before = listFiles(ROOT);
    const prepared = await preparePublication({ ...submission, root: ROOT });
    const entries = await readPreview(prepared, ROOT, folder);
    expect(listFiles(ROOT)).toEqual(before);
    expect(entries).toContainEqual(
      expect.objectContaining({ collection: prepared.publication?.collection, id: prepared.publication?.slug }),
    );

    const root = copyContent();
    await publish(submission, root);
    const published = await readSite(root);
    for (const { collection, id, data } of entries) {
      const pictures: Picture[] = [];
      const expected = published.entries.get(collection)?.find((entry) => entry.id === id);
      expect(removePictures(data, pictures)).toEqual(removePictures(expected?.data, []));
      for (const { src, width, height, format } of pictures) {
        expect([width > 0, height > 0, format]).toEqual([true, true, 'webp']);
        expect(existsSync(src.replace('/@fs', '').split('?')[0] ?? '')).toBe(true);
      }
    }
  },
);
