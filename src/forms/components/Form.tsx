import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { useForm } from 'react-hook-form';
import { runWhenIdle } from '@/lib/idle.ts';
import type { Json } from '@/storage/schemas.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { getAction } from '../model/actions.ts';
import { getInitialValues } from '../model/validate-form.ts';
import type { ChangedElsewhereProps } from './EditedElsewhereNotice.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import type { FormDefinition } from '../model/definition.ts';
import { StorageAlert } from './StorageAlert.tsx';
import { getDraftId } from '../model/draft-id.ts';
import type { FaultSummaryProps } from './ErrorSummary.tsx';
import { FieldList } from './FieldList.tsx';
import { getFormId } from '../model/form-id.ts';
import { deleteDraft } from '../model/form-storage.ts';
import { FormActions } from './FormActions.tsx';
import type { RecordSubject } from '../model/record.ts';
import { waitForWork } from '../model/pending-work.ts';
import { createResolver, type Values } from '../model/resolver.ts';
import { useFormDraft } from '../hooks/use-form-draft.ts';
import { useLinkedFields, type FieldLink } from '../hooks/use-linked-fields.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import type { FormLabels } from '../model/labels.ts';

export type FormProps = {
  form: FormDefinition;
  labels: FormLabels;
  about?: RecordSubject | undefined;
  /** What some fields start with, such as the category of the product. */
  prefill?: Readonly<Record<string, string>> | undefined;
  follows?: FieldLink | undefined;
};

const loadResult = () => import('./SubmissionResult.tsx');
const Result = createLazyComponent(
  async () => (await loadResult()).SubmissionResult,
  () => <div aria-busy="true" className="min-h-48" />,
);

const loadSummary = () => import('./ErrorSummary.tsx');
const FaultSummary = createLazyComponent<FaultSummaryProps>(
  async () => (await loadSummary()).ErrorSummary,
  () => <div aria-busy="true" className="mb-5 min-h-20" />,
);

/** Few forms have one draft in all tabs. */
const ChangedElsewhere = createLazyComponent<ChangedElsewhereProps>(
  async () => (await import('./EditedElsewhereNotice.tsx')).ChangedElsewhere,
  () => <div role="status" />,
);

function FormInside({ form: definition, labels, about, prefill, follows }: FormProps): ReactElement {
  const live = useHydrated();
  const { referenceFields = [], resumesLatest = false, sharedDraft = resumesLatest } = getAction(definition.action);
  const draftId = getDraftId(definition.id, about);
  const empty = useMemo(() => ({ ...getInitialValues(definition), ...prefill }), [definition, prefill]);
  const resolver = useMemo(() => createResolver(definition, labels), [definition, labels]);
  const form = useForm<Values>({ defaultValues: empty, resolver, mode: 'onTouched', shouldFocusError: false });
  const draft = useFormDraft(draftId, definition, form, empty, referenceFields);
  const { owner } = draft;
  useLinkedFields(follows, empty, form.getValues, draft.put);
  const { faults, robot, refused, sent, trap, send, refuse, backToForm, startAnew } = useSubmit({
    form,
    definition,
    labels,
    about,
    draft,
  });
  const element = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);

  useEffect(() => {
    // Who sends may be offline by then.
    runWhenIdle(() => {
      // They are loaded again when they are shown.
      Promise.all([loadResult(), loadSummary()]).catch(() => undefined);
    });
  }, []);

  // What was pressed to come back is not there any more.
  useEffect(() => {
    if (sent === undefined && wasSent.current) element.current?.focus();
    wasSent.current = sent !== undefined;
  }, [sent]);

  if (sent !== undefined) {
    return (
      <Result id={sent} done={definition.confirmation} labels={labels} onAnother={startAnew} onUndone={backToForm} />
    );
  }
  return (
    <div>
      <StorageAlert labels={labels.faults} fault={refused ?? draft.fault} />
      {faults.list.length > 0 && (
        <FaultSummary key={faults.attempt} form={definition.id} faults={faults.list} labels={labels.summary} />
      )}
      {robot && (
        <p role="alert" className="mb-5 rounded-card bg-brass-soft p-4 text-brass-ink">
          {labels.summary.robot}
        </p>
      )}
      {sharedDraft && (
        <ChangedElsewhere
          keeper={draft.keeper}
          labels={labels.draft.elsewhere}
          typed={form.getValues}
          onShow={draft.anew}
        />
      )}
      <form
        ref={element}
        id={getFormId(definition.id)}
        tabIndex={-1}
        noValidate
        aria-label={definition.title}
        onSubmit={(event) => {
          event.preventDefault();
          // A file that is still being looked into belongs to what is sent. What was not sent is told above.
          cannotReject(waitForWork(owner).then(() => form.handleSubmit(send, refuse)(event)));
        }}
      >
        {/* What is typed before the script is there would be lost. It is no group of its own: the form has the name. */}
        <fieldset role="none" disabled={!live} className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
          <FieldList definition={definition} control={form.control} labels={labels} owner={owner} />
          {definition.consents.length > 0 && (
            <div className="grid gap-1 tablet:col-span-2">
              {definition.consents.map((consent) => (
                <ConsentRow key={consent.key} form={definition.id} consent={consent} control={form.control} />
              ))}
            </div>
          )}
          <div className="sr-only" aria-hidden="true">
            <input ref={trap} name="company-fax" type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <FormActions
            definition={definition}
            labels={labels.draft}
            draft={draft}
            onDiscarded={() => element.current?.focus()}
            // What fields hold is JSON: the kinds say so.
            typed={() => form.getValues() as Record<string, Json>}
          />
        </fieldset>
      </form>
    </div>
  );
}

/** Any form of the content: filled in, kept as a draft, sent, and what became of it. */
export const Form = withBoundary(FormInside, ({ form, about }) => {
  const { resumesLatest = false, sharedDraft = resumesLatest } = getAction(form.action);
  return deleteDraft(toTabDraftId(getDraftId(form.id, about), sharedDraft ? '' : getTabId()));
});
