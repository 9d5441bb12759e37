import type { ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Form, type FormProps } from './Form.tsx';
import { findSubject, type FormSubject } from '../model/subject.ts';

type Props = Omit<FormProps, 'about' | 'prefill'> & { subjects: readonly FormSubject[] };

function SubjectFormIsland({ subjects, ...props }: Props): ReactElement {
  // The static HTML has no query string, so the subject is found after hydration.
  const isHydrated = useHydrated();
  const subject = isHydrated ? findSubject(location.search, subjects) : undefined;
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

/** A form about the subject that the query string names, when the page offers that subject. */
export const SubjectForm = withBoundary(SubjectFormIsland);
