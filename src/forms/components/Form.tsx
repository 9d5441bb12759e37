import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { useForm } from 'react-hook-form';
import { runWhenIdle } from '@/lib/idle.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { getAction } from '../model/actions.ts';
import { getInitialValues, type FormValues } from '../model/validate-form.ts';
import type { EditedElsewhereNoticeProps } from './EditedElsewhereNotice.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import type { FormDefinition } from '../model/definition.ts';
import { StorageAlert } from './StorageAlert.tsx';
import { getDraftId } from '../model/draft-id.ts';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';
import type { ReplacedRecordNoticeProps } from './ReplacedRecordNotice.tsx';
import { FieldList } from './FieldList.tsx';
import { getFormId } from '../model/form-id.ts';
import { deleteDraft } from '../model/form-storage.ts';
import { HONEYPOT_NAME } from '../model/honeypot.ts';
import { FormActions } from './FormActions.tsx';
import type { RecordSubject } from '../model/record.ts';
import type { FieldLinker, LinkedForm } from '../inputs/link-fields.ts';
import { createResolver, type ValidatedValues } from '../model/resolver.ts';
import { useFormDraft } from '../hooks/use-form-draft.ts';
import { useSubmit, type SubmitHandler } from '../hooks/use-submit.ts';
import type { FieldInputs } from '../field-types/field-type.ts';
import type { FormLabels } from '../labels.ts';

export type FormProps = {
  form: FormDefinition;
  labels: FormLabels;
  about?: RecordSubject | undefined;
  /** Initial values of some fields, such as the category of the product. */
  prefill?: Readonly<Record<string, Json>> | undefined;
  /** As in `StorageAlert`. */
  shouldShowReported?: boolean;
  /** Links fields with inputs elsewhere on the page. Called once. */
  linkFields?: FieldLinker | undefined;
  /** Inputs that replace those of the field types, by the key of the field. */
  inputs?: FieldInputs;
  /** Stores the submission; by default as a record. */
  submit?: SubmitHandler;
  /** Called with the values, first and after each change. Must be the same function in each render. */
  onValues?: (values: FormValues) => void;
  /** Called with the id of the stored record, instead of showing the result. */
  onStored?: (id: string) => void;
};

const loadResult = () => import('./SubmissionResult.tsx');
const SubmissionResult = createLazyComponent(
  async () => (await loadResult()).SubmissionResult,
  // Also shown while the result cannot be loaded: the visitor must know that the form is submitted.
  ({ done }) => <p role="status">{done.title}</p>,
);

const loadSummary = () => import('./ErrorSummary.tsx');
const ErrorSummary = createLazyComponent<ErrorSummaryProps>(
  async () => (await loadSummary()).ErrorSummary,
  () => <div aria-busy="true" className="mb-5 min-h-20" />,
);

// Loaded lazily: few forms share a draft between tabs.
const EditedElsewhereNotice = createLazyComponent<EditedElsewhereNoticeProps>(
  async () => (await import('./EditedElsewhereNotice.tsx')).EditedElsewhereNotice,
  () => <div role="status" />,
);

// Loaded lazily: few forms edit a record.
const ReplacedRecordNotice = createLazyComponent<ReplacedRecordNoticeProps>(
  async () => (await import('./ReplacedRecordNotice.tsx')).ReplacedRecordNotice,
  () => <div className="mb-5 min-h-28" />,
);

function FormIsland({ form: definition, labels, about, prefill, linkFields, ...custom }: FormProps): ReactElement {
  const isHydrated = useHydrated();
  const { numberFields = [], shouldResume = false, isDraftShared = shouldResume } = getAction(definition.action);
  const draftId = getDraftId(definition.id, about);
  const empty = useMemo(() => ({ ...getInitialValues(definition), ...prefill }), [definition, prefill]);
  const resolver = useMemo(() => createResolver(definition, labels), [definition, labels]);
  const form = useForm<FormValues, unknown, ValidatedValues>({
    defaultValues: empty,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const ownNumberFields = numberFields.filter((field) => definition.fields.some(({ key }) => key === field));
  const draft = useFormDraft(draftId, definition, form, empty, ownNumberFields);
  const { owner } = draft;
  const wasSent = useRef(false);
  useEffect(() => {
    const linked: LinkedForm = {
      getValue: form.getValues,
      setFieldValue: draft.setFieldValue,
      editField: form.setValue,
      subscribe: (callback) => form.subscribe({ formState: { values: true }, callback }),
      subscribeReset: draft.subscribeReset,
      isSubmitted: () => wasSent.current,
    };
    return linkFields?.(linked, empty);
    // oxlint-disable-next-line react/exhaustive-deps -- the links are those of the first render: a page never changes them
  }, []);
  const { errors, isBotSuspected, storageError, submittedId, honeypotRef, onValid, onInvalid, showForm, startOver } =
    useSubmit({
      form,
      definition,
      labels,
      about,
      draft,
      submit: custom.submit,
      onStored: custom.onStored,
    });
  const element = useRef<HTMLFormElement>(null);
  const focusForm = () => {
    element.current?.focus();
  };

  useEffect(() => {
    // Preload, because the user may be offline when submitting.
    runWhenIdle(() => {
      // A failed preload is retried on render.
      Promise.all([loadResult(), loadSummary()]).catch(() => undefined);
    });
  }, []);

  const { onValues } = custom;
  useEffect(() => {
    onValues?.(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        onValues?.(values);
      },
    });
  }, [form, onValues]);

  // Move focus back to the form: the button that had it was removed.
  useEffect(() => {
    if (submittedId === undefined && wasSent.current) element.current?.focus();
    wasSent.current = submittedId !== undefined;
  }, [submittedId]);

  useEffect(() => {
    // After an attempt: the reason is above the form, which may be longer than the screen. Before the first one there is none.
    element.current?.parentElement?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [errors.attempt]);

  if (submittedId !== undefined) {
    return (
      <SubmissionResult
        id={submittedId}
        done={definition.confirmation}
        labels={labels}
        onAnother={startOver}
        onUndone={showForm}
      />
    );
  }
  return (
    <div>
      <StorageAlert
        labels={labels.storageErrors}
        error={storageError ?? draft.error}
        shouldShowReported={custom.shouldShowReported}
      />
      {errors.list.length > 0 && (
        <ErrorSummary key={errors.attempt} form={definition.id} errors={errors.list} labels={labels.summary} />
      )}
      {isBotSuspected && (
        <Alert role="alert" className="mb-5">
          {labels.summary.bot}
        </Alert>
      )}
      {isDraftShared && (
        <EditedElsewhereNotice
          getDraftSaver={draft.getDraftSaver}
          labels={labels.draft.editedElsewhere}
          getValues={form.getValues}
          onShow={draft.reload}
        />
      )}
      {draft.isEdit && (
        <ReplacedRecordNotice
          getDraftSaver={draft.getDraftSaver}
          labels={labels.draft.edit}
          storageErrors={labels.storageErrors}
          discard={draft.discard}
          onSeparated={focusForm}
        />
      )}
      <form
        ref={element}
        id={getFormId(definition.id)}
        tabIndex={-1}
        noValidate
        aria-label={definition.title}
        aria-busy={(isHydrated && draft.isLoading) || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          // Values may still be restored, and files may still be validated. Without a file that is refused nothing is sent.
          // Errors are shown above the form, and those of files beside them.
          reportRejection(
            draft
              .waitUntilSettled()
              .then<unknown>((isComplete) => isComplete && form.handleSubmit(onValid, onInvalid)(event)),
          );
        }}
      >
        {/* Disabled until hydration, because earlier input would be lost. `role="none"`: the form element has the name. */}
        <fieldset role="none" disabled={!isHydrated} className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
          <FieldList
            definition={definition}
            control={form.control}
            labels={labels}
            owner={owner}
            inputs={custom.inputs}
          />
          {definition.consents.length > 0 && (
            <div className="grid gap-1 tablet:col-span-2">
              {definition.consents.map((consent) => (
                <ConsentRow
                  key={consent.key}
                  form={definition.id}
                  consent={consent}
                  control={form.control}
                  labels={labels.card}
                />
              ))}
            </div>
          )}
          <div className="sr-only" aria-hidden="true">
            <input ref={honeypotRef} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <FormActions
            definition={definition}
            labels={labels.draft}
            draft={draft}
            onDiscarded={focusForm}
            // The field types only hold JSON values.
            getValues={() => form.getValues() as Record<string, Json>}
          />
        </fieldset>
      </form>
    </div>
  );
}

/** Renders a form from the content: fields, draft, submission and result. On a render error its draft can be deleted. */
export const Form = withBoundary(FormIsland, ({ form, about }) => {
  const { shouldResume = false, isDraftShared = shouldResume } = getAction(form.action);
  return deleteDraft(toTabDraftId(getDraftId(form.id, about), isDraftShared ? '' : getTabId()), isDraftShared);
});
