import { useEffect, useRef, useState, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import type { FormLabels } from '../labels.ts';
import { getFormId } from '../model/form-id.ts';
import { loadFormFile, type FormFile, type NumberLimits } from '../model/form-file.ts';
import { createFieldLinker, type FieldLink } from '../inputs/link-fields.ts';
import { Form, type FormProps } from './Form.tsx';

type Props = Pick<FormProps, 'about' | 'prefill'> & {
  linkedFields?: FieldLink | undefined;
  /** Id of the entry in `content/forms`. */
  id: string;
  limits: NumberLimits;
  failure: FormLabels['loadError'];
};

function DialogFormIsland({ id, limits, failure, linkedFields, ...props }: Props): ReactElement {
  const [file, setFile] = useState<FormFile>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const hasRetried = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const retry = () => {
      setAttempt((count) => count + 1);
    };
    loadFormFile(id, limits).then(
      (loaded) => {
        if (!signal.aborted) setFile(loaded);
      },
      () => {
        if (signal.aborted) return;
        setFailed(true);
        addEventListener('online', retry, { once: true, signal });
      },
    );
    return () => {
      controller.abort();
    };
  }, [id, limits, attempt]);

  // The button that was pressed disappears.
  useEffect(() => {
    if (file && hasRetried.current) document.getElementById(getFormId(id))?.focus();
  }, [file, id]);

  if (file) return <Form {...props} {...file} {...(linkedFields && { linkFields: createFieldLinker(linkedFields) })} />;
  if (!hasFailed) return <div aria-busy="true" className="min-h-[60dvh]" />;
  const retryButton = (
    <button
      type="button"
      className={buttonClass('secondary')}
      onClick={() => {
        hasRetried.current = true;
        setFailed(false);
        setAttempt(attempt + 1);
      }}
    >
      {failure.retry}
    </button>
  );
  return (
    <Alert role="status" actions={retryButton}>
      {failure.text}
    </Alert>
  );
}

/** A form of a dialog, which is loaded when the user is about to open it: most visitors never do. */
export const DialogForm = withBoundary(DialogFormIsland);
