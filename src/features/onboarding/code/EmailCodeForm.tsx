import { useId, useState, type ReactElement } from 'react';
import { validateEmail } from '@/forms/field-types/email.tsx';
import { buttonClass } from '@/ui/button.ts';
import type { CodeLabels } from '../labels.ts';

type Props = { labels: CodeLabels; onSend: (address: string) => void };

/** Form for the e-mail address that gets the code instead of the phone. */
export function EmailCodeForm({ labels, onSend }: Props): ReactElement {
  const id = useId();
  const [address, setAddress] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  return (
    <form
      noValidate
      aria-label={labels.byEmail}
      onSubmit={(event) => {
        event.preventDefault();
        const checked = validateEmail(address);
        if ('value' in checked && checked.value !== null) onSend(checked.value);
        else setIsInvalid(true);
      }}
      className="mt-3 flex flex-wrap items-end gap-2.5"
    >
      <label className="min-w-0 grow text-small font-semibold">
        {labels.email}
        <input
          type="email"
          autoComplete="email"
          value={address}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-wrong` : undefined}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setIsInvalid(false);
          }}
          className="mt-1.5 block min-h-12 w-full rounded-field border border-control bg-surface px-3.5 font-normal aria-invalid:border-clay"
        />
      </label>
      <button type="submit" className={buttonClass('secondary', 'min-h-12')}>
        {labels.sendEmail}
      </button>
      {isInvalid && (
        <p id={`${id}-wrong`} role="alert" className="w-full text-fine text-clay">
          {labels.emailWrong}
        </p>
      )}
    </form>
  );
}
