import { useEffect, useRef, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { getFieldId } from '../model/form-id.ts';
import type { FormLabels } from '../model/labels.ts';

export type SummaryError = { key: string; label: string; message: string };

export type FaultSummaryProps = { form: string; faults: readonly SummaryError[]; labels: FormLabels['summary'] };

/** The control of a field; of several rows the first that is wrong. */
function controlOf(id: string): HTMLElement | null {
  const first = document.getElementById(id);
  return first?.closest('[data-rows]')?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? first;
}

/** What is wrong, all in one place, when somebody tried to send: it takes the focus, and each line leads to its field. */
export function ErrorSummary({ form, faults, labels }: FaultSummaryProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const id = `${form}--faults`;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="mb-5 rounded-card border border-clay bg-clay-soft p-4"
    >
      <p id={id} className="font-semibold text-clay">
        {faults.length === 1 ? labels.one : formatMessage(labels.many, { count: faults.length })}
      </p>
      <ul className="mt-1">
        {faults.map(({ key, label, message }) => (
          <li key={key}>
            <a
              href={`#${getFieldId(form, key)}`}
              onClick={(event) => {
                // A fragment in the address would move tabs and dialogs of the page.
                event.preventDefault();
                controlOf(getFieldId(form, key))?.focus();
              }}
              className="inline-flex min-h-11 items-center underline"
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
