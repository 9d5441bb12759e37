import { useRef, useState } from 'react';
import type { FormLabels } from '@/forms/labels.ts';
import { undoRecord } from '@/forms/model/record-storage.ts';
import { getUndoMessage } from '@/forms/model/undo-messages.ts';
import { formatMessage } from '@/lib/messages.ts';
import { makeId } from '@/lib/make-id.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import { loadSectionForm } from './load-section-form.ts';
import type { ProfileLabels } from './labels.ts';
import type { Section, SectionForms } from './sections.ts';
import { focusSectionLink } from './use-section-editing.ts';

type Change = {
  section: Section;
  /** Id of the record, while it can be undone. */
  record?: string;
  /** The place before the change. */
  place: string | null;
  text: string;
};

type Options = {
  forms: SectionForms;
  labels: ProfileLabels['edit'];
  formLabels: FormLabels;
};

export type SavedChange = {
  /** Returns the message about the last change of a section. */
  getNotice: (section: Section) => { text: string; onUndo?: (() => void) | undefined } | undefined;
  /** Called with the id of the record and the place before the change. */
  onSaved: (section: Section, record: string, place: string | null) => void;
  removeInterest: (word: string) => void;
};

/** Keeps the last change of the profile, so that it can be undone. */
export function useSavedChange({ forms, labels, formLabels }: Options): SavedChange {
  const [change, setChange] = useState<Change>();
  // Each removal starts from what the one before has stored.
  const lastRemoval = useRef<Promise<void>>(Promise.resolve());
  const report = (section: Section, text: string) => {
    setChange({ section, place: null, text });
  };
  const onSaved = (section: Section, record: string, place: string | null) => {
    const text = formatMessage(labels.saved, { section: forms[section].title });
    setChange({ section, record, place, text });
  };
  // A second press of the button would find nothing to undo, and say so.
  const undoneRecord = useRef('');
  const undo = async (undone: Change) => {
    const { section, record, place } = undone;
    if (record === undefined || record === undoneRecord.current) return;
    undoneRecord.current = record;
    try {
      const { records } = await openUserData();
      // Not the rendered profile: it follows what was stored a little later.
      const [latest] = await records.list({ action: forms[section].action, limit: 1 });
      if (latest?.id !== record) {
        report(section, labels.changed);
        return;
      }
      const result = await (section === 'location' ? undoWithPlace(record, place) : undoRecord(record));
      report(section, result === 'undone' ? labels.undone : getUndoMessage(result, formLabels));
    } catch (error) {
      // Nothing was undone: undo stays, because it may succeed later.
      undoneRecord.current = '';
      setChange({ ...undone, text: formLabels.storageErrors[getErrorCode(error)] });
    }
  };
  const remove = async (word: string) => {
    const id = makeId();
    try {
      const { removeInterest } = await loadSectionForm();
      await removeInterest(forms.interests, word, id);
      onSaved('interests', id, null);
    } catch (error) {
      report('interests', formLabels.storageErrors[getErrorCode(error)]);
    }
  };
  return {
    getNotice(section) {
      if (change?.section !== section) return undefined;
      return {
        text: change.text,
        ...(change.record !== undefined && {
          onUndo: () => {
            // The button disappears.
            focusSectionLink(forms[section]);
            reportRejection(undo(change));
          },
        }),
      };
    },
    onSaved,
    removeInterest(word) {
      lastRemoval.current = lastRemoval.current.then(() => remove(word));
      reportRejection(lastRemoval.current);
    },
  };
}

/** Deletes a record, restores its draft and chooses the place again that was chosen before, in one transaction. */
async function undoWithPlace(record: string, place: string | null): Promise<UndoResult> {
  const [{ database, settings }, { records }] = await Promise.all([openStorage(), openUserData()]);
  return database.transaction('rw', database.tables, async () => {
    const result = await records.undo(record);
    if (result === 'undone') await settings.set('place', place);
    return result;
  });
}
