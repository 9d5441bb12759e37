/** Published entries in the admin: it reads them, and saves them as they are but for what an editor changes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getEntryFile } from '../../src/cms/bridge/entry-location.ts';
import { preparePublication, removePublication, writePublication } from '../../src/features/inbox/publish/publish.ts';
import { getLocation } from '../../src/features/inbox/publish/site-content.ts';
import { SUBMISSIONS } from '../../src/features/inbox/publish/testing/submissions.ts';
import { expect, hashContent, openInAdmin, save, test } from './admin.ts';

/** A character that changes neither the quotes nor the line breaks of YAML. */
const ADDED = 'Ω';

for (const [kind, submission] of Object.entries(SUBMISSIONS)) {
  test(`the admin saves a published ${kind} and changes only its name`, async ({ desk: { page }, site }) => {
    const prepared = await preparePublication({ ...submission, root: site.root });
    expect(prepared.issues).toEqual([]);
    const publication = await writePublication(prepared, site.root);
    const { collection, slug } = publication;
    const location = getLocation(collection);
    const file = getEntryFile(location, slug);
    const original = await readFile(path.join(site.root, file), 'utf8');
    const before = hashContent(site);

    // Loaded again, because the open admin does not know new entries.
    await openInAdmin(page, `collection/${collection}/item/${slug}`);
    const name = page.locator('form input[type=text]:visible:not([inputmode]):not([role=combobox])').first();
    await expect(name).not.toHaveValue('');
    await name.press('End');
    await name.pressSequentially(ADDED);
    await save(page);

    const after = hashContent(site);
    expect(Object.keys({ ...before, ...after }).filter((each) => before[each] !== after[each])).toEqual([file]);
    const edited = await readFile(path.join(site.root, file), 'utf8');
    expect(edited).toContain(ADDED);
    expect(edited.replace(ADDED, '')).toBe(original);
    expect(await removePublication(publication, site.root)).toContainEqual({ path: file, result: 'changed' });
  });
}
