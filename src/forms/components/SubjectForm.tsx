import type { ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Form, type FormProps } from './Form.tsx';
import { subjectIn, type FormSubject } from '../model/subject.ts';

type Props = Omit<FormProps, 'about' | 'prefill'> & { subjects: readonly FormSubject[] };

function SubjectFormInside({ subjects, ...props }: Props): ReactElement {
  // The page is made without an address: only the browser knows it.
  const live = useHydrated();
  const subject = live ? subjectIn(location.search, subjects) : undefined;
  return (
    <>
      {subject && (
        <p className="mb-5 rounded-card bg-sea-soft p-4">
          {props.labels.record.about}:{' '}
          <a href={subject.about.path} className="font-semibold text-sea underline">
            {subject.about.name}
          </a>
        </p>
      )}
      <Form key={subject?.about.path} {...props} about={subject?.about} prefill={subject?.prefill} />
    </>
  );
}

/** A form that says what it is about where the address names something the page knows. */
export const SubjectForm = withBoundary(SubjectFormInside);
