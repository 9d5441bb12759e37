/** A page that is left before it has read the stored draft: what was typed in it follows the draft, whatever happens. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { openNewPageForEachTest } from '../testing/open-new-page.ts';
import { stubListedLocalStorage } from '../testing/stub-local-storage.ts';
import type { DraftStore } from './draft-saver.ts';

openNewPageForEachTest();

/** Returns the function that opens a page of one tab with an input, and the one that deletes all drafts and notes. */
async function openBrowser() {
  const [{ openDraft }, { openStorage, openUserData }, { getUniqueTabId }, { DraftSaver }, journal, unreadNotes] =
    await Promise.all([
      import('./open-draft.ts'),
      import('../open.ts'),
      import('./tab-lock.ts'),
      import('./draft-saver.ts'),
      import('./draft-journal.ts'),
      import('./unread-notes.ts'),
    ]);
  const entries = stubListedLocalStorage();
  const [{ database }, { drafts }, tab] = await Promise.all([openStorage(), openUserData(), getUniqueTabId()]);
  // All pages of the test are in one process, and some of its steps take less than a millisecond.
  let pageCount = 0;
  let time = 0;
  vi.spyOn(performance, 'timeOrigin', 'get').mockImplementation(() => pageCount);
  vi.spyOn(Date, 'now').mockImplementation(() => ++time);
  const openPage = () => {
    pageCount++;
    const values = { text: '' };
    let isOpen = true;
    const readable = Promise.withResolvers<undefined>();
    const store: DraftStore = {
      async open() {
        await readable.promise;
        return openDraft('chat:x', false);
      },
      async save(...saved) {
        // Writes that a closed page had started never arrive.
        await Promise.resolve();
        const [draft, typed, changed, by] = saved;
        if (isOpen) await drafts.save(draft, typed, Date.now(), changed, by);
      },
      drop: drafts.drop,
      note: journal.noteDraft,
      deleteNote(note) {
        // A closed page runs no code: its note stays.
        if (isOpen) journal.deleteNote(note);
      },
    };
    const saver = new DraftSaver({
      id: `chat:x@${tab}`,
      tab,
      store: unreadNotes.createUnreadNotes(store, { text: '' }),
      read: () => ({ ...values }),
      onSaved: () => undefined,
    });
    const opening = saver.open((draft) => {
      const text = draft?.values['text'];
      if (!isOpen || typeof text !== 'string') return;
      saver.markSaved({ text });
      values.text = text + values.text;
      saver.touch();
    });
    return {
      values,
      type(text: string) {
        values.text += text;
        saver.touch();
      },
      hide() {
        saver.leave();
      },
      async read() {
        readable.resolve(undefined);
        await opening;
      },
      /** Reads the stored draft and saves the joined one. */
      async save() {
        readable.resolve(undefined);
        await saver.flush();
      },
      close() {
        saver.leave();
        isOpen = false;
        // What waits for the draft ends.
        readable.reject(new Error('The page is closed'));
      },
    };
  };
  const clear = async () => {
    for (const key of Object.keys(entries)) localStorage.removeItem(key);
    await database.drafts.clear();
  };
  return { openPage, clear };
}

const step = fc.constantFrom('type', 'type', 'hide', 'read', 'save', 'reload', 'reload');

test('nothing of the stored draft or of what is typed before it is read is lost or doubled', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const { openPage, clear } = await openBrowser();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      await clear();
      let page = openPage();
      let expected = '';
      for (const [count, what] of steps.entries()) {
        if (what === 'type') {
          expected += `${count};`;
          page.type(`${count};`);
        } else if (what === 'hide') page.hide();
        else if (what === 'read') await page.read();
        else if (what === 'save') await page.save();
        else {
          page.close();
          page = openPage();
        }
      }
      for (let opening = 0; opening < 2; opening++) {
        await page.read();
        expect(page.values.text).toBe(expected);
        page.close();
        page = openPage();
      }
      page.close();
    }),
    createPropertyOptions(60),
  );
  vi.restoreAllMocks();
});
