import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import { openUserData } from '@/storage/open.ts';
import type { BusinessCard } from '@/storage/schemas/stored-record.ts';
import { makeId } from '@/lib/make-id.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getAction } from '../model/actions.ts';
import type { FormDefinition } from '../model/definition.ts';
import type { SummaryError } from '../components/ErrorSummary.tsx';
import { loadMissingFiles, submitRecord } from '../model/submission-storage.ts';
import { createRecord, type NewRecord, type RecordSubject } from '../model/record.ts';
import type { ValidationError } from '../model/validation.ts';
import type { ValidatedValues } from '../model/resolver.ts';
import type { FormValues } from '../model/validate-form.ts';
import type { FormDraft } from './use-form-draft.ts';
import { useRedirect } from './use-redirect.ts';
import { formatErrorMessage } from '../model/error-message.ts';
import type { FormLabels } from '../labels.ts';

/** Result of a submission: nothing when it was stored, the address of the next page, or the error of a field. */
export type SubmitResult = undefined | { redirectTo: string } | { key: string; error: ValidationError };

/**
 * Stores a submission. The record has the same id in every attempt, so the id serves as an idempotency key.
 * @param draft id of the draft to delete
 * @param values current values of the form
 * @throws StorageError when nothing was stored
 */
export type SubmitHandler = (record: NewRecord, draft: string, values: Record<string, Json>) => Promise<SubmitResult>;

type Options = {
  form: UseFormReturn<FormValues, unknown, ValidatedValues>;
  definition: FormDefinition;
  labels: FormLabels;
  about: RecordSubject | undefined;
  draft: FormDraft;
  /** Stores the submission; by default as a record. */
  submit?: SubmitHandler | undefined;
  /** Called with the id of the stored record, instead of showing the result in place of the form. */
  onStored?: ((id: string) => void) | undefined;
};

export type SubmitState = {
  /** Validation errors of the last attempt, and its number, which keys the error summary. */
  errors: { list: readonly SummaryError[]; attempt: number };
  /** True when the last attempt looked like a bot; the user can submit again. */
  isBotSuspected: boolean;
  /** Error code when the record could not be stored. */
  storageError: StorageErrorCode | undefined;
  /** Id of the submitted record; undefined while the form is shown. */
  submittedId: string | undefined;
  /** Ref of the hidden honeypot field. */
  honeypotRef: RefObject<HTMLInputElement | null>;
  /** Handlers for react-hook-form's `handleSubmit`. */
  onValid: (submitted: ValidatedValues) => Promise<void>;
  onInvalid: (errors: FieldErrors<FormValues>) => void;
  /** Shows the form again with the submitted values. */
  showForm: () => void;
  /** Clears the form for another submission. */
  startOver: () => void;
};

const getLabelsByKey = ({ fields, consents }: FormDefinition): Map<string, string> =>
  new Map([
    ...fields.map(({ key, label }) => [key, label] as const),
    ...consents.map(({ key, text }) => [key, text] as const),
  ]);

/**
 * Loads the business card that a consent attaches to the record.
 * @throws as `openUserData` and the browser's database do
 */
async function loadSharedCard(): Promise<BusinessCard | undefined> {
  // Loaded lazily: most forms share no card. `SharedCard` has loaded it when its consent was ticked.
  const { loadCard } = await import('@/features/business-cards/card/open-card.ts');
  return (await loadCard(await openUserData()))?.card;
}

/** Submits a form. Repeated clicks create one record, because the record id is chosen before the first attempt. */
export function useSubmit({
  form,
  definition,
  labels,
  about,
  draft,
  submit = submitRecord,
  onStored,
}: Options): SubmitState {
  const [errors, setErrors] = useState<SubmitState['errors']>({ list: [], attempt: 0 });
  const [isBotSuspected, setBotSuspected] = useState(false);
  const [storageError, setStorageError] = useState<StorageErrorCode>();
  const [submittedId, setSubmittedId] = useState<string>();
  const honeypotRef = useRef<HTMLInputElement>(null);
  // The id of the next record, chosen before the first attempt: a retry after a failure does not create a second record.
  const recordId = useRef('');
  const isSubmitting = useRef(false);
  const fieldLabels = useMemo(() => getLabelsByKey(definition), [definition]);
  const showForm = () => {
    recordId.current = makeId();
    setSubmittedId(undefined);
  };
  const startOver = () => {
    // Storage errors do not prevent starting over.
    reportRejection(draft.reload().then(showForm));
  };
  const navigation = useRedirect(startOver);

  useEffect(() => {
    recordId.current = makeId();
  }, []);

  /** Counts an attempt that failed, with the errors of its fields, if any. */
  const onInvalid = (fieldErrors: FieldErrors<FormValues>) => {
    const list = [...fieldLabels].flatMap(([key, label]) => {
      const message = fieldErrors[key]?.message;
      return typeof message === 'string' ? [{ key, label, message }] : [];
    });
    setBotSuspected(false);
    setErrors(({ attempt }) => ({ list, attempt: attempt + 1 }));
  };

  const rejectFields = (rejected: readonly { key: string; error: ValidationError }[]) => {
    const fieldErrors: FieldErrors<FormValues> = {};
    for (const { key, error } of rejected) {
      const fieldError = { type: error.code, message: formatErrorMessage(error, labels) };
      form.setError(key, fieldError);
      fieldErrors[key] = fieldError;
    }
    onInvalid(fieldErrors);
  };

  /**
   * Stores the submission. Returns false when a field is rejected, else the address of the next page.
   * @throws StorageError when nothing was stored
   */
  const save = async ({ values, answers }: ValidatedValues): Promise<string | undefined | false> => {
    // The field types only hold JSON values.
    const json = values as Record<string, Json>;
    const missing = await loadMissingFiles(json);
    if (missing.length > 0) {
      rejectFields(missing.map(({ key, name }) => ({ key, error: { code: 'fileMissing', values: { name } } })));
      return false;
    }
    const consent = definition.consents.find(({ key, shouldAttachCard }) => shouldAttachCard && values[key] === true);
    const card = consent && (await loadSharedCard());
    if (consent && !card) {
      rejectFields([{ key: consent.key, error: { code: 'cardMissing' } }]);
      return false;
    }
    // The next page could not show a record that is lost with this one.
    if (definition.redirectTo !== undefined) await assertPersistent();
    const record = createRecord(definition, answers, { id: recordId.current, at: new Date(), about, card });
    const result = await submit(record, draft.getDraftSaver().id, json);
    if (result && 'error' in result) {
      rejectFields([result]);
      return false;
    }
    return result?.redirectTo ?? definition.redirectTo;
  };

  /** Stores the submission in place of its draft, whose pending save is cancelled. Returns as `save` does. */
  const saveInsteadOfDraft = async (submitted: ValidatedValues): Promise<string | undefined | false> => {
    const draftSaver = draft.getDraftSaver();
    await draftSaver.pause({ record: recordId.current });
    let isStored = false;
    try {
      const next = await save(submitted);
      isStored = next !== false;
      setStorageError(undefined);
      return next;
    } catch (error) {
      setStorageError(getErrorCode(error));
      onInvalid({});
      return false;
    } finally {
      draftSaver.resume(isStored);
    }
  };

  const onValid = async (submitted: ValidatedValues) => {
    setErrors(({ attempt }) => ({ list: [], attempt }));
    // A form that is never sent needs no bot check.
    const { isLocal, isHeld } = getAction(definition.action);
    const isSent = isLocal !== true || isHeld === true;
    if (isSent && honeypotRef.current?.value) {
      // A person who is rejected by mistake can submit again.
      honeypotRef.current.value = '';
      onInvalid({});
      setBotSuspected(true);
      return;
    }
    setBotSuspected(false);
    if (isSubmitting.current) return;
    if (navigation.isRedirecting()) {
      navigation.redirect();
      return;
    }
    isSubmitting.current = true;
    const next = await saveInsteadOfDraft(submitted).finally(() => {
      isSubmitting.current = false;
    });
    if (next) navigation.redirect(next);
    else if (next === undefined) (onStored ?? setSubmittedId)(recordId.current);
  };

  return { errors, isBotSuspected, storageError, submittedId, honeypotRef, onValid, onInvalid, showForm, startOver };
}
