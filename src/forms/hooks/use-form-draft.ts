import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DraftSaver, type DraftValues } from '@/storage/drafts/draft-saver.ts';
import { onDataCleared } from '@/storage/drafts/draft-journal.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { restoreDraftValues } from '../model/validate-form.ts';
import { getAction } from '../model/actions.ts';
import type { FormDefinition } from '../model/definition.ts';
import { draftStore, newestOf, type StoredDraft } from '../model/form-storage.ts';
import { dropWork } from '../model/pending-work.ts';

export type FormDraft = {
  /** Whether what stands in the form is kept. */
  kept: boolean;
  /** Whether what stands in the form was found there, and nothing was typed since. */
  restored: boolean;
  fault: StorageErrorCode | undefined;
  /** Whose the files of the form are. */
  owner: string;
  /** The draft's own state; from the first effect on. */
  keeper: () => DraftSaver;
  /** Empties the form and forgets what was typed. */
  discard: () => Promise<void>;
  /** Sets a field for the visitor: nobody typed that. */
  put: (key: string, value: string) => void;
  /** Shows what the device has: the draft, or what was sent last where the action goes on from that; else the form is empty. */
  anew: () => Promise<void>;
};

/**
 * Keeps what is typed under an id, and puts back what was kept.
 * @param slot form id, colon, subject id
 */
export function useFormDraft(
  slot: string,
  definition: FormDefinition,
  form: UseFormReturn<Record<string, unknown>>,
  empty: Record<string, unknown>,
  /** Fields that start with a number of their own. */
  numbered: readonly string[],
): FormDraft {
  const { resumesLatest = false, sharedDraft = resumesLatest } = getAction(definition.action);
  const [state, setState] = useState<{ kept: boolean; restored: boolean; fault?: StorageErrorCode | undefined }>({
    kept: false,
    restored: false,
  });
  const [owner, setOwner] = useState(() => `draft:${toTabDraftId(slot, getTabId())}`);
  const keeper = useRef<DraftSaver>(undefined);
  const own = (): DraftSaver => {
    // What fields hold is JSON: the kinds say so.
    const read = () => form.getValues() as DraftValues;
    const tab = getTabId();
    const store = draftStore(slot, sharedDraft);
    keeper.current ??= new DraftSaver({
      id: toTabDraftId(slot, sharedDraft ? '' : tab),
      tab,
      store: {
        ...store,
        async open() {
          const opened = await store.open();
          if (opened.draft || !resumesLatest) return { ...opened, stored: true };
          return { ...opened, ...(await newestOf(definition.action)), stored: false };
        },
      },
      read,
      onSaved(kept, fault) {
        setState((before) => {
          if (kept || fault !== undefined) return { kept, restored: false, fault };
          return before.kept ? { ...before, kept } : before;
        });
      },
    });
    return keeper.current;
  };

  const put = (key: string, value: string) => {
    own().markSaved({ [key]: value });
    form.setValue(key, value);
  };
  const show = (draft: StoredDraft | undefined, stored: boolean, fault?: StorageErrorCode) => {
    const keeping = own();
    setOwner(`draft:${toTabDraftId(slot, keeping.tab)}`);
    for (const key of numbered) {
      if (draft?.values[key]) continue;
      import('../model/generate-number.ts')
        .then(({ ownNumber }) => ownNumber(slot, key))
        .then((number) => {
          if (!form.getValues(key)) put(key, number);
        })
        // Without it the field says that it is missing.
        .catch(() => undefined);
    }
    if (!draft) {
      if (fault !== undefined) setState({ kept: false, restored: false, fault });
      return;
    }
    // What was typed while the device was asked counts more than what it had.
    const typed = Object.entries(form.getValues()).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key]),
    );
    const found = { ...empty, ...restoreDraftValues(definition, draft.values) } as DraftValues;
    keeping.markSaved(found);
    form.reset({ ...found, ...Object.fromEntries(typed) });
    const kept = stored && keeping.changed().length === 0;
    setState({ kept, restored: kept });
    keeping.touch();
  };
  const clear = () => {
    dropWork(owner);
    own().markSaved(empty as DraftValues);
    form.reset(empty);
    own().startedAt = Date.now();
    setState({ kept: false, restored: false });
  };
  const discard = async () => {
    clear();
    const fault = await own().drop();
    setState({ kept: false, restored: false, fault });
  };

  useEffect(() => {
    const keeping = own();
    keeping.open(show);
    const stop = form.subscribe({
      formState: { values: true },
      callback() {
        keeping.touch();
      },
    });
    const leave = () => {
      keeping.leave();
    };
    const stopErased = onDataCleared(() => {
      cannotReject(discard());
    });
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      keeping.leave();
      stop();
      stopErased();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
    // The form and its definition are those of the first render: the page brings no others.
  }, [slot]);

  return {
    ...state,
    fault: state.fault,
    owner,
    keeper: own,
    discard,
    put,
    async anew() {
      clear();
      if (sharedDraft) await own().open(show);
    },
  };
}
