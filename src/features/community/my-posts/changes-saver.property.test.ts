/**
 * A post that is edited and saved while another tab deletes and restores it: in any order, its changes are one draft, and none is lost
 * or comes back.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { isSameValue } from '@/storage/drafts/draft-saver.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { getId } from '@/storage/testing/profile.ts';
import { stubListedLocalStorage } from '@/storage/testing/stub-local-storage.ts';

openNewPageForEachTest();

beforeEach(() => {
  // The fake database runs with immediates.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const POST = getId(1);
const STORED: Post = { text: 'Honey is here', visibility: 'public' };
const LABELS = { text: 'Text', visibility: 'Visibility', public: 'Public', album: 'Album', hidden: 'Hidden' };

/** Longer than a draft saver waits. */
const PAUSE_MS = 2000;

/** Waits while the fake database takes a number of steps. */
async function wait(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) await new Promise(setImmediate);
}

/** Returns the function that opens the card of a post in a tab, beside another tab. */
async function openBrowser() {
  const [
    { createChangesSaver },
    { createChangesStore, deletePost, editPost, getChangesId, restoreChanged, restorePost },
    { openDraft },
    { openStorage, openUserData },
  ] = await Promise.all([
    import('./changes-saver.ts'),
    import('./my-posts.ts'),
    import('@/storage/drafts/open-draft.ts'),
    import('@/storage/open.ts'),
  ]);
  const entries = stubListedLocalStorage();
  const [{ database }, { drafts, posts }] = await Promise.all([openStorage(), openUserData()]);
  return async (hasDraft: boolean) => {
    for (const key of Object.keys(entries)) localStorage.removeItem(key);
    await Promise.all(database.tables.map((table) => table.clear()));
    const post = await posts.add(POST, STORED);
    if (hasDraft) await drafts.save(getChangesId(POST), { ...STORED, text: 'Honey is gone' });
    let stored = STORED;
    let values = STORED;
    let isUnsaved = false;
    let isDeleted = false;
    let inOtherTab: Promise<Draft | undefined> = Promise.resolve(undefined);
    const changes = createChangesSaver(
      POST,
      () => values,
      () => isUnsaved,
    );
    changes.saver.open((draft) => {
      const text = draft?.values['text'];
      if (typeof text !== 'string') return;
      const typed = changes.saver.getChangedFields();
      changes.saver.markSaved({ ...STORED, text });
      values = { ...values, ...(!typed.includes('text') && { text }) };
      changes.saver.touch();
      isUnsaved = true;
    });
    /** This tab notices what the other one does with the post soon after. */
    const noticeDeletion = async (isGone: boolean, ticks: number) => {
      while (((await posts.get(POST)) === undefined) !== isGone);
      await wait(ticks);
      changes.setDeleted(isGone);
    };
    const settle = async () => {
      await inOtherTab;
      for (let round = 0; round < 3; round++) {
        await vi.advanceTimersByTimeAsync(PAUSE_MS);
        await changes.saver.waitUntilSettled();
        // A transaction over all tables waits for all others.
        await database.transaction('rw', database.tables, () => database.drafts.count());
      }
    };
    /** Saves the post with its changes, which restores a deleted one. */
    const save = async () => {
      const saved = values;
      const restore = async (draft: string) => {
        await restoreChanged({ ...post, ...saved }, LABELS, draft);
        return true;
      };
      const edit = (draft: string) => editPost(POST, saved, LABELS, draft);
      expect(await changes.submit(isDeleted ? restore : edit)).toBe(true);
      isDeleted = false;
      stored = saved;
      isUnsaved &&= values !== saved;
      if (!isUnsaved) changes.saver.drop();
    };
    const change = (changed: Partial<Post>) => {
      isUnsaved = true;
      values = { ...values, ...changed };
      changes.saver.touch();
    };
    return {
      settle,
      change,
      async discard() {
        // What the other tab restores with a post is not discarded.
        if (isDeleted) return;
        await settle();
        isUnsaved = false;
        values = stored;
        changes.saver.drop();
      },
      async save() {
        // The other tab would restore it with a draft that this one does not know.
        if (isDeleted) return;
        await settle();
        await save();
      },
      hide() {
        changes.saver.leave();
      },
      /** Deletes the post in the other tab, or restores it there. */
      toggle(ticks: number) {
        // The other tab restores a post with a draft that this one may not have read.
        if (hasDraft && isDeleted) return;
        isDeleted = !isDeleted;
        const shouldDelete = isDeleted;
        inOtherTab = inOtherTab.then(async (deleted) => {
          // Nobody undoes it before this tab has noticed.
          if (shouldDelete)
            return Promise.all([deletePost(post), noticeDeletion(true, ticks)]).then(([draft]) => draft);
          await Promise.all([restorePost({ ...post, ...stored }, LABELS, deleted), noticeDeletion(false, ticks)]);
          return undefined;
        });
      },
      /** Changes the post and saves it at once, and leaves the page meanwhile. */
      async saveAndLeave(ticks: number) {
        await settle();
        change({ text: 'Dates at last' });
        const saving = save();
        await wait(ticks);
        changes.saver.leave();
        const notes = { ...entries };
        await saving;
        // The page that was left has not deleted its note.
        Object.assign(entries, notes);
      },
      /** Leaves the page. Returns what is stored then, and what it should be. */
      async leave() {
        changes.saver.leave();
        await settle();
        // The next page.
        await createChangesStore(POST, () => getChangesId(POST)).open();
        const { draft: ofNewPost } = await openDraft('post:', false);
        const ofPost = await drafts.get(getChangesId(POST));
        const unsaved = isUnsaved ? values : undefined;
        return {
          found: { post: await posts.get(POST), ofNewPost: ofNewPost?.values, ofPost: ofPost?.values },
          expected: {
            post: isDeleted ? undefined : (expect.objectContaining(stored) as unknown),
            ofNewPost: isDeleted ? unsaved : undefined,
            // Changes that make the post what it is are none.
            ofPost: isDeleted || isSameValue(values, stored) ? undefined : unsaved,
          },
        };
      },
    };
  };
}

const step = fc.record({
  what: fc.constantFrom('type', 'type', 'choose', 'discard', 'save', 'hide', 'toggle', 'toggle', 'settle'),
  /** How long it takes until the other tab, or this one after it, goes on. */
  ticks: fc.nat({ max: 12 }),
});

test('changes are the draft of the post while it exists, and else that of a new post', async () => {
  const openCard = await openBrowser();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { maxLength: 12 }),
      fc.boolean(),
      fc.nat({ max: 12 }),
      async (hasDraft, steps, isSaving, ticks) => {
        const card = await openCard(hasDraft);
        for (const [count, { what, ticks }] of steps.entries()) {
          if (what === 'type') card.change({ text: `Dates ${count}` });
          else if (what === 'choose') card.change({ visibility: count % 2 ? 'album' : 'hidden' });
          else if (what === 'discard') await card.discard();
          else if (what === 'save') await card.save();
          else if (what === 'hide') card.hide();
          else if (what === 'toggle') card.toggle(ticks);
          else await card.settle();
          await wait(ticks);
        }
        if (isSaving) await card.saveAndLeave(ticks);
        const { found, expected } = await card.leave();
        expect(found).toEqual(expected);
        expect(reported).not.toHaveBeenCalled();
      },
    ),
    createPropertyOptions(60),
  );
});

test('a note of a post that is being restored names it, and has what was typed since', async () => {
  const [{ createChangesSaver }, { getDeletedChangesId }] = await Promise.all([
    import('./changes-saver.ts'),
    import('./my-posts.ts'),
  ]);
  const entries = stubListedLocalStorage();
  vi.stubGlobal('reportError', vi.fn());
  let values = STORED;
  const changes = createChangesSaver(
    POST,
    () => values,
    () => true,
  );
  changes.setDeleted(true);
  await changes.submit(() => {
    values = { ...STORED, text: 'Dates at last' };
    changes.saver.leave();
    const note = JSON.parse(entries[`ino-draft:${changes.saver.tab} ${getDeletedChangesId(POST)}`] ?? '') as unknown;
    expect(note).toMatchObject({ record: POST, rest: values });
    return Promise.resolve(true);
  });
  expect.assertions(1);
});
