import { useState, type MouseEvent, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { isModifiedClick } from '@/lib/dom/modified-click.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { RecordSummary } from '@/forms/components/RecordSummary.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { findReview, REGISTRATION_PARAM, type Review } from './find-review.ts';
import { confirmRegistration, openRegistrations, subscribeRegistrations } from './registrations.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { finishEdit, startEdit } from './edit-registration.ts';
import { VerifyCodeForm } from '@/features/onboarding/code/VerifyCodeForm.tsx';
import type { CodeLabels, ResellerFormLabels } from '@/features/onboarding/labels.ts';

type Props = {
  labels: ResellerFormLabels;
  code: CodeLabels;
  record: FormLabels['record'];
  storageErrors: FormLabels['storageErrors'];
  /** Seconds until the code can be sent again. */
  waitSeconds: number;
  /** Address of the form, and of the page that opens after the code was verified. */
  form: string;
  next: string;
};

const getAnswerText = ({ answers }: StoredRecord, key: string): string =>
  answers.find(({ name }) => name === key)?.text ?? '';

const subscribeReview: Subscribe<Review> = (onChange, onError) =>
  subscribeLazily(
    openRegistrations,
    (opened) =>
      subscribeRegistrations(opened, (registrations) => {
        const review = findReview(registrations, new URLSearchParams(location.search).get(REGISTRATION_PARAM));
        onChange(review);
        // A failure is retried when this page is opened again.
        if (review.record && !review.isConfirmed) finishEdit(review.record).catch(() => undefined);
      }),
    onError,
  );

type ChangeError = 'unsent' | StorageErrorCode;

/** Returns the handler of links to the form, which copies the registration into it, and why that was refused. */
function useChange(form: string) {
  const [refusal, setRefusal] = useState<ChangeError>();
  const change = async (record: StoredRecord) => {
    setRefusal(undefined);
    try {
      if (await startEdit(record)) location.assign(form);
      else setRefusal('unsent');
    } catch (error) {
      setRefusal(getErrorCode(error));
    }
  };
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>, record: StoredRecord) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    // `change` shows its errors.
    reportRejection(change(record));
  };
  return { refusal, onLinkClick };
}

type ChangeLinkProps = Pick<Props, 'labels' | 'storageErrors' | 'form'> & {
  refusal: ChangeError | undefined;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Link to the form with the registration in it. A reason why it cannot be changed is shown below. */
const ChangeLink = ({ labels, storageErrors, form, refusal, onClick }: ChangeLinkProps): ReactElement => (
  <>
    <a href={form} onClick={onClick} className={buttonClass('secondary', 'mt-4')}>
      {labels.change}
    </a>
    {refusal !== undefined && (
      <Alert
        role="alert"
        className="mt-4"
        actions={
          refusal === 'unsent' && (
            <a href={form} className={buttonClass('secondary')}>
              {labels.open}
            </a>
          )
        }
      >
        {refusal === 'unsent' ? labels.unsent : storageErrors[refusal]}
      </Alert>
    )}
  </>
);

function RegistrationReviewIsland({
  labels,
  code,
  record: recordLabels,
  storageErrors,
  waitSeconds,
  form,
  next,
}: Props): ReactElement {
  const { value: review, error, isLoading } = useStored(subscribeReview);
  const { refusal, onLinkClick } = useChange(form);
  if (isLoading) return <div aria-busy="true" className="min-h-96" />;
  if (!review)
    return <StorageAlert labels={storageErrors} error={error === undefined ? undefined : getErrorCode(error)} />;
  if (!review.record) {
    return (
      <div className={EMPTY_STATE_CLASS}>
        <div>
          <p>{labels.none}</p>
          <a href={form} className={buttonClass('primary', 'mt-4')}>
            {labels.enter}
          </a>
        </div>
      </div>
    );
  }
  const { record, isConfirmed } = review;
  const onChange = (event: MouseEvent<HTMLAnchorElement>) => {
    onLinkClick(event, record);
  };
  return (
    <div className="grid gap-8 wide:grid-cols-2">
      <section aria-label={labels.summary}>
        <h2 className="mb-3 text-title">{labels.summary}</h2>
        <RecordSummary answers={record.answers} about={record.about} labels={recordLabels} />
        {!isConfirmed && (
          <ChangeLink labels={labels} storageErrors={storageErrors} form={form} refusal={refusal} onClick={onChange} />
        )}
      </section>
      <div>
        {isConfirmed ? (
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
            storageErrors={storageErrors}
            waitSeconds={waitSeconds}
            purpose="reseller"
            registration={{ id: record.id, email: getAnswerText(record, 'email') }}
            back={form}
            onBack={onChange}
            next={next}
            onVerified={() => confirmRegistration(record.id)}
          />
        )}
      </div>
    </div>
  );
}

/** Shows the registration of the address, or else the latest unverified one, or the latest verified one. */
export const RegistrationReview = withBoundary(RegistrationReviewIsland);
