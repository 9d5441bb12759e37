/** A draft of which a part is only in a note, while the disk is full. */
import { expect, test } from 'vitest';
import { openNewPageForEachTest } from '../testing/open-new-page.ts';
import { stubListedLocalStorage } from '../testing/stub-local-storage.ts';
import type { DraftNote } from './draft-journal.ts';
import type { DraftValues } from './draft-saver.ts';

openNewPageForEachTest();

/** Opens a page on a full disk: its draft is stored, and a later change of it is only noted. */
async function openFullDisk() {
  const [{ openDraft }, { openStorage, openUserData }, { getUniqueTabId }, { DraftSaver }, { noteDraft, deleteNote }] =
    await Promise.all([
      import('./open-draft.ts'),
      import('../open.ts'),
      import('./tab-lock.ts'),
      import('./draft-saver.ts'),
      import('./draft-journal.ts'),
    ]);
  const notes = stubListedLocalStorage();
  const [{ database }, { drafts }, tab] = await Promise.all([openStorage(), openUserData(), getUniqueTabId()]);
  const id = `contact:@${tab}`;
  await drafts.save(id, { name: 'Salim', message: 'Three', phone: '1' }, 5);
  const values = { name: 'Salim', message: 'Three cartons', phone: '' };
  // An earlier version also noted when the draft was started.
  const earlier = { id, tab, values, changed: ['message', 'phone'], startedAt: 5, at: 6 };
  noteDraft(earlier);
  noteDraft({ id: `report:@${tab}`, tab, values: {}, changed: [], at: 6 });
  let isFull = true;
  const failWhenFull = () => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
  };
  database.drafts.hook('creating', failWhenFull);
  database.drafts.hook('updating', failWhenFull);
  const typed: DraftValues = { name: '', message: '', phone: '' };
  const open = async () => {
    const saver = new DraftSaver({
      id,
      tab,
      store: {
        open: () => openDraft('contact:', false),
        save: (draft, changed, names, by) => drafts.save(draft, changed, Date.now(), names, by),
        drop: drafts.drop,
        note: noteDraft,
        deleteNote,
      },
      read: () => typed,
      onSaved: () => undefined,
    });
    await saver.open((draft) => {
      saver.markSaved(draft?.values ?? {});
      Object.assign(typed, draft?.values);
    });
    return saver;
  };
  return {
    open,
    typed,
    readNote: () => JSON.parse(notes[`ino-draft:${tab} ${id}`] ?? 'null') as DraftNote | null,
    countNotes: () => Object.keys(notes).filter((key) => key.startsWith('ino-draft:')).length,
    load: async () => (await drafts.get(id))?.values,
    makeRoom: () => (isFull = false),
  };
}

test('the form shows the draft with the noted change, and the notes stay', async () => {
  const { open, typed, countNotes } = await openFullDisk();
  await open();
  expect(typed).toEqual({ name: 'Salim', message: 'Three cartons', phone: '' });
  expect(countNotes()).toBe(2);
});

test('the note of the next change has the noted one too', async () => {
  const { open, typed, readNote } = await openFullDisk();
  const saver = await open();
  typed['name'] = 'Salma';
  saver.leave();
  expect(readNote()?.changed).toEqual(['name', 'message', 'phone']);
  expect(readNote()?.values).toEqual({ name: 'Salma', message: 'Three cartons', phone: '' });
  await saver.waitUntilSettled();
});

test('the noted change is saved once there is room', async () => {
  const { open, load, makeRoom } = await openFullDisk();
  const saver = await open();
  makeRoom();
  await saver.flush();
  expect(await load()).toEqual({ name: 'Salim', message: 'Three cartons', phone: '' });
});
