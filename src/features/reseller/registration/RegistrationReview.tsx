import { useEffect, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { follow } from '@/storage/observe.ts';
import { leaveAfter } from '@/storage/navigation.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { RecordFacts } from '@/forms/components/RecordSummary.tsx';
import type { FormWords } from '@/forms/model/labels.ts';
import { confirmRegistration, openRegistrations, watchRegistrations } from './registrations.ts';
import { buttonClass } from '@/ui/button.ts';
import { beginChange, endChange } from './edit-registration.ts';
import { CodeScreen } from '@/features/onboarding/code/VerifyCodeForm.tsx';
import type { CodeWords, ResellerWords } from '@/features/onboarding/labels.ts';

type Props = {
  words: ResellerWords;
  code: CodeWords;
  record: FormWords['record'];
  faults: FormWords['faults'];
  /** Address of the form, and of where one goes once the code was right. */
  form: string;
  next: string;
};

const answerOf = ({ answers }: StoredRecord, key: string): string =>
  answers.find(({ name }) => name === key)?.text ?? '';

type Shown = { record: StoredRecord; confirmed: boolean };

function ResellerCheckInside({ words, code, record: recordWords, faults, form, next }: Props): ReactElement {
  // Null while it is looked up; undefined where there is none.
  const [shown, show] = useState<Shown | null | undefined>(null);
  useEffect(
    () =>
      follow(openRegistrations, (opened) =>
        watchRegistrations(opened, ({ waiting: [waiting], confirmed: [confirmed] }) => {
          if (waiting) show({ record: waiting, confirmed: false });
          else show(confirmed && { record: confirmed, confirmed: true });
          // What could not be ended now is ended when this page is next looked at.
          if (waiting) endChange(waiting).catch(() => undefined);
        }),
      ),
    [],
  );
  if (shown === null) return <div aria-busy="true" className="min-h-96" />;
  if (!shown) {
    return (
      <>
        <p className="text-muted">{words.none}</p>
        <a href={form} className={buttonClass('primary', 'mt-5')}>
          {words.enter}
        </a>
      </>
    );
  }
  const { record, confirmed } = shown;
  return (
    <div className="grid gap-8 wide:grid-cols-2">
      <section aria-label={words.summary}>
        <h2 className="mb-3 text-title">{words.summary}</h2>
        <RecordFacts answers={record.answers} about={record.about} words={recordWords} />
        {!confirmed && (
          <a
            href={form}
            onClick={(event) => {
              leaveAfter(event, form, beginChange(record));
            }}
            className={buttonClass('secondary', 'mt-4')}
          >
            {words.change}
          </a>
        )}
      </section>
      <div>
        {confirmed ? (
          <>
            <p className="text-muted">{words.confirmed}</p>
            <a href={next} className={buttonClass('primary', 'mt-5')}>
              {words.onward}
            </a>
          </>
        ) : (
          <CodeScreen
            key={record.id}
            words={code}
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
export const ResellerCheck = withBoundary(ResellerCheckInside);
