import { useEffect, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { subscribeLazily } from '@/storage/observe.ts';
import { navigateAfter } from '@/storage/navigation.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { RecordSummary } from '@/forms/components/RecordSummary.tsx';
import type { FormLabels } from '@/forms/model/labels.ts';
import { confirmRegistration, openRegistrations, subscribeRegistrations } from './registrations.ts';
import { buttonClass } from '@/ui/button.ts';
import { startEdit, finishEdit } from './edit-registration.ts';
import { VerifyCodeForm } from '@/features/onboarding/code/VerifyCodeForm.tsx';
import type { CodeLabels, ResellerFormLabels } from '@/features/onboarding/labels.ts';

type Props = {
  labels: ResellerFormLabels;
  code: CodeLabels;
  record: FormLabels['record'];
  faults: FormLabels['storageErrors'];
  /** Address of the form, and of where one goes once the code was right. */
  form: string;
  next: string;
};

const answerOf = ({ answers }: StoredRecord, key: string): string =>
  answers.find(({ name }) => name === key)?.text ?? '';

type Shown = { record: StoredRecord; confirmed: boolean };

function ResellerCheckInside({ labels, code, record: recordWords, faults, form, next }: Props): ReactElement {
  // Null while it is looked up; undefined where there is none.
  const [shown, show] = useState<Shown | null | undefined>(null);
  useEffect(
    () =>
      subscribeLazily(openRegistrations, (opened) =>
        subscribeRegistrations(opened, ({ waiting: [waiting], confirmed: [confirmed] }) => {
          if (waiting) show({ record: waiting, confirmed: false });
          else show(confirmed && { record: confirmed, confirmed: true });
          // What could not be ended now is ended when this page is next looked at.
          if (waiting) finishEdit(waiting).catch(() => undefined);
        }),
      ),
    [],
  );
  if (shown === null) return <div aria-busy="true" className="min-h-96" />;
  if (!shown) {
    return (
      <>
        <p className="text-muted">{labels.none}</p>
        <a href={form} className={buttonClass('primary', 'mt-5')}>
          {labels.enter}
        </a>
      </>
    );
  }
  const { record, confirmed } = shown;
  return (
    <div className="grid gap-8 wide:grid-cols-2">
      <section aria-label={labels.summary}>
        <h2 className="mb-3 text-title">{labels.summary}</h2>
        <RecordSummary answers={record.answers} about={record.about} labels={recordWords} />
        {!confirmed && (
          <a
            href={form}
            onClick={(event) => {
              navigateAfter(event, form, startEdit(record));
            }}
            className={buttonClass('secondary', 'mt-4')}
          >
            {labels.change}
          </a>
        )}
      </section>
      <div>
        {confirmed ? (
          <>
            <p className="text-muted">{labels.confirmed}</p>
            <a href={next} className={buttonClass('primary', 'mt-5')}>
              {labels.dashboardLink}
            </a>
          </>
        ) : (
          <VerifyCodeForm
            key={record.id}
            labels={code}
            faults={faults}
            whose="reseller"
            registration={{ id: record.id, email: answerOf(record, 'email') }}
            back={form}
            next={next}
            onRight={() => confirmRegistration(record.id)}
          />
        )}
      </div>
    </div>
  );
}

/** What was entered last and waits for its code, once more with the code that confirms it; else what was confirmed last. */
export const RegistrationReview = withBoundary(ResellerCheckInside);
