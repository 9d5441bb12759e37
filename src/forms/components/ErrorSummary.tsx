import { useEffect, useRef, type ReactElement } from 'react';
import { formatPlural } from '@/lib/plurals.ts';
import { getFieldId } from '../model/form-id.ts';
import type { FormLabels } from '../labels.ts';

export type SummaryError = { key: string; label: string; message: string };

export type ErrorSummaryProps = { form: string; errors: readonly SummaryError[]; labels: FormLabels['summary'] };

/** Returns the input of a field; in a list of rows, the first invalid one. */
function findControl(id: string): HTMLElement | null {
  const first = document.getElementById(id);
  return first?.closest('[data-rows]')?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? first;
}

/** Lists all validation errors after a failed submit. Takes the focus on mount; each line moves it to its field. */
export function ErrorSummary({ form, errors, labels }: ErrorSummaryProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const id = `${form}--errors`;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="mb-5 rounded-card border border-clay bg-clay-soft p-4"
    >
      <p id={id} className="font-semibold text-clay">
        {formatPlural(labels.errors, errors.length)}
      </p>
      <ul className="mt-1">
        {errors.map(({ key, label, message }) => (
          <li key={key}>
            <a
              href={`#${getFieldId(form, key)}`}
              onClick={(event) => {
                // Do not set the URL fragment: tabs and dialogs of the page react to it.
                event.preventDefault();
                findControl(getFieldId(form, key))?.focus();
              }}
              className="inline-flex min-h-11 items-center underline"
            >
              {message.includes(label) ? message : `${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
