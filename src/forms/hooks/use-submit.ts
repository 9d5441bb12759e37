import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { StorageErrorCode } from '@/storage/errors.ts';
import type { Json } from '@/storage/base-schemas.ts';
import { makeId } from '@/lib/make-id.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { validateForm } from '../model/validate-form.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { FormDefinition } from '../model/definition.ts';
import type { SummaryError } from '../components/ErrorSummary.tsx';
import { findMissingFiles, submitRecord } from '../model/form-storage.ts';
import { createRecord, type RecordSubject } from '../model/record.ts';
import type { Values } from '../model/resolver.ts';
import { isLikelyBot } from '../model/honeypot.ts';
import type { FormDraft } from './use-form-draft.ts';
import { useRedirect } from './use-redirect.ts';
import { formatErrorMessage } from '../model/error-message.ts';
import type { FormLabels } from '../labels.ts';

type Options = {
  form: UseFormReturn<Values>;
  definition: FormDefinition;
  labels: FormLabels;
  about: RecordSubject | undefined;
  draft: FormDraft;
};

export type Submission = {
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
  onValid: (values: Values) => Promise<void>;
  onInvalid: (errors: FieldErrors<Values>) => void;
  /** Shows the form again with the submitted values. */
  backToForm: () => void;
  /** Clears the form for another submission. */
  startOver: () => void;
};

const getLabelsByKey = ({ fields, consents }: FormDefinition): Map<string, string> =>
  new Map([
    ...fields.map(({ key, label }) => [key, label] as const),
    ...consents.map(({ key, text }) => [key, text] as const),
  ]);

/** Submits a form. Repeated clicks create one record, because the record id is chosen before the first attempt. */
export function useSubmit({ form, definition, labels, about, draft }: Options): Submission {
  const [errors, setErrors] = useState<Submission['errors']>({ list: [], attempt: 0 });
  const [isBotSuspected, setBotSuspected] = useState(false);
  const [storageError, setStorageError] = useState<StorageErrorCode>();
  const [submittedId, setSubmittedId] = useState<string>();
  const honeypotRef = useRef<HTMLInputElement>(null);
  // The id of the next record, chosen before the first attempt: a retry after a failure does not create a second record.
  const recordId = useRef('');
  const isSubmitting = useRef(false);
  const fieldLabels = useMemo(() => getLabelsByKey(definition), [definition]);
  const backToForm = () => {
    recordId.current = makeId();
    setSubmittedId(undefined);
  };
  const startOver = () => {
    // Storage errors do not prevent starting over.
    cannotReject(draft.reload().then(backToForm));
  };
  const navigation = useRedirect(definition.redirectTo, startOver);

  useEffect(() => {
    recordId.current = makeId();
  }, []);

  const onInvalid = (fieldErrors: FieldErrors<Values>) => {
    const list = [...fieldLabels].flatMap(([key, label]) => {
      const message = fieldErrors[key]?.message;
      return typeof message === 'string' ? [{ key, label, message }] : [];
    });
    setBotSuspected(false);
    setErrors(({ attempt }) => ({ list, attempt: attempt + 1 }));
  };

  const rejectMissingFiles = (missing: readonly { key: string; name: string }[]) => {
    const fieldErrors: FieldErrors<Values> = {};
    for (const { key, name } of missing) {
      const error = { type: 'missing', message: formatErrorMessage({ code: 'fileMissing', values: { name } }, labels) };
      form.setError(key, error);
      fieldErrors[key] = error;
    }
    onInvalid(fieldErrors);
  };

  /** Stores the record. Returns false when a file is missing or storage fails. */
  const saveRecord = async (values: Values): Promise<boolean> => {
    // The field types only hold JSON values.
    const json = values as Record<string, Json>;
    const missing = await findMissingFiles(json);
    if (missing.length > 0) {
      rejectMissingFiles(missing);
      return false;
    }
    const draftSaver = draft.getDraftSaver();
    await draftSaver.pause(recordId.current);
    const now = new Date();
    const { answers } = validateForm(definition, values, { today: toDay(now) });
    const record = createRecord(definition, answers, { id: recordId.current, at: now, about });
    const error = await submitRecord(record, draftSaver.id, json);
    draftSaver.resume(error === undefined);
    setStorageError(error);
    return error === undefined;
  };

  const onValid = async (values: Values) => {
    setErrors(({ attempt }) => ({ list: [], attempt }));
    if (isLikelyBot(honeypotRef.current?.value ?? '', Date.now() - draft.getDraftSaver().startedAt)) {
      if (honeypotRef.current) honeypotRef.current.value = '';
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
    const isSaved = await saveRecord(values).finally(() => {
      isSubmitting.current = false;
    });
    if (!isSaved) return;
    if (definition.redirectTo) navigation.redirect();
    else setSubmittedId(recordId.current);
  };

  return { errors, isBotSuspected, storageError, submittedId, honeypotRef, onValid, onInvalid, backToForm, startOver };
}
