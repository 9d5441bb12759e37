import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DraftSaver, type DraftValues } from '@/storage/drafts/draft-saver.ts';
import { saveOnLeave } from '@/storage/drafts/save-on-leave.ts';
import { getCurrentError } from '@/storage/errors/reported-errors.ts';
import type { StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import { getDraftFileOwner, toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { restoreDraftValues, type FormValues } from '../model/validate-form.ts';
import { getAction } from '../model/actions.ts';
import type { FormDefinition } from '../model/definition.ts';
import { createDraftStore, loadLatestDraft, type StoredDraft } from '../model/form-storage.ts';
import { cancelWork, trackWork, waitForWork } from '../model/pending-work.ts';

export type FormDraft = {
  /** True until the stored draft was loaded, or the attempt failed. */
  isLoading: boolean;
  /** True when the current values are saved. */
  isSaved: boolean;
  /** True when the values were restored from a draft and not edited since. */
  isRestored: boolean;
  /** True once the stored draft replaces a record, also after that has ended. */
  isEdit: boolean;
  error: StorageErrorCode | undefined;
  /** Owner id under which files of the form are stored. */
  owner: string;
  /** Returns the object that saves the draft. Available from the first effect on. */
  getDraftSaver: () => DraftSaver;
  /**
   * Resolves when the draft is loaded and saved, and the values have the results of all pending work, with whether the values
   * can be submitted then: not when a file was refused meanwhile. Never rejects.
   */
  waitUntilSettled: () => Promise<boolean>;
  /** Clears the form and deletes its draft. */
  discard: () => Promise<void>;
  /** Sets the value of a field without marking it as edited by the user. */
  setFieldValue: (key: string, value: string) => void;
  /** Clears the form. Where it shares a draft or starts with stored values, loads these again. */
  reload: () => Promise<void>;
  /** Calls a function each time that all values were replaced; returns the function that stops it. */
  subscribeReset: (onReset: OnReset) => () => void;
};

/** Called after the form was cleared, or, with the values that were typed before and stay, after a draft was restored. */
export type OnReset = (typed?: Readonly<Partial<FormValues>>) => void;

/**
 * Saves the values of a form as a draft while the user types, and restores a stored draft.
 * @param slot form id, colon, subject id
 * @param empty initial values of the form
 */
export function useFormDraft(
  slot: string,
  definition: FormDefinition,
  form: UseFormReturn<FormValues>,
  empty: FormValues,
  /** Keys of fields that start with a generated number. */
  numbered: readonly string[],
): FormDraft {
  const { shouldResume = false, isDraftShared = shouldResume, isStarted = shouldResume } = getAction(definition.action);
  const [state, setState] = useState<Pick<FormDraft, 'isSaved' | 'isRestored' | 'error'>>({
    isSaved: false,
    isRestored: false,
    error: undefined,
  });
  const [isLoading, setIsLoading] = useState(true);
  const [isEdit, setIsEdit] = useState(false);
  const [owner, setOwner] = useState(() => getDraftFileOwner(slot, getTabId()));
  const [resetListeners] = useState(() => new Set<OnReset>());
  const draftSaver = useRef<DraftSaver>(undefined);
  const getDraftSaver = (): DraftSaver => {
    // The field types only hold JSON values.
    const read = () => form.getValues() as DraftValues;
    const tab = getTabId();
    const store = createDraftStore(slot, isDraftShared);
    draftSaver.current ??= new DraftSaver({
      id: toTabDraftId(slot, isDraftShared ? '' : tab),
      tab,
      store: {
        ...store,
        async open() {
          const opened = await store.open();
          if (opened.draft || !isStarted) return opened;
          return { ...opened, draft: await loadLatestDraft(definition.action), isStored: false };
        },
      },
      read,
      onSaved(isSaved, error) {
        setState((previous) => {
          if (isSaved || error !== undefined) return { isSaved, isRestored: false, error };
          return previous.isSaved ? { ...previous, isSaved } : previous;
        });
      },
    });
    return draftSaver.current;
  };

  const getOwner = () => getDraftFileOwner(slot, getDraftSaver().tab);
  const setFieldValue = (key: string, value: string) => {
    getDraftSaver().fillIn(key, value);
    form.setValue(key, value);
  };
  /** Fills in the generated numbers that the values lack. Submitting waits for them. */
  const fillNumbers = (values: StoredDraft['values'] = {}) => {
    for (const key of numbered) {
      if (values[key]) continue;
      const filledIn = import('../model/generate-number.ts')
        .then(({ getOrCreateNumber }) => getOrCreateNumber(slot, key))
        .then((number) => {
          if (!form.getValues(key)) setFieldValue(key, number);
        })
        // Without a number the field stays empty, and validation reports it.
        .catch(() => undefined);
      reportRejection(trackWork(getOwner(), filledIn));
    }
  };
  const reset = (values: FormValues, typed?: Readonly<Partial<FormValues>>) => {
    form.reset({ ...values, ...typed });
    for (const onReset of resetListeners) onReset(typed);
  };
  const show = (draft: StoredDraft | undefined, isStored: boolean, error?: StorageErrorCode) => {
    const own = getDraftSaver();
    setIsLoading(false);
    setOwner(getOwner());
    fillNumbers(draft?.values);
    if (!draft) {
      // An alert of the page, perhaps not that of the form, shows what opening the database has reported.
      if (error !== getCurrentError()) setState({ isSaved: false, isRestored: false, error });
      return;
    }
    // Values typed while the draft was loading take precedence over it.
    const typed = Object.fromEntries(own.getChangedFields().map((key) => [key, form.getValues(key)]));
    const restored = { ...empty, ...restoreDraftValues(definition, draft.values) } as DraftValues;
    own.markSaved(restored);
    reset(restored, typed);
    const isSaved = isStored && own.getChangedFields().length === 0;
    setState({ isSaved, isRestored: isSaved, error: undefined });
    own.touch();
  };
  const clear = () => {
    cancelWork(owner);
    getDraftSaver().markSaved(empty as DraftValues);
    reset(empty);
    setState({ isSaved: false, isRestored: false, error: undefined });
  };
  const discard = async () => {
    clear();
    // Dropping forgets which values are saved, so the numbers follow it.
    await getDraftSaver().drop();
    fillNumbers();
  };

  useEffect(() => {
    const own = getDraftSaver();
    own.open(show);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        own.touch();
      },
    });
    const stopSaving = saveOnLeave(own, () => {
      reportRejection(discard());
    });
    // Another tab may begin or end an edit of a shared draft, and so may the next page before this one comes back.
    const stopDraft = subscribeLazily(
      () => own.waitUntilSettled().then(openUserData),
      ({ drafts }) =>
        drafts.watch(own.id, (draft) => {
          // Its notice stays: it says when the form has become a new one.
          if (draft?.replaces !== undefined) setIsEdit(true);
        }),
    );
    return () => {
      stopDraft();
      stopSaving();
      unsubscribe();
    };
    // The form and its definition are those of the first render: a page never changes them.
  }, [slot]);

  return {
    ...state,
    isLoading,
    isEdit,
    owner,
    getDraftSaver,
    async waitUntilSettled() {
      await getDraftSaver().waitUntilSettled();
      // The tab may have got another id while the draft was loading.
      return (await waitForWork(owner)) && waitForWork(getOwner());
    },
    discard,
    setFieldValue,
    async reload() {
      clear();
      const own = getDraftSaver();
      // What was typed since the record was stored has been saved together with its values.
      if (!isDraftShared && own.isTouched) await own.drop();
      if (isDraftShared || isStarted) await own.open(show);
    },
    subscribeReset(onReset) {
      resetListeners.add(onReset);
      return () => resetListeners.delete(onReset);
    },
  };
}
